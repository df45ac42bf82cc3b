import { adultAge } from '#domain/household/age.ts'
import type { PriceAnswers, PriceQuestion, QuoteStatus } from '#domain/household/price-answers.ts'
import { isPregnancyInMedicaid } from '#domain/poverty/pregnancy-medicaid.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'
import { unread } from '#domain/years/year-facts.ts'

import type { PersonFacts } from './no-credit-reasons.ts'
import { priceLaw } from './price-law.ts'

/** What an answer adds to the reasons for no credit. The table below has a row for each. */
export const priceNoteIds = ['residentBelowPoverty', 'statusFamily', 'tobacco', 'pregnancy', 'apartWithChild'] as const
/** One of these notes. */
export type PriceNoteId = (typeof priceNoteIds)[number]

/** The answers of one person, read by the law of a year. */
export interface AnsweredFacts extends Omit<PersonFacts, 'age' | 'isMedicaidChip'> {
  readonly isResident: boolean
  readonly usesTobacco: boolean
  readonly isPregnant: boolean
  readonly isApartWithChild: boolean
}

/** The six answers of a household, and what the law reads them by. */
export interface AnsweredBy {
  readonly answers: PriceAnswers
  readonly year: PlanYear
  /** The state and the yearly income in whole dollars; absent where the page does not know them. */
  readonly income?: { readonly stateAbbr: string; readonly annualIncome: number } | undefined
}

/**
 * The statuses for which the site does not call Medicaid in pregnancy probable, because some of their holders wait five
 * years for it.
 */
const statusesToAsk: ReadonlySet<QuoteStatus> = new Set<QuoteStatus>(['resident', 'daca', 'other'])

/** Returns what the law of a year makes of the answers of the member at a position. */
export function answeredFacts({ answers, year, income }: AnsweredBy, at: number): AnsweredFacts {
  const { people, marriedApart } = answers
  const person = people[at]
  const mayHaveMedicaid = person?.pregnancy === 'yes' && (person.status === null || !statusesToAsk.has(person.status))
  const { statusesWithoutCredit, statusesWithoutPlan } = priceLaw[year]
  const isOf = (statuses: readonly string[]) => person?.status != null && statuses.includes(person.status)
  return {
    isPregnancyInMedicaid:
      mayHaveMedicaid &&
      income !== undefined &&
      isPregnancyInMedicaid({ ...income, year, householdSize: people.length }),
    canGetMedicare: person?.medicare === 'yes',
    isStatusDoubtful: isOf(statusesWithoutCredit.value),
    canNotEnroll: isOf(statusesWithoutPlan.value),
    hasJobOffer: person?.jobOffer === 'yes',
    isMarriedApart: marriedApart === 'yes',
    isResident: person?.status === 'resident',
    usesTobacco: person?.tobacco === 'yes',
    isPregnant: person?.pregnancy === 'yes',
    isApartWithChild: marriedApart === 'withChild',
  }
}

/** What a note depends on. */
export interface PriceNoteFacts extends AnsweredFacts {
  readonly age: number | null
  /** The income is below the poverty level, and the year has no credit for immigrants there. */
  readonly hasNoCreditBelowPoverty: boolean
}

/** One note: for whom it holds, and where the rule is. */
export interface PriceNote {
  readonly id: PriceNoteId
  readonly question: PriceQuestion
  readonly holds: (facts: PriceNoteFacts) => boolean
  readonly source: string
  /** The day the source was read, as YYYY-MM-DD; `unread` until a person read it. */
  readonly read: string
}

/** The notes. None of them changes the credit. */
export const priceNotes: readonly PriceNote[] = [
  {
    id: 'residentBelowPoverty',
    question: 'status',
    holds: ({ isResident, hasNoCreditBelowPoverty }) => isResident && hasNoCreditBelowPoverty,
    source: 'P.L. 119-21 §71302; 26 U.S.C. 36B(c)(1)(B), as it was',
    read: unread,
  },
  {
    id: 'statusFamily',
    question: 'status',
    holds: ({ isStatusDoubtful, canNotEnroll, age, isPregnant }) =>
      (isStatusDoubtful === true || canNotEnroll === true) && ((age !== null && age < adultAge) || isPregnant),
    source: '42 U.S.C. 1396b(v)(4); 42 U.S.C. 1397gg(e)(1)(O)',
    read: unread,
  },
  {
    id: 'tobacco',
    question: 'tobacco',
    holds: ({ usesTobacco }) => usesTobacco,
    source: '45 CFR 147.102(a)(1)(iv); 26 CFR 1.36B-3(e)',
    read: unread,
  },
  {
    id: 'pregnancy',
    question: 'pregnancy',
    holds: ({ isPregnant, isPregnancyInMedicaid: isCovered }) => isPregnant && isCovered !== true,
    source: '42 CFR 435.116 and 435.603(b); 45 CFR 155.420(d)(2)(i)',
    read: unread,
  },
  {
    id: 'apartWithChild',
    question: 'marriedApart',
    holds: ({ isApartWithChild }) => isApartWithChild,
    source: '26 U.S.C. 7703(b); 26 CFR 1.36B-2(b)(2)(i)',
    read: unread,
  },
]
