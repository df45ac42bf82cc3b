import { capitalsMask } from '#lib/masks.ts'

import { applyToInput } from './apply-to-input.ts'
import { type LineProps, TextField } from './text-field.tsx'

export interface CapitalsFieldProps extends Omit<LineProps, 'inputMode' | 'autoComplete' | 'name'> {
  /** Most letters and digits: keys write no further one, and a longer text that is pasted stays to be refused. */
  readonly maxLength: number
}

/** A number of letters and digits from a document, `SRC1234567890`: capitals as on the card, no spaces, nothing saved by browsers. */
export function CapitalsField({ maxLength, value, onChange, width = 'md', ...rest }: CapitalsFieldProps) {
  return (
    <TextField
      {...rest}
      numeric
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      width={width}
      value={value}
      onChange={(_, event) => {
        onChange(applyToInput(event, value, capitalsMask(maxLength)))
      }}
    />
  )
}
