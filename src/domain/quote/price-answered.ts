import type { PriceAnswers } from '#domain/household/price-answers.ts'
import { storedAnswers } from '#domain/household/stored-answers.ts'

import type { Results } from './session.ts'
import type { QuoteEvent } from './session-events.ts'

/** Returns the event of six answers given beside a list. It is apart from the reducer, which the first page loads. */
export function priceAnswered(
  { criteria, priceAnswers = null }: Pick<Results, 'criteria' | 'priceAnswers'>,
  given: PriceAnswers,
): QuoteEvent {
  return { type: 'priceAnswered', answers: storedAnswers(criteria.householdMembers, priceAnswers, given) }
}
