import { useId } from 'react'

import type { FieldProblem } from './error-summary.tsx'

/** What is wrong with a form, ready for its fields and its `ErrorSummary`. */
export interface FieldProblems<Field extends string> {
  /** Id of a field's control; the summary's links lead there. */
  readonly fieldId: (field: Field) => string
  /** What is wrong with a field, in words. */
  readonly errorAt: (field: Field) => string | undefined
  readonly problems: readonly FieldProblem[]
}

/** Ties the problems of a form, already in words, to its fields: the same words stand at the field and in the summary. */
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
