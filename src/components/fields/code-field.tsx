import { plainNumber } from '#lib/plain-number.ts'

import { type LineProps } from './text-field.tsx'
import { NumberField } from './number-field.tsx'

export type CodeFieldProps = Omit<LineProps, 'inputMode' | 'autoComplete'>

/**
 * A code from a message, in one input that phones and password managers can fill in. Spaces, dashes and invisible
 * signs, as messages have them, are removed. All other characters are kept, for the form to refuse.
 */
export function CodeField({ width = 'sm', onChange, ...rest }: CodeFieldProps) {
  return (
    <NumberField
      {...rest}
      width={width}
      autoComplete="one-time-code"
      onChange={(text) => {
        onChange(plainNumber(text))
      }}
    />
  )
}
