import { type ChangeEvent, useState } from 'react'

import { type LeftOut, type MoneyKeeping, editMoney, showMoney } from '#lib/money-edit.ts'

import { type LineProps, TextField } from './text-field.tsx'

/** A field that leaves something out of what is typed says so. */
type Keeping =
  | {
      /** Keeps only whole dollars, or dollars and cents, of what is typed key by key. */
      readonly keeps: Exclude<MoneyKeeping, 'everything'>
      /** The words for what was not taken over. */
      readonly leftOutText: (what: LeftOut) => string
    }
  | { readonly keeps?: undefined; readonly leftOutText?: undefined }

export type MoneyFieldProps = Omit<LineProps, 'inputMode' | 'told'> &
  Keeping & {
    /**
     * Off for amounts of something else, such as hours: no dollar sign.
     * @default true
     */
    readonly isMoney?: boolean | undefined
  }

/** An edit of the input, written into it at once so that the caret never jumps. */
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
 * An amount in dollars. Thousands separators come while typing, `value` goes up and comes back without them. What was pasted
 * and is no plain amount stays as it came, for the form to refuse.
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
  /** `12.` and `12.5` become `12` and `12.50` when the person moves on. */
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
        // What was told stays until the text is changed otherwise than by adding to it.
        setLeftOut(next.leftOut ?? (next.isKey ? leftOut : null))
        setEnded(next.ended)
        if (next.value !== value) onChange(next.value)
      }}
    />
  )
}
