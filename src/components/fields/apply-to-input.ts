import type { ChangeEvent } from 'react'

import { type Mask, applyEdit } from '#lib/caret.ts'

/**
 * Formats an edit in its input and places the caret before React renders the same text, so the caret never jumps.
 * Returns the formatted text. `read` and `show` convert between the shown text and the value when they differ.
 */
export function applyToInput(
  { currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>,
  previous: string,
  mask: Mask,
  read: (raw: string, caret: number) => string = (raw) => raw,
  show: (text: string) => string = (text) => text,
): string {
  const caretNow = input.selectionStart ?? input.value.length
  const inputType = 'inputType' in nativeEvent ? String(nativeEvent.inputType) : ''
  const { text, caret } = applyEdit({ raw: read(input.value, caretNow), caret: caretNow, previous, inputType }, mask)
  const shown = show(text)
  if (input.value !== shown) {
    input.value = shown
    if (input.ownerDocument.activeElement === input) input.setSelectionRange(caret, caret)
  }
  return text
}
