import type { HouseholdMember } from '#domain/household/member.ts'
import { isEveryQuestionAnswered, type PriceAnswers, type PriceQuestion } from '#domain/household/price-answers.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'

import { type NoCreditReasonId, noCreditReasons } from './no-credit-reasons.ts'
import { priceLaw } from './price-law.ts'
import { type AnsweredBy, answeredFacts, type PriceNoteId, priceNotes } from './price-notes.ts'

/** What an answer can say. The service's estimate and the application give the other reasons. */
export type SaidId = Exclude<NoCreditReasonId, 'medicaidOrChip' | 'coverageGap'> | PriceNoteId

/** One statement, and the positions of the members that it is about. */
export interface Said {
  readonly id: SaidId
  /** The question that it follows from. */
  readonly question: PriceQuestion
  readonly who: readonly number[]
}

/** The search of the second amount. */
export interface SecondSearch {
  /** The positions of the members who don't apply in it; empty for everyone who applies. */
  readonly without: readonly number[]
  /** The price is the one before any tax credit. */
  readonly isFullPrice: boolean
  /** The positions of the members who apply in it, and get none of its credit; absent where nobody does. */
  readonly withoutCredit?: readonly number[] | undefined
}

/** Which people and which price a second amount is for: some of them, all at the full price, or some at the full price. */
export type SecondKind = 'without' | 'full' | 'withoutFull'

/** Returns the kind of a second amount; null where only the credit of the search differs, which everyone's price has. */
export function kindOfSecond({ without, isFullPrice }: SecondSearch): SecondKind | null {
  if (without.length === 0) return isFullPrice ? 'full' : null
  return isFullPrice ? 'withoutFull' : 'without'
}

/** What the six answers say about a credit and the price after it. */
export interface PriceOutcome {
  /** In the order of the tables; nothing is said twice. */
  readonly said: readonly Said[]
  /** Null where there is no second amount. */
  readonly second: SecondSearch | null
  /** All six are answered. Until then the credit is an estimate. */
  readonly isComplete: boolean
}

/** What an outcome depends on. */
export interface PriceOutcomeFacts {
  /** Everyone in the tax household. */
  readonly members: readonly HouseholdMember[]
  /** The answers of the same members, from `priceAnswersFor`. */
  readonly answers: PriceAnswers
  readonly year: PlanYear
  /** The income as percent of the poverty level; null when it is not known. */
  readonly fplPercent: number | null
  /** The household's tax credit in cents a month. */
  readonly creditCents: number
  /** The state and the yearly income; absent where they are not known. */
  readonly income?: AnsweredBy['income']
}

/** The reasons that the six answers give, with those of the age. */
const reasons = noCreditReasons.flatMap(({ id, question, ...row }) =>
  id === 'medicaidOrChip' || id === 'coverageGap' || question === null ? [] : [{ ...row, id, question }],
)

/** The reasons that count even without a credit, because they change the person's coverage. */
const beyondCredit: ReadonlySet<NoCreditReasonId> = new Set<NoCreditReasonId>(['medicare', 'pregnancyMedicaid', 'daca'])

function saidOf({ members, answers, year, fplPercent, creditCents, income }: PriceOutcomeFacts): readonly Said[] {
  const hasNoCreditBelowPoverty =
    priceLaw[year].hasNoCreditBelowPoverty.value && fplPercent !== null && fplPercent < 100
  const applying = members.flatMap(({ age, isApplyingForCoverage }, at) =>
    isApplyingForCoverage
      ? [{ at, age, ...answeredFacts({ answers, year, income }, at), hasNoCreditBelowPoverty }]
      : [],
  )
  const whoOf = (holds: (facts: (typeof applying)[number]) => boolean) => applying.filter(holds).map(({ at }) => at)
  return [
    ...reasons
      .filter(({ id }) => creditCents > 0 || beyondCredit.has(id))
      .map(({ id, question, holds }) => ({
        id,
        question,
        who: whoOf((facts) => holds({ ...facts, isMedicaidChip: false })),
      })),
    ...priceNotes.map(({ id, question, holds }) => ({ id, question, who: whoOf(holds) })),
  ].filter(({ who }) => who.length > 0)
}

/**
 * Returns the search of the second amount. People with a job offer, Medicare or a status that can't enroll leave it. If
 * nobody else is left, the people with a job offer can still buy at the full price. Whoever is left without a credit
 * pays in full, and the others keep theirs.
 */
function secondOf(said: readonly Said[], members: readonly HouseholdMember[]): SecondSearch | null {
  const of = (second: 'withoutThem' | 'fullPrice') =>
    reasons.filter((row) => row.second === second).flatMap(({ id }) => said.filter((one) => one.id === id))
  const leaving = new Set(of('withoutThem').flatMap(({ who }) => who))
  const others = members.flatMap(({ isApplyingForCoverage }, at) =>
    isApplyingForCoverage && !leaving.has(at) ? [at] : [],
  )
  if (others.length === 0) {
    const unable = new Set(said.flatMap(({ id, who }) => (id === 'medicare' || id === 'daca' ? who : [])))
    if ([...leaving].every((at) => unable.has(at))) return null
    return { without: [...unable].toSorted((a, b) => a - b), isFullPrice: true }
  }
  const paying = new Set(of('fullPrice').flatMap(({ who }) => who))
  const withoutCredit = others.filter((at) => paying.has(at))
  if (leaving.size === 0 && withoutCredit.length === 0) return null
  const without = [...leaving].toSorted((a, b) => a - b)
  if (withoutCredit.length === 0) return { without, isFullPrice: false }
  return withoutCredit.length === others.length
    ? { without, isFullPrice: true }
    : { without, isFullPrice: false, withoutCredit }
}

/** Returns what the six answers say, for whom, and the search of the second amount. */
export function priceOutcome(facts: PriceOutcomeFacts): PriceOutcome {
  const said = saidOf(facts)
  return {
    said,
    second: secondOf(said, facts.members),
    isComplete: isEveryQuestionAnswered(facts.members, facts.answers),
  }
}

/** Returns the members of the second amount's search: whoever leaves it no longer applies and keeps the age. */
export function membersOfSecond(
  members: readonly HouseholdMember[],
  { without }: SecondSearch,
): readonly HouseholdMember[] {
  return members.map((member, at) => (without.includes(at) ? { ...member, isApplyingForCoverage: false } : member))
}

/** Returns how many people apply in the second amount's search. */
export function peopleLeft(members: readonly HouseholdMember[], second: SecondSearch): number {
  return membersOfSecond(members, second).filter(({ isApplyingForCoverage }) => isApplyingForCoverage).length
}
