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
const compareBox = (card = document.body) => within(card).getByRole('checkbox')

// Proves P-28.
it('compares a plan without extra savings once, when it is ticked, and ticks it', async () => {
  const [first] = await show(31_000)
  await waitFor(() => {
    fireEvent.click(compareBox(first))
    expect(title()).not.toBeNull()
  }, slow)
  fireEvent.click(screen.getByRole('button', { name: t('savingsGuard.keep') }))
  await waitFor(() => {
    expect(title()).toBeNull()
  })
  const isTicked = (compareBox(first) as HTMLInputElement).checked
  fireEvent.click(compareBox(first))
  fireEvent.click(compareBox(first))
  expect((compareBox(first) as HTMLInputElement).checked).toBe(isTicked)
  expect(title()).toBeNull()
})

it('leads to the Silver plan that it names', async () => {
  const [, second] = await show(31_000)
  await waitFor(() => {
    fireEvent.click(compareBox(second))
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
  expect((compareBox(first) as HTMLInputElement).checked).toBe(true)
  expect(title()).toBeNull()
})
