import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form'

/** The problem of one field, as a code that the widget translates. */
export interface FormIssue {
  readonly field: string
  readonly code: string
}

/**
 * Resolver for react-hook-form that validates with a rule of the domain. Each issue becomes its field's error, with the
 * code as its type.
 */
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

/** Returns the issues behind a form's field errors, in the order of the rule. */
export function issuesOfErrors(errors: FieldErrors): readonly FormIssue[] {
  return Object.entries(errors as Record<string, FieldError>).map(([field, { type }]) => ({ field, code: type }))
}
