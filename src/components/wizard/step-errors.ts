import { type FieldErrors, useFieldErrors } from '#components/fields/field-errors.ts'
import { type QuoteIssue, isLocationIssue } from '#domain/quote/quote-issue.ts'
import { useTranslation } from '#i18n/use-translation.ts'

/**
 * Returns the errors of a step of the quote. `nameOf` gives the label of a field whose
 * message alone does not name the field in the summary, such as "Age (0-120)".
 */
export function useStepErrors(
  issues: readonly QuoteIssue[],
  nameOf: (path: QuoteIssue['path']) => string | undefined = () => undefined,
): FieldErrors {
  const { t } = useTranslation('quote-steps')
  const location = useTranslation('location')
  return useFieldErrors(
    issues,
    ({ code }) => (isLocationIssue(code) ? location.t(`issues.${code}`) : t(`issues.${code}`)),
    ({ path }, message) => {
      const field = nameOf(path)
      return field === undefined ? message : t('issues.inField', { field, message })
    },
  )
}
