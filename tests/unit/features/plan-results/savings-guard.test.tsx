import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'

import { initialView } from '#domain/quote/session.ts'
import { noFilters } from '#domain/plans/filters.ts'
import { PlanResults } from '#features/plan-results/plan-results.tsx'
import { changeLanguage, fixedT, loadNamespaces } from '#i18n/i18n.ts'
import { allNamespaces } from '#i18n/namespaces.ts'
import { applicant, atResults, criteria } from '#mocks/fixtures/results-session.ts'
import { clock, mount } from '#tests/promises/mounting.tsx'

vi.setConfig({ testTimeout: 30_000 })
const slow = { timeout: 20_000 }

beforeAll(async () => {
  await loadNamespaces(...allNamespaces)
  await changeLanguage('en')
})

const t = fixedT('en', 'eligibility')
const plans = fixedT('en', 'plans')
const bronze = { ...initialView, filters: { ...noFilters, metalLevels: ['Bronze'] } }

async function show(income: number) {
  vi.stubGlobal('scrollTo', vi.fn())
  Element.prototype.scrollIntoView = vi.fn()
  const asked = criteria({ householdMembers: [applicant('primary', 26)], income })
  mount(<PlanResults clock={clock} onPrint={vi.fn()} />, { session: atResults({ criteria: asked, view: bronze }) })
  await screen.findAllByRole('article', undefined, slow)
  // The guard names a Silver plan, and those come after the cards of the chosen level.
  await waitFor(() => {
    expect(screen.queryByText(/more are coming/)).toBeNull()
  }, slow)
  // The dialog's part is fetched when the extra savings are known.
  await vi.dynamicImportSettled()
  return screen.getAllByRole('article')
}
const title = () => screen.queryByRole('heading', { name: t('savingsGuard.title') })
const choose = (card: HTMLElement | undefined) => {
  fireEvent.click(within(card ?? document.body).getByRole('button', { name: new RegExp(plans('planCard.choose')) }))
}
const compareBox = (card: HTMLElement | undefined) =>
  within(card ?? document.body).getByRole<HTMLInputElement>('checkbox')

// Proves P-28.
it('says beside the tick that a compared plan has no extra savings, and opens nothing', async () => {
  const [first] = await show(31_000)
  fireEvent.click(compareBox(first))
  expect(compareBox(first).checked).toBe(true)
  expect(within(first ?? document.body).queryByText(plans('compareCheckbox.withoutSavings'))).not.toBeNull()
  expect(title()).toBeNull()
})

it('compares a plan without extra savings with a Silver one when it is chosen', async () => {
  const [first] = await show(31_000)
  choose(first)
  await waitFor(() => {
    expect(title()).not.toBeNull()
  }, slow)
})

it('leads to the Silver plan that it names', async () => {
  const [, second] = await show(31_000)
  choose(second)
  await waitFor(() => {
    expect(title()).not.toBeNull()
  }, slow)
  fireEvent.click(screen.getByRole('button', { name: t('savingsGuard.seeSilver') }))
  await waitFor(() => {
    expect(document.activeElement?.tagName).toBe('ARTICLE')
    expect(document.activeElement?.textContent).toContain('Silver')
  }, slow)
})

it('says nothing to a household without extra savings', async () => {
  const [first] = await show(48_000)
  fireEvent.click(compareBox(first))
  expect(compareBox(first).checked).toBe(true)
  expect(within(first ?? document.body).queryByText(plans('compareCheckbox.withoutSavings'))).toBeNull()
  expect(title()).toBeNull()
})
