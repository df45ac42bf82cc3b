import { digitsMask } from '#lib/caret.ts'

import { applyToInput } from './apply-to-input.ts'
import { type LineProps, TextField } from './text-field.tsx'

export interface NumberFieldProps extends Omit<LineProps, 'inputMode'> {
  /** Most digits: 3 for an age, 5 for a ZIP code. Further ones are not taken in. */
  readonly maxDigits: number
}

/** A whole number or code of digits, as text: no spin buttons, and no wheel that changes it. */
export function NumberField({ maxDigits, value, onChange, width = 'xs', ...rest }: NumberFieldProps) {
  return (
    <TextField
      {...rest}
      numeric
      inputMode="numeric"
      width={width}
      value={value}
      onChange={(_, event) => {
        onChange(applyToInput(event, value, digitsMask(maxDigits)))
      }}
    />
  )
}
