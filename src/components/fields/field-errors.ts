import { useId } from 'react'

import type { FieldProblem } from './error-summary.tsx'

type Path = readonly (string | number)[]

/** The errors of one step of a form, for its fields and its summary. */
export interface FieldErrors {
  /** Returns the id of the control at a path of the answers. The summary's links lead to it. */
  readonly fieldId: (...path: Path) => string
  /** Returns the error message at a path. */
  readonly errorAt: (...path: Path) => string | undefined
  readonly problems: readonly FieldProblem[]
}

/**
 * Turns a step's issues into messages. `textOf` gives the message of an issue for its field, `summaryOf` that of the
 * summary, where the message alone may not name the field or the person.
 */
export function useFieldErrors<Issue extends { readonly path: Path }>(
  issues: readonly Issue[],
  textOf: (issue: Issue) => string,
  summaryOf: (issue: Issue, message: string) => string,
): FieldErrors {
  const base = useId()
  const fieldId = (...path: Path) => [base, ...path].join('-')
  const told = issues.map((issue) => ({ issue, fieldId: fieldId(...issue.path), message: textOf(issue) }))
  return {
    fieldId,
    errorAt: (...path) => told.find((one) => one.fieldId === fieldId(...path))?.message,
    problems: told.map(({ issue, fieldId: id, message }) => ({ fieldId: id, message: summaryOf(issue, message) })),
  }
}
