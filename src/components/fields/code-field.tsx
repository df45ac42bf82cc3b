import { type LineProps } from './text-field.tsx'
import { NumberField } from './number-field.tsx'

export interface CodeFieldProps extends Omit<LineProps, 'inputMode' | 'autoComplete'> {
  /** How many digits the code has: 6 (spec 2 §9). */
  readonly digits?: number | undefined
}

/** A code from a message, in one input: phones and password managers fill it in, and pasted spaces and dashes fall away. */
export function CodeField({ digits = 6, width = 'sm', ...rest }: CodeFieldProps) {
  return <NumberField {...rest} width={width} maxDigits={digits} autoComplete="one-time-code" />
}
