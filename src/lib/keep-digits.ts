import { digitsOf } from './digits.ts'

/** Leaves only digits in an input, at most `most`, and the caret behind the same digit. Returns them. */
export function keepDigits(input: HTMLInputElement, most: number): string {
  const { value, selectionStart } = input
  const kept = digitsOf(value).slice(0, most)
  if (kept === value) return kept
  input.value = kept
  if (selectionStart !== null && input.ownerDocument.activeElement === input) {
    const caret = digitsOf(value.slice(0, selectionStart)).length
    input.setSelectionRange(caret, caret)
  }
  return kept
}
