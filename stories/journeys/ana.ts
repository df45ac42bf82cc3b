import type { AccountSession } from '#domain/account/account-session.ts'
import type { VerifiedUser } from '#domain/account/verified-user.ts'
import { draftOfCriteria } from '#domain/quote/draft-of-criteria.ts'
import { emptyDraft, type QuoteDraft } from '#domain/quote/draft.ts'
import type { QuoteSession } from '#domain/quote/session.ts'
import type { WizardStep } from '#domain/quote/wizard-steps.ts'
import { plan } from '#mocks/fixtures/sample-plans.ts'
import { atResults, criteria } from '#mocks/fixtures/results-session.ts'
import { verifiedLead } from '#mocks/fixtures/sample-user.ts'
import { demoPeople } from '#mocks/state/demo-accounts.ts'

/** The visitor of every journey: Ana Torres, 34, with a child of 7 in Miami and an income of 42,000 dollars a year. */
export const answered: QuoteDraft = draftOfCriteria(criteria(), emptyDraft)

const chosen = { plan: plan(), monthlyPriceCents: 1_842, monthlyCreditCents: 61_200 }
const entry = {
  method: 'email',
  email: 'ana.torres@example.com',
  phone: '',
  firstName: 'Ana',
  lastName: 'Torres',
} as const

/** Returns Ana's session at a question of the quote, with her answers. */
export function atQuestion(step: WizardStep, draft: QuoteDraft = answered): QuoteSession {
  return { phase: 'quote', draft, step, results: null }
}

/** Ana's session after she has chosen a plan, at the registration. */
export const registering: QuoteSession = { ...atResults(), phase: 'register', chosen, entry }

/** Ana's session while she waits for her code. */
export const verifying: QuoteSession = {
  ...atResults(),
  phase: 'verify',
  chosen,
  entry,
  attempt: { token: 'unknown' },
}

/** Returns Ana with an open account session. */
export function signedIn(changes: Partial<VerifiedUser> = {}): AccountSession {
  return { kind: 'signedIn', token: demoPeople.lead.token, user: verifiedLead(changes) }
}
