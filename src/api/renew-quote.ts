import * as z from 'zod/mini'

import { request } from './client.ts'
import { endpoints } from './endpoints.ts'
import { quoteParts } from './registration.ts'
import { type QuoteOfPlan, quotePartsOf } from './registration-request.ts'

/** Body of the call that renews a lead's quote (F-86): the session's token, and the quote as in the registration. */
export const renewQuoteRequest = z.object({ token: z.string().check(z.minLength(1)), ...quoteParts })

/** Body of the call that renews a lead's quote. */
export type RenewQuoteRequest = z.output<typeof renewQuoteRequest>

/**
 * The answer. The message only shows that the service has answered. The profile shows whether it accepted the quote.
 */
export const renewQuoteResponse = z.object({ message: z.string() })

/**
 * Replaces the quote of a lead's registration at the service. The call is idempotent. A service without it answers 404.
 */
export async function renewQuote(token: string, quote: QuoteOfPlan, signal?: AbortSignal): Promise<void> {
  const body: RenewQuoteRequest = { token, ...quotePartsOf(quote) }
  await request({
    operation: 'renewQuote',
    url: endpoints.renewQuote(),
    method: 'POST',
    body,
    isIdempotent: true,
    schema: renewQuoteResponse,
    signal,
  })
}
