import { amountMask, showAmount } from '#lib/thousands.ts'

import { applyToInput } from './apply-to-input.ts'
import { type LineProps, TextField } from './text-field.tsx'

export interface MoneyFieldProps extends Omit<LineProps, 'inputMode'> {
  /** Whether cents may be given; `value` is then digits with at most one point and two decimals, else digits alone. */
  readonly decimals?: boolean | undefined
  /** Most digits of whole dollars. */
  readonly maxDigits?: number | undefined
}

/** An amount in dollars: thousands separators come while typing, `value` goes up and comes back without them. */
export function MoneyField({
  value,
  onChange,
  onBlur,
  decimals = false,
  maxDigits = 9,
  width = 'md',
  ...rest
}: MoneyFieldProps) {
  /** `12.` and `12.5` become `12` and `12.50` when the person moves on. */
  const settle = () => {
    const settled = value.replace(/\.$/, '').replace(/\.(\d)$/, '.$10')
    if (settled !== value) onChange(settled)
    onBlur?.()
  }
  return (
    <TextField
      {...rest}
      numeric
      prefix="$"
      inputMode={decimals ? 'decimal' : 'numeric'}
      width={width}
      value={showAmount(value)}
      onBlur={settle}
      onChange={(_, event) => {
        onChange(applyToInput(event, showAmount(value), amountMask({ maxDigits, decimals })).replaceAll(',', ''))
      }}
    />
  )
}
