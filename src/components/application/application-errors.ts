import { useId } from 'react'

import type { FieldProblem } from '#components/fields/error-summary.tsx'
import { type ApplicationIssue, issueAt } from '#domain/application/application-issue.ts'
import { formatCentsShort } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

type Path = ApplicationIssue['path']

/** The errors of one step of the application, for its fields and its summary. */
export interface ApplicationErrors {
  /** Returns the id of the control at a path of the application. The summary's links lead to it. */
  readonly fieldId: (...path: Path) => string
  /** Returns the error message at a path. */
  readonly errorAt: (...path: Path) => string | undefined
  readonly problems: readonly FieldProblem[]
}

/**
 * Turns a step's issues into messages (F-10). `personOf` names whose issue it is, for steps that ask several people the
 * same question: in the summary, the message alone would not say it.
 */
export function useApplicationErrors(
  issues: readonly ApplicationIssue[],
  personOf: (issue: ApplicationIssue) => string | undefined = () => undefined,
): ApplicationErrors {
  const { t, language } = useTranslation('application')
  const base = useId()
  const fieldId = (...path: Path) => [base, ...path].join('-')
  const quoted = (values: ApplicationIssue['values'] = {}) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'number' && name.endsWith('Cents') ? formatCentsShort(value, language) : value,
      ]),
    )
  const messageOf = ({ code, values }: ApplicationIssue) => t(`issues.${code}`, quoted(values))
  return {
    fieldId,
    errorAt: (...path) => {
      const issue = issueAt(issues, ...path)
      return issue && messageOf(issue)
    },
    problems: issues.map((issue) => {
      const person = personOf(issue)
      const message = messageOf(issue)
      return {
        fieldId: fieldId(...issue.path),
        message: person === undefined ? message : t('applicationErrors.ofPerson', { person, message }),
      }
    }),
  }
}
