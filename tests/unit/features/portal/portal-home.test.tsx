import 'fake-indexeddb/auto'

import { screen } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'

import type { QuoteHandover } from '#domain/quote/quote-handover.ts'
import { SubmittedApplication } from '#features/application/submitted-application.tsx'
import { PortalHome } from '#features/portal/portal-home.tsx'
import { changeLanguage, fixedT, loadNamespaces } from '#i18n/i18n.ts'
import { languages } from '#i18n/language.ts'
import { allNamespaces } from '#i18n/namespaces.ts'
import { applicant, atResults, criteria } from '#mocks/fixtures/results-session.ts'
import { handover } from '#mocks/fixtures/sample-handover.ts'
import { plan } from '#mocks/fixtures/sample-plans.ts'
import { personRecord, verifiedLead } from '#mocks/fixtures/sample-user.ts'
import type * as handovers from '#state/use-handover.ts'
import { mount } from '#tests/promises/mounting.tsx'

const householdMembers = [applicant('primary', 34), { ...applicant('dependent', 7), isApplyingForCoverage: false }]
const sample = handover({ criteria: criteria({ planYear: 2027, householdMembers }) })
/** A parent who saw the prices for only one, because the child probably has CHIP. */
const onlyYou: QuoteHandover = { ...sample, plan: { ...sample.plan, leftToMedicaid: [1] } }

vi.mock('#state/use-handover.ts', async (original) => ({
  ...(await original<typeof handovers>()),
  usePlanHandover: () => onlyYou,
}))

beforeAll(() => loadNamespaces(...allNamespaces))

const user = verifiedLead({ submissionId: 'PU-1003-2026', status: 'SUBMITTED' })

// Proves F-99.
it.each(languages)('the portal says in %s who left the prices for Medicaid, with the way there', async (language) => {
  await changeLanguage(language)
  mount(<PortalHome user={user} />, { user })
  expect(screen.getByText(fixedT(language, 'portal')('portalStatus.next.medicaid.some'))).toBeTruthy()
  const name = new RegExp(`^${fixedT(language, 'plans')('outcome.medicaid')}`)
  expect(screen.getByRole('link', { name }).getAttribute('href')).toMatch(/^https:/)
})

// Proves F-99.
it('the receipt says it, too', async () => {
  await changeLanguage('es')
  mount(<SubmittedApplication />, { user })
  expect(screen.getByText(fixedT('es', 'application')('afterSending.screen.next.medicaid.some'))).toBeTruthy()
})

// Proves A-76.
it('the portal names the people as the application was sent, not as the account was opened', async () => {
  await changeLanguage('en')
  const sent = { ...user, firstName: 'Anna', record: personRecord({ firstName: 'Ana' }), relatives: [] }
  mount(<PortalHome user={sent} />, { user: sent })
  const main = document.body.textContent
  expect(main).toContain(fixedT('en', 'portal')('portalStatus.greeting', { name: 'Ana' }))
  expect(main).not.toContain('Anna')
})

// Proves A-91.
it.each(languages)(
  'the portal says in %s that a plan chosen after the submit is not in the application',
  async (language) => {
    await changeLanguage(language)
    const t = fixedT(language, 'portal')
    const chosen = { plan: plan(), monthlyPriceCents: 1842, monthlyCreditCents: 61_200 }
    mount(<PortalHome user={user} />, { user, session: { ...atResults(), phase: 'register', chosen } })
    expect(screen.getByText(t('chosenAfter.title'))).toBeTruthy()
    expect(document.body.textContent).toContain(chosen.plan.name)
  },
)
