import type { HouseholdMember } from '#domain/household/member.ts'

import { type NoCreditReason, type NoCreditReasonId, noCreditReasonOf, noCreditReasons } from './no-credit-reasons.ts'
import type { PersonEstimate } from './person-estimate.ts'
import { type AnsweredBy, answeredFacts } from './price-notes.ts'

/**
 * Who of the people in a price probably gets no tax credit, and the credit of the others. It goes with a chosen plan,
 * because a later page has no estimate.
 */
export interface CreditOutlook {
  /** The reason of each person in the price, in the household's order; null for a person without one. */
  readonly reasons: readonly (NoCreditReasonId | null)[]
  /** The credit of those without a reason, in cents a month and whole dollars; null when it is not known. */
  readonly probableCents: number | null
}

/** What an outlook depends on. */
export interface CreditOutlookFacts {
  /** Everyone in the tax household. */
  readonly members: readonly HouseholdMember[]
  /** The estimate of each member, in the same order; undefined or of another length when it is not known. */
  readonly people: readonly PersonEstimate[] | undefined
  /** The credit by the service's estimate for the people in the price, in cents a month; null when it is not known. */
  readonly estimateCents: number | null
  /** The six answers of the household, and the plan year whose law reads them; absent before they are given. */
  readonly answered?: AnsweredBy | undefined
  /** What the search of the second amount found; absent without one. */
  readonly second?: SecondCredit | undefined
}

/** The credit of the second amount's search, in cents a month; null where it is not known. */
export interface SecondCredit {
  /** The positions of the members who don't apply in it. */
  readonly without: readonly number[]
  readonly creditCents: number | null
}

const rows: ReadonlyMap<NoCreditReasonId, NoCreditReason> = new Map(noCreditReasons.map((row) => [row.id, row]))

const wholeDollars = (cents: number) => Math.floor(cents / 100) * 100

/** Returns the outlook of a household's credit; null when nobody in the price has a reason. */
export function creditOutlook(facts: CreditOutlookFacts): CreditOutlook | null {
  const { members, people, answered } = facts
  const estimates = people?.length === members.length ? people : undefined
  const applying = members.flatMap(({ age, isApplyingForCoverage }, at) => {
    if (!isApplyingForCoverage) return []
    const isMedicaidChip = estimates?.[at]?.isMedicaidChip ?? false
    return [noCreditReasonOf({ age, isMedicaidChip, ...(answered && answeredFacts(answered, at)) })]
  })
  const known = applying.filter((reason) => reason !== null)
  if (known.length === 0) return null
  const fromStart = known.filter(({ from }) => from === 'start')
  return {
    reasons: applying.map((reason) => reason?.id ?? null),
    probableCents: fromStart.length === applying.length ? 0 : creditOfOthers(facts, applying),
  }
}

/**
 * Returns the credit of the people without a reason from the start: that of the second search if it leaves out everyone
 * who has one, otherwise that of the estimate if the estimate does; null when neither is known.
 */
function creditOfOthers(
  { members, estimateCents, second }: CreditOutlookFacts,
  applying: readonly (NoCreditReason | null)[],
): number | null {
  const places = members.flatMap(({ isApplyingForCoverage }, at) => (isApplyingForCoverage ? [at] : []))
  const others = places.flatMap((place, at) => {
    const reason = applying[at]
    return reason?.from === 'start' ? [{ place, isInEstimate: reason.isInEstimate }] : []
  })
  const isInSecond = others.every(({ place }) => second?.without.includes(place))
  const cents = isInSecond ? second?.creditCents : undefined
  const estimated = others.every(({ isInEstimate }) => isInEstimate) ? estimateCents : null
  const known = cents ?? estimated
  return known === null ? null : wholeDollars(known)
}

/**
 * Returns an outlook of the ages and the estimate with the six answers added, for a page that no longer has the
 * estimate.
 */
export function answeredOutlook(
  outlook: CreditOutlook | null,
  members: readonly HouseholdMember[],
  answered: AnsweredBy,
  second?: SecondCredit,
): CreditOutlook | null {
  const applying = members.filter(({ isApplyingForCoverage }) => isApplyingForCoverage)
  const people = members.map((member) => {
    const isMedicaidChip = outlook?.reasons[applying.indexOf(member)] === 'medicaidOrChip'
    return { csr: null, isMedicaidChip, inCoverageGap: false }
  })
  return creditOutlook({ members, people, estimateCents: outlook?.probableCents ?? null, answered, second })
}

/** How many people have one reason. */
export interface ReasonCount {
  readonly id: NoCreditReasonId
  readonly count: number
}

/** Returns how many people have each reason that holds from a time, in the order of the table. */
export function reasonCounts({ reasons }: CreditOutlook, from: NoCreditReason['from']): readonly ReasonCount[] {
  return noCreditReasons.flatMap((row) => {
    const count = reasons.filter((id) => id === row.id).length
    return row.from === from && count > 0 ? [{ id: row.id, count }] : []
  })
}

const isFromStart = (id: NoCreditReasonId | null) => id !== null && rows.get(id)?.from === 'start'

/** Returns how many people in a price probably take its plan: those who have no other coverage from the start. */
export function peopleOnPlan({ reasons }: CreditOutlook): number {
  return reasons.filter((id) => id === null || !isFromStart(id) || rows.get(id)?.isCoveredElsewhere === false).length
}

/** Whether a reason means that Medicaid or CHIP is probable. */
export const isInMedicaid = (id: NoCreditReasonId | null) => id === 'medicaidOrChip' || id === 'pregnancyMedicaid'

/** How many people probably have Medicaid or CHIP; `all` is everyone in the price. */
export type InMedicaid = 'nobody' | 'some' | 'all'

/** Returns how many people probably have Medicaid or CHIP: those in a price, and `leftOut` people outside it (F-99). */
export function inMedicaid(outlook: CreditOutlook | null | undefined, leftOut = 0): InMedicaid {
  const reasons = outlook?.reasons ?? []
  const count = reasons.filter(isInMedicaid).length
  if (count + leftOut === 0) return 'nobody'
  return count > 0 && count === reasons.length ? 'all' : 'some'
}

/** The reasons with which a person probably can't take a Marketplace plan, at any price. */
const withoutPlan: ReadonlySet<NoCreditReasonId | null> = new Set<NoCreditReasonId>(['medicare', 'daca'])

/** The reasons of a low income, which the page states even where the price counts no credit. */
const isByIncome: ReadonlySet<NoCreditReasonId | null> = new Set<NoCreditReasonId>(['medicaidOrChip', 'coverageGap'])

/** Whether somebody in a price can probably take its plan (F-97). */
export function isPlanPossible(outlook: CreditOutlook | null | undefined): boolean {
  return !outlook || outlook.reasons.some((id) => !withoutPlan.has(id))
}

/**
 * Returns the outlook with the reasons that the application adds (F-95, F-96): `added` has an entry for each person in the
 * price, in the household's order. A person who has another reason from the start keeps it.
 */
export function withReasons(
  outlook: CreditOutlook | null,
  added: readonly (NoCreditReasonId | null)[],
): CreditOutlook | null {
  const before = outlook?.reasons ?? added.map(() => null)
  if (before.length !== added.length) return outlook
  const reasons = before.map((id, at) => (isFromStart(id) ? id : (added[at] ?? id)))
  if (reasons.every((id, at) => id === before[at])) return outlook
  return { reasons, probableCents: reasons.every(isFromStart) ? 0 : null }
}

/** A statement about a credit. */
export type OutlookStatement =
  /** Probably nobody in the price gets the credit. */
  | { readonly kind: 'nobody' }
  /** The credit of those who probably get one is lower. */
  | { readonly kind: 'lower'; readonly probableCents: number }
  /** The credit is probably lower, by an unknown amount. */
  | { readonly kind: 'unknown' }
  /** The price counts people without a credit. The credit already leaves them out, or there is none. */
  | { readonly kind: 'shared' }

/**
 * Returns the statement about a credit, in cents a month, on the day coverage starts; null when there is none. A
 * difference of cents does not count, because the formula rounds down to whole dollars.
 */
export function outlookStatement(outlook: CreditOutlook, creditCents: number): OutlookStatement | null {
  const { length } = outlook.reasons
  const withoutCredit = outlook.reasons.filter(isFromStart).length
  if (withoutCredit === 0) return null
  if (withoutCredit === length)
    return creditCents > 0 || outlook.reasons.some((id) => isByIncome.has(id)) ? { kind: 'nobody' } : null
  if (creditCents <= 0) return peopleOnPlan(outlook) === length ? null : { kind: 'shared' }
  const { probableCents } = outlook
  if (probableCents === null) return { kind: 'unknown' }
  return probableCents < wholeDollars(creditCents) ? { kind: 'lower', probableCents } : { kind: 'shared' }
}
