import type { PriceAnswers } from '#domain/household/price-answers.ts'
import { priceAnswered } from '#domain/quote/price-answered.ts'

import { useQuoteDispatch, useQuoteSession } from './quote-session.tsx'

/** Returns a function that stores the six answers with the list of the quote. */
export function useAnswerPrice(): (answers: PriceAnswers) => void {
  const { results } = useQuoteSession()
  const dispatch = useQuoteDispatch()
  return (answers) => {
    if (results) dispatch(priceAnswered(results, answers))
  }
}
