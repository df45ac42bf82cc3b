import { screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'

import type { QuoteSession } from '#domain/quote/session.ts'
import { CreateAccount } from '#features/registration/create-account.tsx'
import { changeLanguage, fixedT, loadNamespaces } from '#i18n/i18n.ts'
import { languages } from '#i18n/language.ts'
import { formatLongDate } from '#i18n/format.ts'
import { allNamespaces } from '#i18n/namespaces.ts'
import { applicant, atResults, criteria } from '#mocks/fixtures/results-session.ts'
import { plan } from '#mocks/fixtures/sample-plans.ts'
import { mount } from '#tests/promises/mounting.tsx'

beforeAll(() => loadNamespaces(...allNamespaces))
afterEach(() => {
  vi.useRealTimers()
})

const entry = { method: 'email', email: '', phone: '', firstName: '', lastName: '' } as const
const chosen = { plan: plan(), monthlyPriceCents: 1_842, monthlyCreditCents: 61_200 }
const days = { start: { year: 2027, month: 1, day: 1 }, enrollBy: { year: 2026, month: 12, day: 15 } } as const

const open = (age: number) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T15:00:00Z') })
  const results = atResults({ criteria: criteria({ planYear: 2027, householdMembers: [applicant('primary', age)] }) })
  const session: QuoteSession = { ...results, phase: 'register', chosen, entry }
  mount(<CreateAccount />, { session })
}

// Proves A-92.
it.each(languages)('who opens an account reads when coverage can start, and by which day, in %s', async (language) => {
  await changeLanguage(language)
  open(34)
  const [start, enrollBy] = [formatLongDate(days.start, language), formatLongDate(days.enrollBy, language)]
  const said = fixedT(language, 'plans')('startLine.value', { start, enrollBy }).replaceAll(/<\/?b>/g, '')
  expect(document.body.textContent).toContain(said)
})

it('nothing is said of a start to who can probably take no plan', async () => {
  await changeLanguage('en')
  open(66)
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
  expect(document.body.textContent).not.toContain(formatLongDate(days.enrollBy, 'en'))
})
