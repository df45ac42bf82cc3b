import { useState } from 'react'

import { digitsMask } from '#lib/caret.ts'

import { applyToInput } from './apply-to-input.ts'
import { type LineProps, TextField } from './text-field.tsx'

/** What a code of digits takes. Without it, all that is typed is kept. */
type DigitLimit =
  | {
      /** Most digits: only digits are taken, and further ones are not. */
      readonly maxDigits: number
      /** The words for what was not taken. */
      readonly leftOutText: string
    }
  | { readonly maxDigits?: undefined; readonly leftOutText?: undefined }

export type NumberFieldProps = Omit<LineProps, 'inputMode'> & DigitLimit

/** A whole number or code of digits, as text: no spin buttons, and no wheel that changes it. */
export function NumberField({ maxDigits, leftOutText, value, onChange, width = 'xs', ...rest }: NumberFieldProps) {
  const [hasLeftOut, setHasLeftOut] = useState(false)
  return (
    <TextField
      {...rest}
      numeric
      inputMode="numeric"
      width={width}
      value={value}
      told={leftOutText === undefined ? rest.told : hasLeftOut ? leftOutText : ''}
      onChange={(text, event) => {
        const kept = maxDigits === undefined ? text : applyToInput(event, value, digitsMask(maxDigits))
        // What was told stays until the text is changed otherwise than by a further key.
        const isKey = 'inputType' in event.nativeEvent && event.nativeEvent.inputType === 'insertText'
        setHasLeftOut(kept !== text.trim() || (isKey && hasLeftOut))
        onChange(kept)
      }}
    />
  )
}
