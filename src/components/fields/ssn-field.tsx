import { useRef } from 'react'

import { concealSsn, formatSsn, ssnMask } from '#lib/masks.ts'
import { retypedUnder } from '#lib/caret.ts'

import { applyToInput } from './apply-to-input.ts'
import { RevealButton, type RevealText, useReveal } from './reveal.tsx'
import { type LineProps, TextField } from './text-field.tsx'

export interface SsnFieldProps extends Omit<LineProps, 'inputMode' | 'autoComplete'> {
  /** The words of the button that shows and hides the number. */
  readonly revealText: RevealText
  /** Hides the number again when the focus leaves the field and its button; false keeps it until pressed. */
  readonly hidesOnBlur?: boolean | undefined
}

/**
 * A Social Security number, `•••-••-6789` until it is revealed. The dots are our own, in a plain text input: a password
 * input would offer to save the number, fill in passwords, lose the numeric keyboard and hide the last four digits. The
 * dots stand exactly where the digits stand, so that typing, deleting and pasting work the same hidden or shown.
 * `value` is the text with dashes; browsers are never given a name that they would save it under.
 */
export function SsnField({
  value,
  onChange,
  revealText,
  hidesOnBlur = true,
  disabled,
  width = 'md',
  ...rest
}: SsnFieldProps) {
  const frame = useRef<HTMLDivElement>(null)
  const reveal = useReveal(frame, { hidesOnBlur })
  const formatted = formatSsn(value)
  const shown = reveal.isShown ? formatted : concealSsn(formatted)
  return (
    <div ref={frame} className="min-w-0">
      <TextField
        {...rest}
        name={undefined}
        disabled={disabled}
        numeric
        width={width}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        value={shown}
        onChange={(_, event) => {
          const read = (raw: string, caret: number) => retypedUnder(formatted, shown, raw, caret)
          onChange(applyToInput(event, formatted, ssnMask, read, reveal.isShown ? undefined : concealSsn))
        }}
        action={<RevealButton {...reveal} text={revealText} disabled={disabled} />}
      />
    </div>
  )
}
