import { useRef } from 'react'

import { RevealButton, type RevealText, useReveal } from './reveal.tsx'
import { type LineProps, TextField } from './text-field.tsx'

export interface PasswordFieldProps extends Omit<LineProps, 'inputMode' | 'autoComplete'> {
  /** The kind of password, for password managers. */
  readonly autoComplete: 'new-password' | 'current-password'
  /** The texts of the button that shows and hides the password. */
  readonly revealText: RevealText
}

/** A password that the user can show. It is hidden again when the form is submitted. Pasting is allowed. */
export function PasswordField({ revealText, disabled, ...rest }: PasswordFieldProps) {
  const frame = useRef<HTMLDivElement>(null)
  const reveal = useReveal(frame, { hidesOnBlur: false })
  return (
    <div ref={frame} className="min-w-0">
      <TextField
        {...rest}
        disabled={disabled}
        type={reveal.isShown ? 'text' : 'password'}
        kind="exact"
        action={<RevealButton {...reveal} text={revealText} disabled={disabled} />}
      />
    </div>
  )
}
