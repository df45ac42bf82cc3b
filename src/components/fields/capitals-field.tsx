import { capitalsMask } from '#lib/masks.ts'

import { applyToInput } from './apply-to-input.ts'
import { type LineProps, TextField } from './text-field.tsx'

export interface CapitalsFieldProps extends Omit<LineProps, 'inputMode' | 'autoComplete' | 'name'> {
  /** The most letters and digits of a code. A longer text is kept as it is, and the form's rules refuse it. */
  readonly maxLength: number
}

/**
 * A document number of letters and digits, such as `SRC1234567890`. It is in capitals as on the card, has no spaces,
 * and browsers do not save it.
 */
export function CapitalsField({ maxLength, value, onChange, width = 'md', ...rest }: CapitalsFieldProps) {
  return (
    <TextField
      {...rest}
      numeric
      autoComplete="off"
      kind="capitals"
      width={width}
      value={value}
      onChange={(_, event) => {
        onChange(applyToInput(event, value, capitalsMask(maxLength)))
      }}
    />
  )
}
