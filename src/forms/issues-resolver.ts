import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form'

/** What is wrong with one field, as a code that the widget puts into words. */
export interface FormIssue {
  readonly field: string
  readonly code: string
}

/** Lets a rule of the domain judge a form of react-hook-form: each issue becomes its field's error, with the code as its type. */
export function issuesResolver<Values extends FieldValues>(
  issuesOf: (values: Values) => readonly FormIssue[],
): Resolver<Values> {
  return (values) => {
    const issues = issuesOf(values)
    if (issues.length === 0) return { values, errors: {} }
    const errors = Object.fromEntries(issues.map(({ field, code }) => [field, { type: code }]))
    return { values: {}, errors: errors as FieldErrors<Values> }
  }
}

/** The issues behind a form's field errors, in the order in which the rule named them. */
export function issuesOfErrors(errors: FieldErrors): readonly FormIssue[] {
  return Object.entries(errors as Record<string, FieldError>).map(([field, { type }]) => ({ field, code: type }))
}
