import { type Mask } from '#lib/caret.ts'
import { dateMask, phoneMask } from '#lib/masks.ts'

import { applyToInput } from './apply-to-input.ts'
import { type LineProps, TextField } from './text-field.tsx'

const masks = {
  phone: { mask: phoneMask, type: 'tel', inputMode: 'tel', width: 'md' },
  date: { mask: dateMask, type: 'text', inputMode: 'numeric', width: 'sm' },
} as const satisfies Record<
  string,
  { mask: Mask; type: 'tel' | 'text'; inputMode: 'tel' | 'numeric'; width: 'sm' | 'md' }
>

export interface MaskedFieldProps extends Omit<LineProps, 'inputMode'> {
  /** `phone` (###) ###-####, `date` MM/DD/YYYY. */
  readonly mask: keyof typeof masks
}

/**
 * A phone number or a date, formatted while it is typed. It accepts any pasted format. `value` is the text as shown.
 * Use `SsnField` for a Social Security number, because it is hidden.
 */
export function MaskedField({ mask: kind, value, onChange, onBlur, width, ...rest }: MaskedFieldProps) {
  const { mask, type, inputMode, width: usual } = masks[kind]
  const settle = () => {
    const settled = mask.format(value)
    if (settled !== value) onChange(settled)
  }
  return (
    <TextField
      {...rest}
      {...{ type, inputMode, value }}
      width={width ?? usual}
      numeric
      onBlur={() => {
        settle()
        onBlur?.()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle()
      }}
      onChange={(_, event) => {
        onChange(applyToInput(event, value, mask))
      }}
    />
  )
}
