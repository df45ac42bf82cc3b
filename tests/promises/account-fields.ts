import type { InputField, Verdict } from './input-table.tsx'

/** A handler for what a table never presses. */
export const nothing = () => undefined
/** A form without a refusal. */
export const unrefused = { issues: [], attempt: 0 }

/** Characters that a field may add or omit. */
export type Dress = Pick<InputField<never>, 'marks'>
/** Characters in a written phone number besides its digits, and the country code before ten of them. */
export const phoneDress: Dress = { marks: /^\D*1(?=\D*(?:\d\D*){10}$)|\D/g }
/** Spaces and invisible characters, which no address contains. */
export const emailDress: Dress = { marks: /[\s\p{Cf}]/gu }

/** Returns the issue of one field of a form. */
export function verdictOf(
  issues: readonly { readonly field: string; readonly code: string }[],
  field: string,
  value: string,
) {
  const issue = issues.find((one) => one.field === field)
  return issue ? { refused: issue.code } : ({ accepted: value } satisfies Verdict)
}
