import { type ChangeEvent, useState } from 'react'

import { type LeftOut, type MoneyKeeping, editMoney, showMoney } from '#lib/money-edit.ts'

import { type LineProps, TextField } from './text-field.tsx'

/** A field that drops typed characters must say so. */
type Keeping =
  | {
      /** Keeps only whole dollars, or dollars and cents, of the typed keys. */
      readonly keeps: Exclude<MoneyKeeping, 'everything'>
      /** Returns the message about the dropped characters. */
      readonly leftOutText: (what: LeftOut) => string
    }
  | { readonly keeps?: undefined; readonly leftOutText?: undefined }

export type MoneyFieldProps = Omit<LineProps, 'inputMode' | 'told'> &
  Keeping & {
    /**
     * Whether the field shows a dollar sign. Set it to false for other amounts, such as hours.
     * @default true
     */
    readonly isMoney?: boolean | undefined
  }

/** Returns a function that formats an edit and writes it into the input immediately, so the caret never jumps. */
function edited({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>, value: string) {
  return (keeps: MoneyKeeping, ended: boolean) => {
    const inputType = 'inputType' in nativeEvent ? String(nativeEvent.inputType) : ''
    const caretNow = input.selectionStart ?? input.value.length
    const edit = { raw: input.value, caret: caretNow, previous: showMoney(value), inputType }
    const result = editMoney(edit, keeps, ended)
    const shown = showMoney(result.value)
    if (input.value !== shown) {
      input.value = shown
      if (input.ownerDocument.activeElement === input) input.setSelectionRange(result.caret, result.caret)
    }
    return { ...result, isKey: inputType === 'insertText' || inputType === 'insertCompositionText' }
  }
}

/**
 * An amount in dollars. The field adds thousands separators while typing; `value` has none. Pasted text that is not a
 * plain amount is kept, for the form to refuse.
 */
export function MoneyField({
  value,
  onChange,
  onBlur,
  keeps,
  leftOutText,
  isMoney = true,
  width = 'md',
  ...rest
}: MoneyFieldProps) {
  const [leftOut, setLeftOut] = useState<LeftOut | null>(null)
  const [ended, setEnded] = useState(false)
  /** `12.` and `12.5` become `12` and `12.50` on blur. */
  const settle = () => {
    setEnded(false)
    const settled = value.replace(/^(\d+)\.$/, '$1').replace(/^(\d+\.\d)$/, '$10')
    if (settled !== value) onChange(settled)
    onBlur?.()
  }
  return (
    <TextField
      {...rest}
      numeric
      prefix={isMoney ? '$' : undefined}
      inputMode={keeps === 'dollars' ? 'numeric' : 'decimal'}
      width={width}
      value={showMoney(value)}
      told={leftOutText && (leftOut === null ? '' : leftOutText(leftOut))}
      onBlur={settle}
      onChange={(_, event) => {
        const next = edited(event, value)(keeps ?? 'everything', ended)
        // The message stays until the text changes in another way than by typing more.
        setLeftOut(next.leftOut ?? (next.isKey ? leftOut : null))
        setEnded(next.ended)
        if (next.value !== value) onChange(next.value)
      }}
    />
  )
}
