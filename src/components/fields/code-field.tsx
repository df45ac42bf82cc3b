import { type LineProps } from './text-field.tsx'
import { NumberField } from './number-field.tsx'

export type CodeFieldProps = Omit<LineProps, 'inputMode' | 'autoComplete'>

/**
 * A code from a message, in one input: phones and password managers fill it in. Spaces and dashes, with which messages write a
 * code, fall away; all else stays as it came, for the form to refuse.
 */
export function CodeField({ width = 'sm', onChange, ...rest }: CodeFieldProps) {
  return (
    <NumberField
      {...rest}
      width={width}
      autoComplete="one-time-code"
      onChange={(text) => {
        onChange(text.replace(/[\s-]/g, ''))
      }}
    />
  )
}
