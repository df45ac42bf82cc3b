import { isWageField } from '#domain/income/annualise.ts'
import { type EstimatorDraft, otherSources, typedDeductions } from '#domain/income/estimator.ts'
import { type EstimatorField, type EstimatorIssue, monthFieldOf } from '#domain/income/estimator-issues.ts'
import { monthsTogether } from '#domain/income/varying-months.ts'
import { useTranslation } from '#i18n/use-translation.ts'

/** The words of the estimator's fields and problems. */
export interface EstimatorWords {
  /** The label of a field among the fields of its group. */
  readonly label: (field: EstimatorField) => string
  /** The error of a field and how to fix it. */
  readonly message: (issue: EstimatorIssue, draft: EstimatorDraft) => string
  /** The problem with the name of its field, for the summary of all problems. */
  readonly inSummary: (issue: EstimatorIssue, draft: EstimatorDraft) => string
}

/** Returns the words of the estimator's fields and problems. */
export function useEstimatorWords(): EstimatorWords {
  const { t } = useTranslation('quote-steps')
  const { t: tIncome } = useTranslation('irregular-income')
  const label = (field: EstimatorField) => {
    const month = monthFieldOf(field)
    if (month) return tIncome(`months.${month.kind}.${month.what}`)
    const other = otherSources.find((source) => source === field)
    if (other) return t(`estimatorDialog.amounts.${other}`)
    const deduction = typedDeductions.find((one) => one === field)
    if (deduction) return tIncome(`deductions.${deduction}`)
    if (field === 'earningMethod' || field === 'workExpenses' || field === 'twiceMonthlyPay')
      return tIncome(`fields.${field}`)
    return isWageField(field) ? t(`estimatorDialog.wages.${field}`) : t('estimatorDialog.payMethod')
  }
  const message = ({ code, field, person }: EstimatorIssue, draft: EstimatorDraft) => {
    if (code === 'payMethod' || code === 'amountMissing' || code === 'amountUnclear')
      return t(`estimatorDialog.issues.${code}`)
    const answers = draft[person]
    const texts = monthFieldOf(field)?.source === 'wages' ? answers?.wageMonths : answers?.earningMonths
    return tIncome(`issues.${code}`, { sum: texts ? monthsTogether(texts) : null })
  }
  const named = ({ field, person }: EstimatorIssue, draft: EstimatorDraft) => {
    const month = monthFieldOf(field)
    const name = month
      ? tIncome('months.fieldOf', { group: tIncome(`months.group.${month.source}`), name: label(field) })
      : label(field)
    return draft.spouse ? t('estimatorDialog.fieldOf', { person: t(`estimatorDialog.people.${person}`), name }) : name
  }
  return {
    label,
    message,
    inSummary: (issue, draft) =>
      t('estimatorDialog.issueInField', { field: named(issue, draft), message: message(issue, draft) }),
  }
}
