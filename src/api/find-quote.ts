import { openEnrollmentEnd } from '#config/open-enrollment-end.ts'
import { site } from '#config/site.ts'
import type { VerifiedUser } from '#domain/account/verified-user.ts'
import { effectiveDate, monthsCovered } from '#domain/calendar/effective-date.ts'
import type { Plan } from '#domain/plans/plan.ts'
import type { QuoteCriteria } from '#domain/quote/criteria.ts'
import { type FoundQuote, foundQuote, searchOfUser } from '#domain/requote/found-quote.ts'

import { creditQuery, knownCreditCents, knownCsr, knownEstimates } from './credit-query.ts'
import { fetchPlanPage } from './plan-search.ts'
import { countiesQuery } from './queries.ts'
import { quieten } from './quiet-calls.ts'
import { planPageRequest, quoteRequest } from './quote-request.ts'
import { siteQueries } from './site-queries.ts'

/** Searches the plans of the user's insurance company for the user's plan, page by page; null if it is not there. */
async function fetchPlanOf(criteria: QuoteCriteria, user: VerifiedUser, signal: AbortSignal): Promise<Plan | null> {
  const { planApiId, plan, monthlySubsidyCents: creditCents } = user
  const body = quoteRequest(criteria)
  const asked = { creditCents, ...(plan && { issuers: [plan.issuerName] }) }
  let offset = 0
  for (;;) {
    const page = await fetchPlanPage(planPageRequest(body, { ...asked, offset }), signal)
    const found = page.plans.find(({ id }) => id === planApiId)
    if (found !== undefined) return found
    offset += page.received
    if (page.received === 0 || offset >= page.total) return null
  }
}

/**
 * Searches again for the quote of a user whose device lacks it. It resolves to null if no year on sale has the
 * registered plan at the registered price. Its calls are tried once, and their failure rejects.
 */
export async function fetchFoundQuote(user: VerifiedUser, now: Date, signal: AbortSignal): Promise<FoundQuote | null> {
  quieten(signal)
  const counties = await siteQueries.query(countiesQuery(user.zipCode))
  for (const planYear of site.planYears) {
    const criteria = searchOfUser(user, counties, planYear)
    const plan = criteria && (await fetchPlanOf(criteria, user, signal))
    if (!criteria || !plan) continue
    const credit = creditQuery(criteria)
    const quote = foundQuote(user, {
      criteria,
      plan,
      creditCents: await knownCreditCents(siteQueries, credit),
      csr: await knownCsr(siteQueries, credit, criteria.householdMembers),
      ...(await knownEstimates(siteQueries, credit)),
      monthsCovered: monthsCovered(effectiveDate(now, planYear, openEnrollmentEnd)),
    })
    if (quote !== null) return quote
  }
  return null
}
