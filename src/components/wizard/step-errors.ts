import { useId } from 'react'

import type { FieldProblem } from '#components/fields/error-summary.tsx'
import type { QuoteIssue } from '#domain/quote/quote-issue.ts'
import { useTranslation } from '#i18n/use-translation.ts'

type Path = QuoteIssue['path']

/** The errors of one step, for its fields and its summary. */
export interface StepErrors {
  /** Returns the id of the control at a path of the draft's section. The summary's links lead to it. */
  readonly fieldId: (...path: Path) => string
  /** Returns the error message at a path. */
  readonly errorAt: (...path: Path) => string | undefined
  readonly problems: readonly FieldProblem[]
}

/**
 * Turns a step's issues into messages. `nameOf` gives the label of a field whose message
 * alone does not name the field in the summary, such as "Age (0-120)".
 */
export function useStepErrors(
  issues: readonly QuoteIssue[],
  nameOf: (path: Path) => string | undefined = () => undefined,
): StepErrors {
  const { t } = useTranslation('quote-start')
  const base = useId()
  const fieldId = (...path: Path) => [base, ...path].join('-')
  const told = issues.map(({ path, code }) => ({ path, fieldId: fieldId(...path), message: t(`issues.${code}`) }))
  const messages = new Map(told.map(({ fieldId: id, message }) => [id, message]))
  return {
    fieldId,
    errorAt: (...path) => messages.get(fieldId(...path)),
    problems: told.map(({ path, fieldId: id, message }) => {
      const field = nameOf(path)
      return { fieldId: id, message: field === undefined ? message : t('issues.inField', { field, message }) }
    }),
  }
}
