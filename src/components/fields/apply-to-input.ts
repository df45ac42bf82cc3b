import type { ChangeEvent } from 'react'

import { type Mask, applyEdit } from '#lib/caret.ts'

/**
 * Formats an edit in its input and puts the caret where it belongs, before React renders the same text: so it never
 * jumps. Gives the formatted text. `read` and `show` translate where the input shows something else than it holds.
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
