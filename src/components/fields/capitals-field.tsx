import type { Mask } from '#lib/caret.ts'

import { applyToInput } from './apply-to-input.ts'
import { type LineProps, TextField } from './text-field.tsx'

export interface CapitalsFieldProps extends Omit<LineProps, 'inputMode' | 'autoComplete' | 'name'> {
  /** Most letters and digits; further ones are not taken in. */
  readonly maxLength: number
}

const signs = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

const capitals = (maxLength: number): Mask => ({
  format: (text) => signs(text).toUpperCase().slice(0, maxLength),
  keep: (text) => signs(text).toUpperCase(),
})

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
        onChange(applyToInput(event, value, capitals(maxLength)))
      }}
    />
  )
}
