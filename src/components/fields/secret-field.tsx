import { useRef } from 'react'

import { type Mask, retypedUnder } from '#lib/caret.ts'
import { conceal } from '#lib/masks.ts'

import { applyToInput } from './apply-to-input.ts'
import { RevealButton, type RevealText, useReveal } from './reveal.tsx'
import { type LineProps, TextField, type TextFieldProps } from './text-field.tsx'

export interface SecretFieldProps extends Omit<LineProps, 'autoComplete' | 'name'> {
  /** How the number is written. */
  readonly mask: Mask
  /** Signs of a whole number as it is shown: all but its last four are hidden. */
  readonly length: number
  /** What a phone writes in capitals by itself. */
  readonly autoCapitalize?: TextFieldProps['autoCapitalize']
  /** The words of the button that shows and hides the number. */
  readonly revealText: RevealText
  /** Hides the number again when the focus leaves the field and its button; false keeps it until pressed. */
  readonly hidesOnBlur?: boolean | undefined
}

/**
 * A number that identifies a person, all but its last four signs as dots until it is revealed. The dots are our own, in a plain
 * text input: a password input would offer to save the number, fill in passwords, lose the numeric keyboard and hide the last
 * four signs. The dots stand exactly where the signs stand, so that typing, deleting and pasting work the same hidden or shown.
 * Browsers are never given a name that they would save the number under.
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
        spellCheck={false}
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
