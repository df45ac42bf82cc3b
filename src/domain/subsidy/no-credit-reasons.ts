import { statusLaw } from './status-law.ts'

/** Why a person probably gets no tax credit. The table below has a row for each. */
export const noCreditReasonIds = ['medicare', 'medicaidOrChip', 'immigrationStatus', 'medicareLater'] as const
export type NoCreditReasonId = (typeof noCreditReasonIds)[number]

/** What is known of one person who applies. */
export interface PersonFacts {
  /** The age on the day coverage starts, which the quote asks for; null when it is not known. */
  readonly age: number | null
  /** The service's estimate says that Medicaid or CHIP is probable. */
  readonly isMedicaidChip: boolean
  /** The immigration status probably gives no credit in the plan's year (F-95). Only the application asks for it. */
  readonly isStatusDoubtful?: boolean
}

/** One reason: for whom it holds, from when, and where the rule is. */
export interface NoCreditReason {
  readonly id: NoCreditReasonId
  /** `start`: on the day coverage starts. `later`: from a day in the year after it; until then there is a credit. */
  readonly from: 'start' | 'later'
  /** The service's estimate of the credit leaves such a person out, so its amount is that of the others. */
  readonly isInEstimate: boolean
  /** The person probably has other coverage, and so does not take the plan. */
  readonly isCoveredElsewhere: boolean
  readonly holds: (facts: PersonFacts) => boolean
  readonly source: string
  /** The day the source was read, as YYYY-MM-DD. */
  readonly read: string
}

/** The age from which Medicare is probable; it can begin in the month of that birthday (42 U.S.C. 426(a)). */
const medicareAge = 65

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
    holds: ({ age }) => medicareAt(age) === 'start',
    source: '26 CFR 1.36B-2(c)(2)(i); 42 U.S.C. 426(a)',
    read: '2026-11-25',
  },
  {
    id: 'medicaidOrChip',
    from: 'start',
    isInEstimate: true,
    isCoveredElsewhere: true,
    // Without an age the estimate is asked for an assumed one, so it says nothing of this person.
    holds: ({ age, isMedicaidChip }) => age !== null && isMedicaidChip,
    source: '26 CFR 1.36B-2(c)(2)(i); 42 CFR 435.118, 435.119 and 457.310',
    read: '2026-11-25',
  },
  {
    id: 'immigrationStatus',
    from: 'start',
    isInEstimate: false,
    isCoveredElsewhere: false,
    holds: ({ isStatusDoubtful }) => isStatusDoubtful === true,
    source: statusLaw.source,
    read: statusLaw.read,
  },
  {
    id: 'medicareLater',
    from: 'later',
    isInEstimate: false,
    isCoveredElsewhere: true,
    holds: ({ age }) => medicareAt(age) === 'later',
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
