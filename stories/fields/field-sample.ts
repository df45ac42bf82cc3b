import type { FieldProps } from '#components/fields/field.tsx'

/** The texts of a field in one language of a story. */
export interface FieldText {
  readonly label: string
  readonly hint: string
  readonly error: string
  readonly optional: string
  readonly note: string
  readonly longLabel: string
  readonly longHint: string
  readonly longError: string
}

/** The states that stories show for each field. */
export interface FieldState {
  readonly initial?: string
  readonly hinted?: boolean
  readonly wrong?: boolean
  readonly optional?: boolean
  readonly disabled?: boolean | undefined
  readonly readOnly?: boolean | undefined
  readonly long?: boolean
}

/** Returns the props for a field's state, with the texts of one language. */
export function fieldProps(
  text: FieldText,
  { hinted, wrong, optional, disabled, readOnly, long }: FieldState,
): FieldProps {
  return {
    label: long === true ? text.longLabel : text.label,
    hint: long === true ? text.longHint : hinted === true ? text.hint : undefined,
    error: wrong !== true ? undefined : long === true ? text.longError : text.error,
    optionalLabel: optional === true ? text.optional : undefined,
    readOnlyNote: text.note,
    disabled,
    readOnly,
  }
}

/** The texts that all fields of one language share. */
export const everyField = {
  en: { optional: '(optional)', note: 'From your quote' },
  es: { optional: '(opcional)', note: 'De su cotización' },
} as const

/** Returns the text box with a label, whatever its hint and error. */
export function lineIn(canvas: { getByLabelText: (label: string) => HTMLElement }, label: string): HTMLInputElement {
  const found = canvas.getByLabelText(label)
  if (!(found instanceof HTMLInputElement)) throw new Error(`${label} does not label an input`)
  return found
}
