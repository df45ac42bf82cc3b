import type { MouseEvent } from 'react'

import { Checkbox } from '#components/fields/checkbox.tsx'
import type { LegalDocument } from '#domain/content/legal.ts'
import { useAddress } from '#i18n/use-address.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface TermsCheckboxProps {
  /** Id of the box, for links in an `ErrorSummary`. */
  readonly id: string
  /** Whether the box is ticked. */
  readonly value: boolean
  /** Called with the new state. */
  readonly onChange: (value: boolean) => void
  /** What is wrong and how to mend it, in the words that the error summary uses. */
  readonly error?: string | undefined
  /** Opens a text over the form; in a new tab it has a page of its own. */
  readonly onOpen: (document: LegalDocument) => void
  /** A text may be asked for soon. */
  readonly onNear?: ((document: LegalDocument) => void) | undefined
}

/** Where each text has a page of its own. */
const places: Readonly<Record<LegalDocument, string>> = {
  terms: '/terms-and-conditions',
  privacy: '/privacy-policy',
}

const marked = /<(terms|privacy)>(.*?)<\/\1>/

/** Acceptance of the terms and the privacy policy, whose names in the label open them. */
export function TermsCheckbox({ id, value, onChange, error, onOpen, onNear }: TermsCheckboxProps) {
  const { t } = useTranslation('registration')
  const address = useAddress()
  // Split at its marks the text goes round in threes: words, a document, its name.
  const parts = t('termsCheckbox.label').split(marked)
  const open = (event: MouseEvent, document: LegalDocument) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen(document)
  }
  const link = (document: LegalDocument, name: string | undefined) => (
    <a
      key={document}
      href={address(places[document])}
      aria-haspopup="dialog"
      className="text-primary underline hover:text-primary-strong"
      onClick={(event) => {
        open(event, document)
      }}
      onPointerEnter={() => onNear?.(document)}
      onFocus={() => onNear?.(document)}
    >
      {name}
    </a>
  )
  return (
    <Checkbox
      id={id}
      required
      value={value}
      error={error}
      onChange={onChange}
      label={parts.map((part, index) => {
        if (index % 3 === 0) return part
        return part === 'terms' || part === 'privacy' ? link(part, parts[index + 1]) : null
      })}
    />
  )
}
