import { ErrorSummary, type FieldProblem } from '#components/fields/error-summary.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

/** The problems of a refused Next. */
export interface StepProblemsProps {
  /** The problems, each with the id of its field. The summary is empty without them. */
  readonly problems: readonly FieldProblem[]
  /** Count of refusals. Each new one moves the focus to the summary. */
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
