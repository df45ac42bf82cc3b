import { useId } from 'react'

import type { FieldProblem } from '#components/fields/error-summary.tsx'
import type { QuoteIssue } from '#domain/quote/quote-issue.ts'
import { useTranslation } from '#i18n/use-translation.ts'

type Path = QuoteIssue['path']

/** The errors of one step, ready for its fields and its summary. */
export interface StepErrors {
  /** Id of the control at a path of the draft's section; the summary's links lead there. */
  readonly fieldId: (...path: Path) => string
  /** What is wrong at a path, in words. */
  readonly errorAt: (...path: Path) => string | undefined
  readonly problems: readonly FieldProblem[]
}

/**
 * Puts a step's issues into words. `nameOf` gives the label of a field whose message alone would not say
 * which field it means, as "Age (0-120)" would not in the summary.
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
