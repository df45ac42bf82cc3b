import { type ChangeEvent, useRef, useState } from 'react'

import { Button } from '#components/primitives/button.tsx'
import { type LeftOut, type MoneyKeeping, editMoney, leaveMoney, meantAmount, showMoney } from '#lib/money-edit.ts'

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
     * Returns the question whether `30.000` means 30,000, or the label of the button that accepts that amount. Without
     * it the field does not ask.
     */
    readonly meantText?: ((what: 'question' | 'take', amount: string) => string) | undefined
    /**
     * Whether the field shows a dollar sign. Set it to false for other amounts, such as hours.
     * @default true
     */
    readonly isMoney?: boolean | undefined
  }

/** Returns a function that formats an edit and writes it into the input immediately, so the caret never jumps. */
function edited({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>, value: string) {
  return (keeps: MoneyKeeping) => {
    const inputType = 'inputType' in nativeEvent ? String(nativeEvent.inputType) : ''
    const caretNow = input.selectionStart ?? input.value.length
    const edit = { raw: input.value, caret: caretNow, previous: showMoney(value), inputType }
    const result = editMoney(edit, keeps)
    const shown = showMoney(result.value)
    if (input.value !== shown) {
      input.value = shown
      if (input.ownerDocument.activeElement === input) input.setSelectionRange(result.caret, result.caret)
    }
    return { ...result, isKey: inputType === 'insertText' || inputType === 'insertCompositionText' }
  }
}

/**
 * An amount in dollars. The field adds thousands separators while typing; `value` has none. What the text means as a
 * whole is decided on blur and by Enter: cents are completed or dropped. A text that is not a plain amount is kept, for
 * the form to refuse; if its points may separate thousands, the field asks whether that amount is meant.
 */
export function MoneyField({
  value,
  onChange,
  onBlur,
  keeps,
  leftOutText,
  meantText,
  isMoney = true,
  width = 'md',
  ...rest
}: MoneyFieldProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [leftOut, setLeftOut] = useState<LeftOut | null>(null)
  const [isTyping, setIsTyping] = useState(false)
  const kind = keeps ?? 'everything'
  const meant = meantText && !isTyping && rest.readOnly !== true ? meantAmount(value, kind) : null
  // An error is about the current text. The message that cents were left out is then about an earlier text, so it is
  // hidden.
  const left = leftOut === 'cents' && rest.error !== undefined ? null : leftOut
  const told = meant === null ? left && leftOutText?.(left) : meantText?.('question', showMoney(meant))
  const settle = () => {
    setIsTyping(false)
    const settled = leaveMoney(value, kind)
    if (settled.leftOut) setLeftOut(settled.leftOut)
    if (settled.value !== value) onChange(settled.value)
  }
  return (
    <div ref={frame} className="min-w-0">
      <TextField
        {...rest}
        numeric
        prefix={isMoney ? '$' : undefined}
        inputMode={keeps === 'dollars' ? 'numeric' : 'decimal'}
        width={width}
        value={showMoney(value)}
        told={leftOutText || meantText ? (told ?? '') : undefined}
        onBlur={() => {
          settle()
          onBlur?.()
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle()
        }}
        onChange={(_, event) => {
          const next = edited(event, value)(kind)
          setIsTyping(true)
          // The message stays while the user types on. A message about cents does not: more digits can make them
          // thousands.
          setLeftOut(next.leftOut ?? (next.isKey && leftOut !== 'cents' ? leftOut : null))
          if (next.value !== value) onChange(next.value)
        }}
      />
      {meantText && meant !== null && (
        <Button
          tone="outline"
          size="sm"
          className="mt-2"
          onClick={() => {
            onChange(meant)
            frame.current?.querySelector('input')?.focus()
          }}
        >
          {meantText('take', showMoney(meant))}
        </Button>
      )}
    </div>
  )
}
