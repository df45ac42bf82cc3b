import { useRef } from 'react'

import { RevealButton, type RevealText, useReveal } from './reveal.tsx'
import { type LineProps, TextField } from './text-field.tsx'

export interface PasswordFieldProps extends Omit<LineProps, 'inputMode' | 'autoComplete'> {
  readonly autoComplete: 'new-password' | 'current-password'
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
