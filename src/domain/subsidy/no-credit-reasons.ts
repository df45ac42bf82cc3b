import { medicareAge, type PriceQuestion } from '#domain/household/price-answers.ts'

import { statusLaw } from './status-law.ts'

/** Why a person probably gets no tax credit. The table below has a row for each. */
export const noCreditReasonIds = [
  'medicare',
  'medicaidOrChip',
  'pregnancyMedicaid',
  'coverageGap',
  'daca',
  'marriedApart',
  'jobOffer',
  'immigrationStatus',
  'medicareLater',
] as const
export type NoCreditReasonId = (typeof noCreditReasonIds)[number]

/** What is known of one person who applies. */
export interface PersonFacts {
  /** The age on the day coverage starts, which the quote asks for; null when it is not known. */
  readonly age: number | null
  /** The service's estimate says that Medicaid or CHIP is probable. */
  readonly isMedicaidChip: boolean
  /** Medicaid is probable for a pregnant person by the state's limit. */
  readonly isPregnancyInMedicaid?: boolean
  /** The income of the application is in the state's coverage gap (F-96). */
  readonly isInGap?: boolean
  /** The immigration status probably gives no credit in the plan's year (F-95). */
  readonly isStatusDoubtful?: boolean
  /** The person can get Medicare at any age, as by a disability. */
  readonly canGetMedicare?: boolean
  /** The status is one whose holders probably can't enroll in a Marketplace plan. */
  readonly canNotEnroll?: boolean
  /** The person could take an affordable offer of a job, one's own or a relative's. */
  readonly hasJobOffer?: boolean
  /** The filer is married, and not on one return with the spouse. */
  readonly isMarriedApart?: boolean
}

/** The second amount that an answer leads to: the price without the person, the full price, or none. */
export type SecondAmount = 'withoutThem' | 'fullPrice' | 'none'

/** One reason: for whom it holds, from when, and where the rule is. */
export interface NoCreditReason {
  readonly id: NoCreditReasonId
  /** `start`: on the day coverage starts. `later`: from a day in the year after it; until then there is a credit. */
  readonly from: 'start' | 'later'
  /** The service's estimate of the credit leaves such a person out, so its amount is that of the others. */
  readonly isInEstimate: boolean
  /** The person probably has other coverage, and so does not take the plan. */
  readonly isCoveredElsewhere: boolean
  /** The question of Q-143 that gives the reason; null where the service's estimate gives it. */
  readonly question: PriceQuestion | null
  readonly second: SecondAmount
  readonly holds: (facts: PersonFacts) => boolean
  readonly source: string
  /** The day the source was read, as YYYY-MM-DD. */
  readonly read: string
}

/** Returns from when Medicare is probable at an age on the day coverage starts; null below 64 and for an unknown age. */
export function medicareAt(age: number | null): NoCreditReason['from'] | null {
  if (age === null || age < medicareAge - 1) return null
  return age < medicareAge ? 'later' : 'start'
}

/**
 * The reasons in the order in which they are looked for: the first that holds for a person counts. Medicare comes
 * before Medicaid, because from 65 on the Medicaid of income alone ends (42 CFR 435.119(b)(1)).
 */
export const noCreditReasons: readonly NoCreditReason[] = [
  {
    id: 'medicare',
    from: 'start',
    isInEstimate: false,
    isCoveredElsewhere: true,
    question: 'medicare',
    second: 'withoutThem',
    holds: ({ age, canGetMedicare }) => medicareAt(age) === 'start' || canGetMedicare === true,
    source: '26 CFR 1.36B-2(c)(2)(i); 42 U.S.C. 426(a)',
    read: '2026-11-25',
  },
  {
    id: 'medicaidOrChip',
    from: 'start',
    isInEstimate: true,
    isCoveredElsewhere: true,
    question: null,
    second: 'none',
    // Without an age the estimate is asked for an assumed one, so it says nothing of this person.
    holds: ({ age, isMedicaidChip }) => age !== null && isMedicaidChip,
    source: '26 CFR 1.36B-2(c)(2)(i); 42 CFR 435.118, 435.119 and 457.310',
    read: '2026-11-25',
  },
  {
    id: 'pregnancyMedicaid',
    from: 'start',
    isInEstimate: false,
    isCoveredElsewhere: true,
    question: 'pregnancy',
    second: 'withoutThem',
    holds: ({ isPregnancyInMedicaid }) => isPregnancyInMedicaid === true,
    source: '26 CFR 1.36B-2(c)(2)(i); 42 CFR 435.116 and 435.603(b)',
    read: '2026-11-26',
  },
  {
    id: 'coverageGap',
    from: 'start',
    isInEstimate: false,
    isCoveredElsewhere: false,
    question: null,
    second: 'fullPrice',
    holds: ({ isInGap }) => isInGap === true,
    source: '26 U.S.C. 36B(c)(1)(A); 42 CFR 435.119 and the states’ decisions on medicaid.gov',
    read: '2026-11-26',
  },
  {
    id: 'daca',
    from: 'start',
    isInEstimate: false,
    isCoveredElsewhere: false,
    question: 'status',
    second: 'withoutThem',
    holds: ({ canNotEnroll }) => canNotEnroll === true,
    source: '45 CFR 155.20 (lawfully present), as amended by 90 FR 27074',
    read: '2026-11-26',
  },
  {
    id: 'marriedApart',
    from: 'start',
    isInEstimate: false,
    isCoveredElsewhere: false,
    question: 'marriedApart',
    second: 'fullPrice',
    holds: ({ isMarriedApart }) => isMarriedApart === true,
    source: '26 U.S.C. 36B(c)(1)(C); 26 CFR 1.36B-2(b)(2); 26 U.S.C. 7703(b)',
    read: '2026-11-26',
  },
  {
    id: 'jobOffer',
    from: 'start',
    isInEstimate: false,
    // An offer is no coverage yet.
    isCoveredElsewhere: false,
    question: 'jobOffer',
    second: 'withoutThem',
    holds: ({ hasJobOffer }) => hasJobOffer === true,
    source: '26 U.S.C. 36B(c)(2)(C); 26 CFR 1.36B-2(c)(3)',
    read: '2026-11-26',
  },
  {
    id: 'immigrationStatus',
    from: 'start',
    isInEstimate: false,
    isCoveredElsewhere: false,
    question: 'status',
    second: 'fullPrice',
    holds: ({ isStatusDoubtful }) => isStatusDoubtful === true,
    source: statusLaw.source,
    read: statusLaw.read,
  },
  {
    id: 'medicareLater',
    from: 'later',
    isInEstimate: false,
    isCoveredElsewhere: true,
    question: 'medicare',
    second: 'none',
    holds: ({ age, canGetMedicare }) => medicareAt(age) === 'later' && canGetMedicare !== true,
    source: '26 CFR 1.36B-2(c)(2)(i); 42 U.S.C. 426(a)',
    read: '2026-11-25',
  },
]

/** Returns the first reason that holds for a person; null when none does. */
export function noCreditReasonOf(facts: PersonFacts): NoCreditReason | null {
  return noCreditReasons.find(({ holds }) => holds(facts)) ?? null
}

/** Returns from when Medicare is probable for anybody of these ages; the earliest counts, and null is for nobody. */
export function medicareOfAges(ages: readonly (number | null)[]): NoCreditReason['from'] | null {
  const all = ages.map(medicareAt)
  return all.find((from) => from === 'start') ?? all.find((from) => from === 'later') ?? null
}
