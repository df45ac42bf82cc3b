import { useRef } from 'react'

import { type Mask, retypedUnder } from '#lib/caret.ts'
import { conceal } from '#lib/masks.ts'

import { applyToInput } from './apply-to-input.ts'
import { RevealButton, type RevealText, useReveal } from './reveal.tsx'
import { type LineProps, TextField, type TextFieldProps } from './text-field.tsx'

export interface SecretFieldProps extends Omit<LineProps, 'autoComplete' | 'name'> {
  /** The number's format. */
  readonly mask: Mask
  /** Characters of a complete number as shown. All but the last four are hidden. */
  readonly length: number
  /** Turns off automatic correction: for letters and digits, or for capitals. */
  readonly kind?: TextFieldProps['kind']
  /** The texts of the button that shows and hides the number. */
  readonly revealText: RevealText
  /** Hides the number when the focus leaves the field and its button. With false, only the button hides it. */
  readonly hidesOnBlur?: boolean | undefined
}

/**
 * A number that identifies a person. All but its last four characters are dots until it is revealed. The dots are part
 * of a plain text input: a password input would offer to save the number, fill in passwords, lose the numeric keyboard
 * and hide the last four characters. Each dot replaces exactly one character, so typing, deleting and pasting work the
 * same hidden or shown. The input has no name under which a browser would save the number.
 */
export function SecretField({
  mask,
  length,
  value,
  onChange,
  revealText,
  hidesOnBlur = true,
  disabled,
  width = 'md',
  ...rest
}: SecretFieldProps) {
  const frame = useRef<HTMLDivElement>(null)
  const reveal = useReveal(frame, { hidesOnBlur })
  const formatted = mask.format(value)
  const disguise = (text: string) => conceal(text, length)
  const shown = reveal.isShown ? formatted : disguise(formatted)
  return (
    <div ref={frame} className="min-w-0">
      <TextField
        {...rest}
        name={undefined}
        disabled={disabled}
        numeric
        width={width}
        autoComplete="off"
        value={shown}
        onChange={(_, event) => {
          const read = (raw: string, caret: number) => retypedUnder(formatted, shown, raw, caret)
          onChange(applyToInput(event, formatted, mask, read, reveal.isShown ? undefined : disguise))
        }}
        action={<RevealButton {...reveal} text={revealText} disabled={disabled} />}
      />
    </div>
  )
}
