import { stateName } from '#domain/geo/states.ts'
import { formatDollars } from '#i18n/format.ts'
import { stateNameIn } from '#i18n/state-name.ts'
import { useTranslation } from '#i18n/use-translation.ts'

/** A household below its state's threshold, and where it finds help. */
export interface LowIncome {
  /** Whole dollars a year: what was given. */
  readonly annualIncome: number
  /** Whole dollars a year that the state's threshold asks of such a household. */
  readonly minimumIncome: number
  /** People in the tax household. */
  readonly householdSize: number
  /** The state's two letters. */
  readonly state: string
  /** The federal help page about Medicaid. */
  readonly medicaidUrl: string
}

/** The sentence on Medicaid and CHIP that the dialog of the income step and the notices share. */
export function useLowIncomeText({ annualIncome, minimumIncome, householdSize, state }: LowIncome): string {
  const { t, language } = useTranslation('quote-steps')
  return t('lowIncomeDialog.text', {
    count: householdSize,
    income: formatDollars(annualIncome, language),
    minimum: formatDollars(minimumIncome, language),
    state: stateNameIn(language, state, stateName(state)),
  })
}
