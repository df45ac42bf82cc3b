import { useState } from 'react'

import { digitsMask } from '#lib/caret.ts'

import { applyToInput } from './apply-to-input.ts'
import { type LineProps, TextField } from './text-field.tsx'

/** The limit of a code of digits. Without it, all typed text is kept. */
type DigitLimit =
  | {
      /** The most digits. Other characters and extra digits are dropped. */
      readonly maxDigits: number
      /** The message about dropped characters. */
      readonly leftOutText: string
    }
  | { readonly maxDigits?: undefined; readonly leftOutText?: undefined }

export type NumberFieldProps = Omit<LineProps, 'inputMode'> & DigitLimit

/** A whole number or a code of digits, as a text input: without spin buttons, and the mouse wheel cannot change it. */
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
        // The message stays while the user types on. Deleting or pasting removes it.
        const isKey = 'inputType' in event.nativeEvent && event.nativeEvent.inputType === 'insertText'
        setHasLeftOut(kept !== text.trim() || (isKey && hasLeftOut))
        onChange(kept)
      }}
    />
  )
}
