import type { HouseholdMember } from '#domain/household/member.ts'
import { stateName } from '#domain/geo/states.ts'
import { povertyPercent, povertyRegionOf } from '#domain/poverty/poverty-level.ts'
import { lowIncomeHelp } from '#domain/poverty/adult-medicaid.ts'
import { isLikelyOneMonth } from '#domain/poverty/threshold.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'
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
  /** Those of them who are known, with everyone who applies. */
  readonly members: readonly HouseholdMember[]
  /** The plan year whose law and poverty level count. */
  readonly planYear: PlanYear
  /** The state's two-letter code. */
  readonly state: string
  /** Address of the federal help page about Medicaid. */
  readonly medicaidUrl: string
  /** Where to find a clinic that charges by income. */
  readonly clinicsHref: string
  /** The agency's phone number. */
  readonly phone: string
}

/** Returns the sentence about the income that the dialog of the income step and the notices share. */
export function useLowIncomeText({ annualIncome, minimumIncome, householdSize, state }: LowIncome): string {
  const { t, language } = useTranslation('quote-steps')
  return t('lowIncomeDialog.text', {
    count: householdSize,
    income: formatDollars(annualIncome, language),
    minimum: formatDollars(minimumIncome, language),
    state: stateNameIn(language, state, stateName(state)),
  })
}

/** An income that is probably that of one month. */
interface OneMonth {
  /** Asks whether it is. */
  readonly question: string
  /** The income of twelve such months, in whole dollars. */
  readonly annualIncome: number
}

/** Returns the question whether the income is that of one month; null where that is not probable. */
export function useOneMonth({ annualIncome, minimumIncome }: LowIncome): OneMonth | null {
  const { t, language } = useTranslation('quote-steps')
  if (!isLikelyOneMonth(annualIncome, minimumIncome)) return null
  const year = annualIncome * 12
  const question = t('lowIncomeDialog.oneMonth', {
    income: formatDollars(annualIncome, language),
    year: formatDollars(year, language),
  })
  return { question, annualIncome: year }
}

/** Returns the help that the law offers the household, for `LowIncomeHelp`. */
export function helpOf(lowIncome: LowIncome) {
  const { annualIncome, minimumIncome, householdSize, members, planYear: year, state, clinicsHref, phone } = lowIncome
  const fplPercent = povertyPercent(annualIncome, householdSize, year, povertyRegionOf(state))
  const help = lowIncomeHelp({ stateAbbr: state, year, fplPercent, members })
  // Where adults have no Medicaid by income alone, the product's threshold equals that of the law.
  return { help, state, lowestIncome: minimumIncome, clinicsHref, phone }
}
