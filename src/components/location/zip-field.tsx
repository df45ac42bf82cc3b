import { type KeyboardEvent, useState } from 'react'

import { controlLook, controlState } from '#components/fields/control-look.ts'
import { Field } from '#components/fields/field.tsx'
import { Button } from '#components/primitives/button.tsx'
import { isZip, zipLength } from '#domain/geo/location-outcome.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { keepDigits } from '#lib/keep-digits.ts'

export interface ZipFieldProps {
  /** Id of the input, for links in an `ErrorSummary`. */
  readonly id: string
  /** The ZIP as typed. */
  readonly value: string
  /** The error and how to fix it; undefined when there is none. */
  readonly error: string | undefined
  /** The counties of the ZIP are being looked up. The button says so. */
  readonly isVerifying: boolean
  /** Whether the ZIP is verified. If so, Enter continues instead of verifying again. */
  readonly isVerified: boolean
  /** Called with the new text. */
  readonly onChange: (zip: string) => void
  /** Called by the Verify button, or Enter while the ZIP is not verified. */
  readonly onVerify: () => void
  /** Called when the visitor is about to type, so the next parts can be fetched ahead. */
  readonly onIntent?: (() => void) | undefined
}

/**
 * The ZIP code with its Verify button. The field takes only five digits. The button cannot be pressed while verifying,
 * or before the fifth digit. Until the site is hydrated, the page's first script does the same
 * (src/app/early-zip.ts).
 */
export function ZipField(props: ZipFieldProps) {
  const { id, value, error, isVerifying, isVerified, onChange, onVerify, onIntent } = props
  const { t } = useTranslation('location')
  const [hasLeftOut, setHasLeftOut] = useState(false)
  const isBlocked = isVerifying || !isZip(value)
  const verifyByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isVerified) return
    event.preventDefault()
    if (!isVerifying) onVerify()
  }
  return (
    <Field
      id={id}
      label={t('locationFields.zip')}
      hint={t('locationFields.zipHint')}
      error={error}
      told={hasLeftOut ? t('locationFields.zipDigits') : ''}
      autoComplete="postal-code"
      required
    >
      {(control) => (
        <div className="flex flex-wrap gap-3">
          <div className="w-field-sm">
            <input
              {...control}
              type="text"
              name="zip"
              inputMode="numeric"
              enterKeyHint={isVerified ? 'next' : 'go'}
              value={value}
              className={`${controlLook({ state: controlState({ error }) })} tabular-nums`}
              onFocus={onIntent}
              onKeyDown={verifyByEnter}
              onChange={(event) => {
                onIntent?.()
                const { currentTarget: input, nativeEvent } = event
                const typed = input.value.trim()
                const kept = keepDigits(input, zipLength)
                // The message stays while the visitor types on. Deleting or pasting removes it.
                const isKey = 'inputType' in nativeEvent && nativeEvent.inputType === 'insertText'
                setHasLeftOut(kept !== typed || (isKey && hasLeftOut))
                onChange(kept)
              }}
            />
          </div>
          <Button
            tone="outline"
            name="verify"
            aria-disabled={isBlocked}
            aria-describedby={`${id}-hint`}
            className="aria-disabled:border-border aria-disabled:bg-surface-sunken aria-disabled:text-ink-muted"
            onClick={() => {
              if (!isBlocked) onVerify()
            }}
          >
            {t('locationFields.verify')}
          </Button>
        </div>
      )}
    </Field>
  )
}
