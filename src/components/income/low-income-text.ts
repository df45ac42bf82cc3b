import { stateName } from '#domain/geo/states.ts'
import { formatDollars } from '#i18n/format.ts'
import { stateNameIn } from '#i18n/state-name.ts'
import { useTranslation } from '#i18n/use-translation.ts'

/** A household below its state's threshold, and its source of help. */
export interface LowIncome {
  /** The stated income, in whole dollars a year. */
  readonly annualIncome: number
  /** The state's threshold for such a household, in whole dollars a year. */
  readonly minimumIncome: number
  /** Number of people in the tax household. */
  readonly householdSize: number
  /** The state's two-letter code. */
  readonly state: string
  /** Address of the federal help page about Medicaid. */
  readonly medicaidUrl: string
}

/** Returns the sentence about Medicaid and CHIP that the dialog of the income step and the notices share. */
export function useLowIncomeText({ annualIncome, minimumIncome, householdSize, state }: LowIncome): string {
  const { t, language } = useTranslation('quote-steps')
  return t('lowIncomeDialog.text', {
    count: householdSize,
    income: formatDollars(annualIncome, language),
    minimum: formatDollars(minimumIncome, language),
    state: stateNameIn(language, state, stateName(state)),
  })
}
