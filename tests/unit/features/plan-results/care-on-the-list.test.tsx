import 'fake-indexeddb/auto'

import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'

import { noFilters } from '#domain/plans/filters.ts'
import { type ResultsView, initialView } from '#domain/quote/session.ts'
import { PlanResults } from '#features/plan-results/plan-results.tsx'
import { resultsColumnId } from '#features/plan-results/results-column.ts'
import { changeLanguage, fixedT, loadNamespaces } from '#i18n/i18n.ts'
import { allNamespaces } from '#i18n/namespaces.ts'
import { atResults } from '#mocks/fixtures/results-session.ts'
import { server } from '#mocks/node-server.ts'
import { vault } from '#state/vault.ts'
import { clock, mount } from '#tests/promises/mounting.tsx'

import { codedEntry, withoutList } from './care-setup.tsx'

configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })

const t = () => fixedT('en', 'care')
const ruiz = codedEntry('doctor', 'Ramón Ruiz, MD', '1120860007')
// Under a dialog the list has no roles.
const cards = () => [...document.querySelectorAll('article')]
const filtered: ResultsView = { ...initialView, filters: { ...noFilters, allMyDoctors: true } }
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

/** Says the same of the doctor under every plan, or what `of` says. */
function saying(of: (planId: string) => string) {
  server.use(
    http.post('*/quoter/coverage', async ({ request }) => {
      const { plan_ids: ids } = (await request.clone().json()) as { readonly plan_ids: readonly string[] }
      return HttpResponse.json(ids.map((plan_id) => ({ plan_id, npi: ruiz.code, coverage: of(plan_id) })))
    }),
  )
}

function open(view: ResultsView) {
  mount(<PlanResults clock={clock} onPrint={vi.fn()} />, { session: atResults({ view }) })
}

beforeAll(async () => {
  vi.stubGlobal('scrollTo', vi.fn())
  await loadNamespaces(...allNamespaces)
  await changeLanguage('en')
})
beforeEach(async () => {
  await withoutList()
  await vault.seal('careList', { entries: [ruiz], marks: [] })
})

// Proves P-79.
it('says that no plan’s data names all doctors, and leads out', async () => {
  saying(() => 'NotCovered')
  open(filtered)
  expect(await screen.findByText(t()('noDoctorPlans.none'))).toBeInstanceOf(HTMLElement)
  expect(cards()).toEqual([])
  press(t()('noDoctorPlans.turnOff'))
  await waitFor(() => {
    expect(cards()).toHaveLength(10)
  })
  expect(document.activeElement?.id).toBe(resultsColumnId)
  expect(screen.queryByText(t()('noDoctorPlans.none'))).toBeNull()
})

it('leads to the plans with all doctors that the other filters leave out', async () => {
  const levels = new Map<string, string>()
  server.events.on('response:mocked', ({ request, response }) => {
    if (!request.url.includes('/search')) return
    void response
      .clone()
      .json()
      .then(({ plans = [] }: { readonly plans?: readonly { readonly id: string; readonly metal_level: string }[] }) => {
        for (const { id, metal_level: level } of plans) levels.set(id, level)
      })
  })
  saying((planId) => (levels.get(planId) === 'Gold' ? 'Covered' : 'NotCovered'))
  open({ ...filtered, filters: { ...noFilters, allMyDoctors: true, metalLevels: ['Silver'] } })
  expect(await screen.findByText(t()('noDoctorPlans.underFilters'))).toBeInstanceOf(HTMLElement)
  press(/with all my doctors$/)
  await waitFor(() => {
    expect(cards().length).toBeGreaterThan(0)
  })
  server.events.removeAllListeners()
})

/** Opens the dialog over the list, and returns its field of doctors. */
async function openDialog() {
  await waitFor(() => {
    expect(cards()).toHaveLength(10)
  })
  // The phone's words are in the name, too: there is no style here, and this reckoning of names drops blanks.
  press(/^Doctors and medicines \(1\) ?My list \(1\) ?of doctors and medicines$/)
  return within(await screen.findByRole('dialog', { name: t()('dialog.title') }))
}

it('keeps the dialog over a list that a typed doctor has emptied, and begins the next list on its first page', async () => {
  saying(() => 'Covered')
  open({ ...filtered, page: 2 })
  const dialog = await openDialog()
  const position = (page: number) => new RegExp(`^Page ${page} of \\d+`)
  expect((await screen.findAllByText(position(2))).length).toBeGreaterThan(0)
  const field = dialog.getByRole('combobox', { name: t()('section.doctorLabel') })
  fireEvent.change(field, { target: { value: 'Dr. Soto' } })
  fireEvent.click(dialog.getByRole('button', { name: t()('section.addName', { name: 'Dr. Soto' }) }))
  await screen.findByText(t()('noDoctorPlans.none'))
  expect(screen.getByText(new RegExp(t()('noDoctorPlans.typed')))).toBeInstanceOf(HTMLElement)
  fireEvent.click(dialog.getByRole('button', { name: t()('section.remove', { name: 'Dr. Soto' }) }))
  await waitFor(() => {
    expect(cards()).toHaveLength(10)
  })
  expect((await screen.findAllByText(position(1))).length).toBeGreaterThan(0)
})

// Proves P-77.
it('tells above the list that the data did not load, and asks again', async () => {
  server.use(http.post('*/quoter/coverage', () => HttpResponse.json({ message: 'No' }, { status: 400 })))
  open(filtered)
  const said = `${t()('failure.text')} ${t()('failure.filter')}`
  await waitFor(() => {
    // A look-up by role reads the whole page each time it is asked.
    expect([...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)).toContain(said)
    // The cards after the first screen come right after it.
    expect(cards()).toHaveLength(10)
  })
  saying(() => 'Covered')
  press(t()('detail.retry'))
  expect(document.activeElement?.id).toBe(resultsColumnId)
  await waitFor(() => {
    expect(screen.queryByText(said)).toBeNull()
  })
  await waitFor(() => {
    expect(screen.queryAllByText(t()('line.doctors', { covered: 1, count: 1 }))).toHaveLength(10)
  })
})
