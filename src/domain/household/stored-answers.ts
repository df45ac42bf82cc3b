import type { HouseholdMember } from './member.ts'
import {
  askedOf,
  type PersonPriceAnswers,
  type PersonQuestion,
  type PriceAnswers,
  type PriceQuestion,
  unanswered,
} from './price-answers.ts'

/**
 * Returns the answers to store after some are given. An answer that is not asked now stays as it was: a person who left
 * the search keeps the earlier answers, and an answer that follows from an age is never stored as given.
 */
export function storedAnswers(
  members: readonly HouseholdMember[],
  before: PriceAnswers | null,
  given: PriceAnswers,
): PriceAnswers {
  const old = before?.people.length === members.length ? before : null
  const asks = (question: PriceQuestion, at: number) => askedOf(question, members).includes(at)
  const people = members.map((_, at): PersonPriceAnswers => {
    const kept = old?.people[at] ?? unanswered
    const now = given.people[at] ?? unanswered
    const answer = (question: PersonQuestion) => (asks(question, at) ? now : kept)[question]
    return {
      medicare: answer('medicare'),
      status: (asks('status', at) ? now : kept).status,
      jobOffer: answer('jobOffer'),
      tobacco: answer('tobacco'),
      pregnancy: answer('pregnancy'),
    }
  })
  return { people, marriedApart: asks('marriedApart', 0) ? given.marriedApart : (old?.marriedApart ?? null) }
}
