import { ErrorSummary, type FieldProblem } from '#components/fields/error-summary.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

/** What a step's fields are told about a refused Next. */
export interface StepProblemsProps {
  /** What is wrong, each with the id of its field; nothing is shown while there are none. */
  readonly problems: readonly FieldProblem[]
  /** Count of refusals; each new one moves the focus to the summary. */
  readonly attempt: number
}

/** The error summary of a wizard step, above its fields. */
export function StepProblems({ problems, attempt }: StepProblemsProps) {
  const { t } = useTranslation('common')
  return (
    <ErrorSummary
      heading={t('errorSummary.title', { count: problems.length })}
      headingLevel={3}
      problems={problems}
      focusKey={attempt}
    />
  )
}
