/** Something that was pressed before the site listened. */
export interface EarlyPress {
  readonly element: HTMLElement
  readonly isForm: boolean
}

/** What a field held before React listened. */
export interface EarlyInput {
  readonly control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
  readonly checked: boolean
  readonly value: string
  readonly caret: number | null
}

/**
 * Says again what was typed. React compares a control with the value it saw last, so the old value is put in by its own setter
 * first, which React watches, and the typed one by the prototype's, which it does not.
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

/** Hands React what the person typed, ticked, chose and pressed before it listened; it would never hear of it otherwise. */
export function adoptEarlyInput(inputs: readonly EarlyInput[], press: EarlyPress | null): void {
  for (const input of inputs) {
    const { control, checked } = input
    if (control instanceof HTMLInputElement && checked !== control.defaultChecked) {
      // A click toggles: back first, by the watched setter, then as the person did.
      control.checked = !checked
      control.click()
    } else retype(input)
  }
  if (press?.isForm === true && press.element instanceof HTMLFormElement) press.element.requestSubmit()
  else press?.element.click()
}
