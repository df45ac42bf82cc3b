import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'

import type { HouseholdMember } from '#domain/household/member.ts'
import { householdOf } from '#domain/quote/criteria.ts'
import { PlanResults } from '#features/plan-results/plan-results.tsx'
import { changeLanguage, fixedT, loadNamespaces } from '#i18n/i18n.ts'
import { allNamespaces } from '#i18n/namespaces.ts'
import { applicant, atResults, criteria } from '#mocks/fixtures/results-session.ts'
import { server } from '#mocks/node-server.ts'
import { scenario } from '#mocks/scenarios/scenario.ts'
import { clock, mount } from '#tests/promises/mounting.tsx'

vi.setConfig({ testTimeout: 60_000 })
const slow = { timeout: 40_000 }
const costs = fixedT('en', 'year-costs')
const plans = fixedT('en', 'plans')

beforeAll(async () => {
  await loadNamespaces(...allNamespaces)
  await changeLanguage('en')
})
beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  Element.prototype.scrollIntoView = vi.fn()
  server.use(...scenario('few-plans'))
})

function show(members: readonly HouseholdMember[]) {
  mount(<PlanResults clock={clock} onPrint={vi.fn()} />, {
    session: atResults({ criteria: criteria({ ...householdOf(members), income: 60_000 }) }),
  })
}
const firstCard = async () => {
  const [card] = await screen.findAllByRole('article', undefined, slow)
  if (!card) throw new Error('The list has no card')
  return card
}
/** The start of the sentence, up to the bill. */
const start = () => costs('yearBill.counted', { count: 2, bill: '' }).split('<b>')[0] ?? ''

// Proves P-67.
it('a card and a plan’s page say whose bills their year counts, and the year of the second amount', async () => {
  show([applicant('primary', 60), applicant('spouse', 66)])
  const card = await firstCard()
  fireEvent.click(within(card).getByRole('button', { name: new RegExp(plans('planDetails.title')) }))
  await waitFor(() => {
    expect(card.textContent).toMatch(/ a year\./)
  }, slow)
  expect(card.textContent).toContain(start())
  fireEvent.click(within(within(card).getByRole('heading', { level: 3 })).getByRole('button'))
  await screen.findByRole('button', { name: plans('viewedPlan.back') }, slow)
  const year = screen.getByRole('region', { name: fixedT('en', 'plan-page')('planSheet.sections.year') })
  expect(year.textContent).toContain(start())
  expect(year.textContent).toMatch(/ a year\./)
})

it('nothing is said where everybody probably gets the credit', async () => {
  show([applicant('primary', 60), applicant('spouse', 60)])
  expect((await firstCard()).textContent).not.toContain(start())
})
