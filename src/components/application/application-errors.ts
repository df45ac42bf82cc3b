import { type FieldErrors, useFieldErrors } from '#components/fields/field-errors.ts'
import type { ApplicationIssue } from '#domain/application/application-issue.ts'
import { formatCentsShort } from '#i18n/format.ts'
import { formatTypedDay } from '#i18n/format-typed-day.ts'
import { useTranslation } from '#i18n/use-translation.ts'

/**
 * Returns the errors of a step of the application (F-10). `personOf` names the person of an issue. The summary needs
 * the name in steps that ask several people the same question.
 */
export function useApplicationErrors(
  issues: readonly ApplicationIssue[],
  personOf: (issue: ApplicationIssue) => string | undefined = () => undefined,
): FieldErrors {
  const { t, language } = useTranslation('application')
  const quoted = (values: ApplicationIssue['values'] = {}) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value !== 'number'
          ? formatTypedDay(value, language) || value
          : name.endsWith('Cents')
            ? formatCentsShort(value, language)
            : value,
      ]),
    )
  return useFieldErrors(
    issues,
    ({ code, values }) => t(`issues.${code}`, quoted(values)),
    (issue, message) => {
      const person = personOf(issue)
      return person === undefined ? message : t('applicationErrors.ofPerson', { person, message })
    },
  )
}
