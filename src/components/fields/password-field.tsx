import { useRef } from 'react'

import { RevealButton, type RevealText, useReveal } from './reveal.tsx'
import { type LineProps, TextField } from './text-field.tsx'

export interface PasswordFieldProps extends Omit<LineProps, 'inputMode' | 'autoComplete'> {
  /** Which password it is, for password managers. */
  readonly autoComplete: 'new-password' | 'current-password'
  /** The words of the button that shows and hides the password. */
  readonly revealText: RevealText
}

/** A password that its owner can look at; it is hidden again when the form is submitted. Pasting is welcome. */
export function PasswordField({ revealText, disabled, ...rest }: PasswordFieldProps) {
  const frame = useRef<HTMLDivElement>(null)
  const reveal = useReveal(frame, { hidesOnBlur: false })
  return (
    <div ref={frame} className="min-w-0">
      <TextField
        {...rest}
        disabled={disabled}
        type={reveal.isShown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
        action={<RevealButton {...reveal} text={revealText} disabled={disabled} />}
      />
    </div>
  )
}
