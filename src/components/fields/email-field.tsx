import { useRef, useState } from 'react'

import { Button } from '#components/primitives/button.tsx'
import { meantEmail } from '#lib/meant-email.ts'

import { type LineProps, TextField } from './text-field.tsx'

export interface EmailFieldProps extends Omit<LineProps, 'inputMode' | 'told'> {
  /** Returns the question whether a similar address is meant, or the label of the button that takes it. */
  readonly meantText: (what: 'question' | 'take', email: string) => string
}

/**
 * An email address. If its domain has a common typing error, the field asks on blur whether a similar address is meant.
 * It changes nothing by itself.
 */
export function EmailField({ value, onChange, onBlur, meantText, ...rest }: EmailFieldProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [isTyping, setIsTyping] = useState(false)
  const meant = isTyping || rest.readOnly === true ? null : meantEmail(value)
  return (
    <div ref={frame} className="min-w-0">
      <TextField
        {...rest}
        type="email"
        inputMode="email"
        kind="exact"
        value={value}
        told={meant === null ? '' : meantText('question', meant)}
        onBlur={() => {
          setIsTyping(false)
          onBlur?.()
        }}
        onChange={(text) => {
          setIsTyping(true)
          onChange(text)
        }}
      />
      {meant !== null && (
        <Button
          tone="outline"
          size="sm"
          className="mt-2 max-w-full wrap-anywhere"
          onClick={() => {
            onChange(meant)
            frame.current?.querySelector('input')?.focus()
          }}
        >
          {meantText('take', meant)}
        </Button>
      )}
    </div>
  )
}
