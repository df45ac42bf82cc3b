import { fetchFoundQuote } from '#api/find-quote.ts'
import { openEnrollmentEnd } from '#config/open-enrollment-end.ts'
import { quotedPriceOf } from '#domain/account/quoted-price.ts'
import type { QuotedPrice, VerifiedUser } from '#domain/account/verified-user.ts'
import { quoteDay } from '#domain/quote/quote-handover.ts'
import { handoverOfFound } from '#domain/requote/found-quote.ts'
import { sealHandover } from '#state/sealed-handover.ts'

/**
 * Searches again for a user's quote, and seals what it hands over. It resolves to the quote's price, or to null
 * if none is found or the caller has given up. A failure of its calls rejects.
 */
export async function sealFoundQuote(user: VerifiedUser, now: Date, signal: AbortSignal): Promise<QuotedPrice | null> {
  const quote = await fetchFoundQuote(user, now, signal)
  if (quote === null || signal.aborted) return null
  const { criteria, chosen } = quote
  await sealHandover(user.leadId, handoverOfFound(quote, quoteDay(now, criteria.planYear, openEnrollmentEnd)))
  return quotedPriceOf(chosen, { criteria })
}
