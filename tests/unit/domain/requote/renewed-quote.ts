import type { VerifiedUser } from '#domain/account/verified-user.ts'
import type { Application } from '#domain/application/application.ts'
import { applicationOf, quoteFacts } from '#domain/application/application-of.ts'
import { startOf } from '#domain/application/application-steps.ts'
import type { HouseholdMember } from '#domain/household/member.ts'
import { householdOf, type QuoteCriteria } from '#domain/quote/criteria.ts'
import { carriedDraft } from '#domain/requote/carried-draft.ts'
import { misfits } from '#domain/requote/misfits.ts'
import { renewedUser } from '#domain/requote/renewed-user.ts'
import { criteria } from '#mocks/fixtures/results-session.ts'
import { plan } from '#mocks/fixtures/sample-plans.ts'

export const today = { year: 2026, month: 11, day: 21 }

/** A new quote of these people: a Silver plan of Florida Blue for $18.42 a month. */
export function newQuote(people: readonly HouseholdMember[], changes: Partial<QuoteCriteria> = {}) {
  const income = changes.income ?? 45_000
  return {
    criteria: criteria({ ...householdOf(people), income, ...changes }),
    chosen: { plan: plan(), monthlyPriceCents: 1_842, monthlyCreditCents: 61_200 },
  }
}

/** Puts a new quote under an application, as the screen does. */
export function requote(user: VerifiedUser, quote: ReturnType<typeof newQuote>, typed = applicationOf(user)) {
  const draft = { application: typed, place: startOf('financial'), revision: 3 }
  const renewed = renewedUser(user, typed, quote, today)
  const carried = carriedDraft(user, renewed, draft)
  const after: Application = carried.draft.application
  const facts = quoteFacts(renewed.user)
  return {
    user: renewed.user,
    renewed,
    draft: carried.draft,
    after,
    facts,
    misfits: misfits({ before: typed, after, places: carried.places }, facts, today),
  }
}
