import * as z from 'zod/mini'

import { type PriceAnswers, quoteStatuses } from './price-answers.ts'

const answer = z.catch(z.nullable(z.enum(['yes', 'no'])), null)

const answers = z.object({
  people: z
    .array(
      z.object({
        medicare: answer,
        status: z.catch(z.nullable(z.enum(quoteStatuses)), null),
        jobOffer: answer,
        tobacco: answer,
        pregnancy: answer,
      }),
    )
    .check(z.maxLength(2_000)),
  marriedApart: z.catch(z.nullable(z.enum(['yes', 'no', 'withChild'])), null),
})

/** Reads the six answers back from storage. An unreadable answer is unanswered; without people there are none. */
export const priceAnswersSchema: z.ZodMiniType<PriceAnswers | null> = z.catch(z.nullable(answers), null)
