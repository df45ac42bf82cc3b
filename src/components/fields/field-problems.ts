import { useId } from 'react'

import type { FieldProblem } from './error-summary.tsx'

/** The problems of a form, for its fields and its `ErrorSummary`. */
export interface FieldProblems<Field extends string> {
  /** Returns the id of a field's control. The summary's links lead to it. */
  readonly fieldId: (field: Field) => string
  /** Returns the error message of a field. */
  readonly errorAt: (field: Field) => string | undefined
  readonly problems: readonly FieldProblem[]
}

/** Connects a form's error messages to its fields, so the field and the summary show the same message. */
export function useFieldProblems<Field extends string>(
  issues: readonly { readonly field: Field; readonly message: string }[],
): FieldProblems<Field> {
  const base = useId()
  const fieldId = (field: Field) => `${base}-${field}`
  return {
    fieldId,
    errorAt: (field) => issues.find((issue) => issue.field === field)?.message,
    problems: issues.map(({ field, message }) => ({ fieldId: fieldId(field), message })),
  }
}
