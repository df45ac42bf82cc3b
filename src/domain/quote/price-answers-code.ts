import {
  type PersonPriceAnswers,
  type PriceAnswer,
  type PriceAnswers,
  personQuestions,
  type QuoteStatus,
  quoteStatuses,
} from '#domain/household/price-answers.ts'

/** The letters of a shared link's answers: unanswered, no, yes. */
const letters = ['x', 'n', 'y'] as const
/** The letter of a spouse elsewhere and a child at home. */
const withChildLetter = 'c'
type Letter = (typeof letters)[number]

const answerOf: Readonly<Record<Letter, PriceAnswer>> = { x: null, n: 'no', y: 'yes' }
const letterOf = (answer: PriceAnswer): Letter => (answer === null ? 'x' : answer === 'yes' ? 'y' : 'n')
const statusCode = (status: QuoteStatus | null) => (status === null ? 'x' : String(quoteStatuses.indexOf(status)))

/** One person: an answer to each question of a person, then the status. */
const person = `[xny]{${personQuestions.length}}[x0-${quoteStatuses.length - 1}]`
const form = new RegExp(`^([xnyc])((?:-${person}){1,42})$`)

/** Returns the answers as a part of a shared link, which has only letters, digits and `-`. */
export function priceAnswersCode({ people, marriedApart }: PriceAnswers): string {
  const codes = people.map(
    (one) => personQuestions.map((question) => letterOf(one[question])).join('') + statusCode(one.status),
  )
  return [marriedApart === 'withChild' ? withChildLetter : letterOf(marriedApart), ...codes].join('-')
}

/**
 * Reads the answers of a shared link, which anybody may have written, for a number of people; null for any other form.
 * Never throws.
 */
export function readPriceAnswersCode(code: string, people: number): PriceAnswers | null {
  const parts = form.exec(code)
  const codes = parts?.[2]?.slice(1).split('-') ?? []
  if (parts === null || codes.length !== people) return null
  const read = (letter: string | undefined) => answerOf[(letter ?? 'x') as Letter]
  return {
    people: codes.map((one): PersonPriceAnswers => {
      const [medicare, jobOffer, tobacco, pregnancy, status = 'x'] = one
      return {
        medicare: read(medicare),
        jobOffer: read(jobOffer),
        tobacco: read(tobacco),
        pregnancy: read(pregnancy),
        status: quoteStatuses[Number(status)] ?? null,
      }
    }),
    marriedApart: parts[1] === withChildLetter ? 'withChild' : read(parts[1]),
  }
}
