import type { EarlyPress } from '#lib/early-record.ts'

/** The value of a field before React listened. */
export interface EarlyInput {
  readonly control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  readonly checked: boolean
  readonly value: string
  readonly caret: number | null
}

/**
 * Repeats the input for React. React compares a control with the last value that it saw. This function therefore first
 * sets the old value by the control's own setter, which React watches, and then the typed value by the prototype's
 * setter, which React does not watch.
 */
function retype({ control, value, caret }: EarlyInput): void {
  const prototype = Object.getPrototypeOf(control) as object
  const isSelect = control instanceof HTMLSelectElement
  control.value = isSelect ? '' : control.defaultValue
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }))
  // Some kinds of field have no caret that a script may move.
  if (!isSelect && control === document.activeElement && caret !== null) control.setSelectionRange(caret, caret)
}

/** Passes the visitor's early input and presses to React, which would miss them otherwise. */
export function adoptEarlyInput(inputs: readonly EarlyInput[], press: EarlyPress | null): void {
  for (const input of inputs) {
    const { control, checked } = input
    if (control instanceof HTMLInputElement && checked !== control.defaultChecked) {
      // The click toggles the control. The state before is set first, by the setter that React watches.
      control.checked = !checked
      control.click()
    } else retype(input)
  }
  if (press?.isForm === true && press.element instanceof HTMLFormElement) press.element.requestSubmit()
  else press?.element.click()
}
