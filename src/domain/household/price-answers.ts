import type { HouseholdMember } from './member.ts'

/** The six things that can change a price, in the order in which they are asked. */
export const priceQuestions = ['medicare', 'status', 'jobOffer', 'tobacco', 'pregnancy', 'marriedApart'] as const
/** One of the six things. */
export type PriceQuestion = (typeof priceQuestions)[number]

/** The immigration statuses that the law of the tax credit tells apart. */
export const quoteStatuses = ['citizen', 'resident', 'cubanHaitian', 'compact', 'daca', 'other'] as const
/** One of these statuses. `compact`: from Micronesia, the Marshall Islands or Palau. */
export type QuoteStatus = (typeof quoteStatuses)[number]

/** Yes or no; null is unanswered: the agent will ask. */
export type PriceAnswer = 'yes' | 'no' | null

/**
 * The answer about a spouse who is not on the tax return. `withChild`: yes, and the spouse lives elsewhere for the last six
 * months of the year while a child lives here, so the law counts the filer as unmarried (26 U.S.C. 7703(b)).
 */
export type ApartAnswer = PriceAnswer | 'withChild'

/** The questions that one person answers with yes or no. */
export const personQuestions = ['medicare', 'jobOffer', 'tobacco', 'pregnancy'] as const
/** One of these questions. */
export type PersonQuestion = (typeof personQuestions)[number]

/** One person's answers. */
export interface PersonPriceAnswers extends Readonly<Record<PersonQuestion, PriceAnswer>> {
  /** Null is unanswered. */
  readonly status: QuoteStatus | null
}

/** The six answers. They stay on the device, and no request carries them. */
export interface PriceAnswers {
  /** One entry for each member of the tax household, in its order. */
  readonly people: readonly PersonPriceAnswers[]
  /** Married, and not on one tax return with the spouse. */
  readonly marriedApart: ApartAnswer
}

/** The age from which Medicare is probable; it can begin in the month of that birthday (42 U.S.C. 426(a)). */
export const medicareAge = 65
/** The age from which tobacco may be bought, and so can raise a price (45 CFR 147.102(a)(1)(iv), 21 U.S.C. 387f(d)(5)). */
const tobaccoAge = 21
/** The ages, both included, at which pregnancy is asked about. */
const pregnancyAges = { from: 12, to: 55 } as const

/** Whether the age of a person who applies leaves a question open; elsewhere the age answers it. */
const isOpen: Readonly<Record<PersonQuestion, (age: number) => boolean>> = {
  medicare: (age) => age < medicareAge,
  jobOffer: () => true,
  tobacco: (age) => age >= tobaccoAge,
  pregnancy: (age) => age >= pregnancyAges.from && age <= pregnancyAges.to,
}

/** Returns the positions of the members who are asked a question. A spouse on the return answers `marriedApart`. */
export function askedOf(question: PriceQuestion, members: readonly HouseholdMember[]): readonly number[] {
  if (question === 'marriedApart') return members.some(({ role }) => role === 'spouse') ? [] : [0]
  return members.flatMap(({ age, isApplyingForCoverage }, at) => {
    if (!isApplyingForCoverage) return []
    return question === 'status' || isOpen[question](age ?? 0) ? [at] : []
  })
}

/** A person who has answered nothing. */
export const unanswered: PersonPriceAnswers = {
  medicare: null,
  status: null,
  jobOffer: null,
  tobacco: null,
  pregnancy: null,
}

/** Returns a person's answers with those that the age gives; a person who does not apply has none. */
function withAge(given: PersonPriceAnswers, { age, isApplyingForCoverage }: HouseholdMember): PersonPriceAnswers {
  if (!isApplyingForCoverage) return unanswered
  const answer = (question: PersonQuestion, byAge: 'yes' | 'no') =>
    isOpen[question](age ?? 0) ? given[question] : byAge
  return {
    ...given,
    medicare: answer('medicare', 'yes'),
    tobacco: answer('tobacco', 'no'),
    pregnancy: answer('pregnancy', 'no'),
  }
}

/** Whether a household may answer `withChild`: it takes a child in the home. */
export function mayBeApartWithChild(members: readonly HouseholdMember[]): boolean {
  return askedOf('marriedApart', members).length > 0 && members.some(({ role }) => role === 'dependent')
}

function apartAnswer(members: readonly HouseholdMember[], given: ApartAnswer): ApartAnswer {
  if (askedOf('marriedApart', members).length === 0) return 'no'
  return given === 'withChild' && !mayBeApartWithChild(members) ? 'yes' : given
}

/**
 * Returns the answers of a household: the given ones, and those that follow from the ages and from a spouse on the return
 * . Answers of another number of people are dropped, because they may be those of somebody else.
 */
export function priceAnswersFor(members: readonly HouseholdMember[], given: PriceAnswers | null): PriceAnswers {
  const fits = given?.people.length === members.length ? given : null
  return {
    people: members.map((member, at) => withAge(fits?.people[at] ?? unanswered, member)),
    marriedApart: apartAnswer(members, fits?.marriedApart ?? null),
  }
}

/** Returns the questions that somebody is asked; the ages or the household answer the others. */
export function askedQuestions(members: readonly HouseholdMember[]): readonly PriceQuestion[] {
  return priceQuestions.filter((question) => askedOf(question, members).length > 0)
}

/** Whether everyone who is asked a question has answered it. */
export function isAnswered(
  question: PriceQuestion,
  members: readonly HouseholdMember[],
  { people, marriedApart }: PriceAnswers,
): boolean {
  return askedOf(question, members).every((at) =>
    question === 'marriedApart' ? marriedApart !== null : people[at]?.[question] != null,
  )
}

/** Whether all six are answered. */
export function isEveryQuestionAnswered(members: readonly HouseholdMember[], answers: PriceAnswers): boolean {
  return priceQuestions.every((question) => isAnswered(question, members, answers))
}

/** Returns the answers with one person's changed. */
export function withPersonAnswers(
  answers: PriceAnswers,
  at: number,
  changed: Partial<PersonPriceAnswers>,
): PriceAnswers {
  return {
    ...answers,
    people: answers.people.map((person, index) => (index === at ? { ...person, ...changed } : person)),
  }
}
