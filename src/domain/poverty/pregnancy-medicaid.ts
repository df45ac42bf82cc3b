import type { PlanYear } from '#domain/years/plan-years.ts'
import { unread } from '#domain/years/year-facts.ts'

import { povertyPercent, povertyRegionOf } from './poverty-level.ts'

/** Up to which percentage of the poverty level a state's Medicaid covers a pregnant person, the 5 disregarded percent included. */
interface PregnancyLimits {
  /** Of a state that is not in the table: the least that the law asks of every state. */
  readonly least: number
  readonly states: Readonly<Record<string, number>>
  readonly source: string
  /** The day the source was read, as YYYY-MM-DD; `unread` until a person read it. */
  readonly read: string
}

/** Coverage by the unborn child alone (CHIP) is not counted. */
const limits2026: PregnancyLimits = {
  least: 138,
  states: {
    AK: 230,
    AL: 146,
    AR: 214,
    AZ: 161,
    DE: 217,
    FL: 196,
    GA: 225,
    HI: 196,
    IL: 213,
    IN: 213,
    KS: 171,
    ME: 214,
    MI: 200,
    MO: 201,
    MS: 199,
    MT: 162,
    NC: 201,
    NE: 199,
    NH: 201,
    OH: 205,
    OR: 190,
    SC: 199,
    TN: 200,
    TX: 203,
    UT: 144,
    WI: 306,
    WV: 190,
    WY: 159,
  },
  source: '42 CFR 435.116; the states’ limits on medicaid.gov',
  read: unread,
}

/** The limits of each plan year. */
const pregnancyLimits: Readonly<Record<PlanYear, PregnancyLimits>> = { 2026: limits2026, 2027: limits2026 }

/** The income of a tax household, and where and when it counts. */
export interface HouseholdIncome {
  readonly stateAbbr: string
  readonly year: PlanYear
  /** Whole dollars a year. */
  readonly annualIncome: number
  /** The people of the tax household, without the unborn child. */
  readonly householdSize: number
}

/** Whether Medicaid is probable for a pregnant person: the unborn child counts as one more (42 CFR 435.603(b), Q-156). */
export function isPregnancyInMedicaid({ stateAbbr, year, annualIncome, householdSize }: HouseholdIncome): boolean {
  const { least, states } = pregnancyLimits[year]
  const percent = povertyPercent(annualIncome, householdSize + 1, year, povertyRegionOf(stateAbbr))
  return percent <= (states[stateAbbr] ?? least)
}
