import { fetchAddress, fetchAddressSuggestions } from '#api/address.ts'
import { saveApplication, submitApplication } from '#api/send-application.ts'
import { fetchCommunicationOptions } from '#api/communication-options.ts'
import { fetchCoverage } from '#api/coverage.ts'
import { fetchDrugs } from '#api/drugs.ts'
import { fetchProviders } from '#api/providers.ts'
import { sendContactMessage } from '#api/send-contact.ts'
import { fetchCounties } from '#api/counties.ts'
import { validateIdentifier } from '#api/validate-identifier.ts'
import { logIn } from '#api/login.ts'
import { logOut } from '#api/logout.ts'
import { sendRedirectNotification } from '#api/notification.ts'
import { fetchPlanDetails } from '#api/plan-details.ts'
import { fetchPlanPage } from '#api/plan-search.ts'
import { fetchPovertyPercent } from '#api/poverty-percent.ts'
import { fetchLeadProfile, fetchMemberProfile } from '#api/profile.ts'
import { registerAccount } from '#api/registration.ts'
import { fetchBenchmarkCents, fetchCreditEstimate } from '#api/subsidy.ts'
import { sendAgentNotes } from '#api/agent-notes.ts'
import { renewQuote } from '#api/renew-quote.ts'
import { resendCode, verifyAccount } from '#api/verification.ts'
import { applicationBody, signedApplicationBody } from '#mocks/fixtures/application-body.ts'
import { marketplaceBody, planSearchBody } from '#mocks/fixtures/marketplace-body.ts'
import { registrationBody } from '#mocks/fixtures/registration-body.ts'
import { handover } from '#mocks/fixtures/sample-handover.ts'
import { criteria } from '#mocks/fixtures/results-session.ts'
import { plan } from '#mocks/fixtures/sample-plans.ts'
import type { CallName } from '#mocks/openapi/contract.ts'
import { demoAttemptToken, demoPassword, demoPeople, verificationCode } from '#mocks/state/demo-accounts.ts'

const { lead, member } = demoPeople
const attempt = { details: { token: demoAttemptToken }, resendToken: demoAttemptToken }

/** The client's function for each call, with a request that succeeds. */
export const fetchers: Readonly<Record<CallName, () => Promise<unknown>>> = {
  zipLookup: () => fetchCounties('27012'),
  povertyLevel: () => fetchPovertyPercent({ state: 'FL', householdSize: 2, annualIncome: 42_000, planYear: 2026 }),
  benchmark: () => fetchBenchmarkCents(marketplaceBody()),
  estimates: () => fetchCreditEstimate(marketplaceBody()),
  planSearch: () => fetchPlanPage(planSearchBody()),
  providers: () => fetchProviders({ text: 'ruiz', zipCode: '33133' }),
  drugs: () => fetchDrugs('metf'),
  coverage: () =>
    fetchCoverage({
      year: 2026,
      planIds: ['21663FL9000801'],
      entries: [{ kind: 'doctor', code: '1120860007' }],
    }),
  planDetails: () => fetchPlanDetails('21663FL9000001', 2026),
  redirectNotification: () => sendRedirectNotification(),
  register: () => registerAccount(registrationBody()),
  verify: () => verifyAccount(verificationCode, attempt),
  resendCode: () => resendCode(demoAttemptToken),
  communicationOptions: () => fetchCommunicationOptions('es', lead.token),
  validateIdentifier: () => validateIdentifier({ email: member.email }),
  login: () => logIn({ email: lead.email, password: demoPassword }),
  leadProfile: () => fetchLeadProfile(lead.token),
  memberProfile: () => fetchMemberProfile(member.token),
  logout: () => logOut(lead.token),
  renewQuote: () =>
    renewQuote(lead.token, {
      criteria: criteria({ income: 45_000 }),
      chosen: { plan: plan(), monthlyPriceCents: 9_640, monthlyCreditCents: 41_200 },
    }),
  agentNotes: () => sendAgentNotes(lead.token, handover()),
  sendContactMessage: () =>
    sendContactMessage({
      name: 'Ana',
      lastname: 'Torres',
      email: 'ana.torres@example.com',
      phone: '3055550110',
      message: '¿Atienden los sábados?',
      languageID: 2,
    }),
  saveApplication: () => saveApplication(lead.token, applicationBody(), { key: 'act' }),
  submitApplication: () => submitApplication(lead.token, signedApplicationBody(), { key: 'act' }),
  addressSuggestions: () =>
    fetchAddressSuggestions({ text: '2820 Oak', zipCode: '33133', language: 'es', session: 'one-session' }),
  addressDetails: () => fetchAddress('33133~2820~1~', 'one-session'),
}
