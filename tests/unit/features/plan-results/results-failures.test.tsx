import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, getResponse, http } from 'msw'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { browserMeans } from '#api/retrying.ts'
import { draftOfCriteria } from '#domain/quote/draft-of-criteria.ts'
import { emptyDraft } from '#domain/quote/draft.ts'
import { type ResultsView, initialView } from '#domain/quote/session.ts'
import { agency } from '#content/agency.ts'
import { noFilters } from '#domain/plans/filters.ts'
import { PlanResults } from '#features/plan-results/plan-results.tsx'
import { resultsColumnId } from '#features/plan-results/results-column.ts'
import { changeLanguage, fixedT, loadNamespaces } from '#i18n/i18n.ts'
import { allNamespaces } from '#i18n/namespaces.ts'
import { secondsUntilRetry } from '#lib/retry-wait.ts'
import { atResults, criteria } from '#mocks/fixtures/results-session.ts'
import { handlers } from '#mocks/handlers/all-handlers.ts'
import { server } from '#mocks/node-server.ts'
import { scenariosFrom } from '#mocks/scenarios/scenario.ts'
import { useQuoteDispatch } from '#state/quote-session.tsx'
import { clock, mount } from '#tests/promises/mounting.tsx'

configure({ asyncUtilTimeout: 10_000 })

const t = fixedT('es', 'plans')
const errors = fixedT('es', 'call-failures')
const alert = () => screen.findByRole('alert')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const cards = () => screen.queryAllByRole('article')
const unfiltered: ResultsView = { ...initialView, filters: noFilters }
const noPlatinum: ResultsView = { ...initialView, filters: { ...noFilters, metalLevels: ['Platinum'], types: ['PPO'] } }

function open(scenarios: string, view = unfiltered) {
  server.use(...scenariosFrom(scenarios))
  mount(<PlanResults clock={clock} onPrint={vi.fn()} />, { session: atResults({ view }) })
}

beforeEach(async () => {
  vi.stubGlobal('scrollTo', vi.fn())
  await loadNamespaces(...allNamespaces)
  await changeLanguage('es')
})

// Proves P-6 and P-116.
describe('a closed error of the search', () => {
  it('leaves why there is no plan and a way to try again', async () => {
    open('error-list:planSearch')
    const box = await alert()
    // The alert says it once: with one button that tries again, and one phone.
    expect(screen.getAllByRole('button', { name: errors('retry') })).toHaveLength(1)
    expect(within(box).getAllByRole('link', { name: agency.phone })).toHaveLength(1)
    expect(screen.queryByText(t('noPlans.notLoaded'))).toBeNull()
    // Without a plan there is nothing to order or to filter.
    expect(screen.queryByRole('combobox', { name: t('sortSelect.label') })).toBeNull()
    expect(screen.queryByRole('button', { name: t('facets.title') })).toBeNull()
    // Once it is closed, an agent stands where the cards would be.
    press(errors('close'))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByText(t('noPlans.notLoaded'))).toBeTruthy()
    server.resetHandlers()
    press(errors('retry'))
    await waitFor(() => {
      expect(cards().length).toBe(10)
    })
    expect(screen.queryByText(t('noPlans.notLoaded'))).toBeNull()
    expect(screen.getByRole('combobox', { name: t('sortSelect.label') })).toBeTruthy()
  })

  it('comes back when another try fails', async () => {
    open('error-list:planSearch')
    await alert()
    press(errors('close'))
    press(errors('retry'))
    expect(await alert()).toBeTruthy()
  })
})

// Proves P-7.
describe('missing later pages', () => {
  it('are never told as "no plan matches"', async () => {
    open('offline:laterPages', noPlatinum)
    expect(await screen.findByText(t('noPlans.someMissing'))).toBeTruthy()
    expect(screen.queryByText(t('noPlans.noneMatch'))).toBeNull()
    expect(screen.getByRole('button', { name: t('noPlans.showAll') })).toBeTruthy()
    server.resetHandlers()
    fireEvent.click(within(await alert()).getByRole('button', { name: errors('retry') }))
    expect(await screen.findByText(t('noPlans.noneMatch'))).toBeTruthy()
  })

  it('are told below the cards with their number, and once that is closed counted with the same way on', async () => {
    open('ok-nothing:laterPages')
    const box = await alert()
    const last = cards().at(-1)
    expect(last && last.compareDocumentPosition(box) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    const missing =
      /\d+/.exec(within(box).getByText(/planes/, { selector: 'p:first-child > span' }).textContent)?.[0] ?? ''
    expect(Number(missing)).toBeGreaterThan(100)
    press(errors('close'))
    expect(screen.getAllByText(new RegExp(`sin cargar: ${missing}`)).length).toBeGreaterThan(0)
    server.resetHandlers()
    press(errors('retry'))
    await waitFor(() => {
      expect(screen.queryAllByText(/sin cargar/i)).toHaveLength(0)
    })
  })
})

describe('sentences about the plans below', () => {
  const credit = () => screen.queryByRole('group', { name: t('creditBanner.label'), hidden: true })
  const allLevels = () =>
    screen.queryAllByRole('button', { name: new RegExp(`${t('activeFilters.showAll')}$`) })[0] ?? null
  const start = () => screen.queryAllByText(/diciembre/)[0] ?? null

  it('stand above plans', async () => {
    open('happy', initialView)
    await waitFor(() => {
      expect(cards().length).toBe(10)
    })
    // The credit is folded, and built when the browser is idle.
    await waitFor(() => {
      expect(credit()).toBeTruthy()
    })
    expect(allLevels()).toBeTruthy()
    expect(start()).toBeTruthy()
  })

  it('keep the focus near when the credit is forgone and asked for again', async () => {
    open('happy', initialView)
    // A `getBy` that finds nothing prints the whole page each time it is asked, which takes longer than the wait.
    const control = () => screen.queryByLabelText<HTMLInputElement>(t('creditSwitch.label'))
    for (const forgone of [true, false]) {
      await waitFor(() => {
        expect(control()?.checked).toBe(!forgone)
      })
      fireEvent.click(control() ?? document.body)
      await waitFor(() => {
        expect(control()?.checked).toBe(forgone)
      })
      expect(document.activeElement?.id).toBe(resultsColumnId)
    }
  })

  it('are left out where there is no plan at all', async () => {
    open('empty:planSearch', initialView)
    expect(await screen.findByText(t('noPlans.noneMatch'))).toBeTruthy()
    expect(credit()).toBeNull()
    expect(allLevels()).toBeNull()
    expect(start()).toBeNull()
  })

  it('speak of no price where the filters hide all that came, and the count says what came', async () => {
    open('offline:laterPages', noPlatinum)
    expect(await screen.findByText(t('noPlans.someMissing'))).toBeTruthy()
    expect(credit()).toBeNull()
    expect(start()).toBeNull()
    expect(screen.getAllByText(/^10 de \d+ planes cargados; no se pudo cargar el resto/).length).toBeGreaterThan(0)
    expect(screen.queryByText(/0 de 0/)).toBeNull()
  })
})

describe('one outage', () => {
  it('is told in one box with one way to try again, and one press brings everything', async () => {
    open('offline')
    await alert()
    await waitFor(() => {
      expect(screen.getByRole('alert').textContent).toContain(t('resultsError.context.subsidy'))
      expect(screen.getByRole('alert').textContent).toContain(t('resultsError.context.search'))
    })
    expect(screen.getAllByText(errors('unreachable'), { exact: false })).toHaveLength(1)
    server.resetHandlers()
    press(errors('retry'))
    await waitFor(() => {
      expect(cards().length).toBe(10)
    })
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('a search on its way', () => {
  it('is announced once', async () => {
    open('timeout:planSearch')
    expect(await screen.findAllByText(t('planList.loading'))).toHaveLength(1)
  })

  it('waits for a busy service as long as it asks, counts the seconds down and goes on', async () => {
    let goOn: () => void = () => undefined
    const pause = new Promise<void>((resolve) => {
      goOn = resolve
    })
    vi.spyOn(browserMeans, 'pause').mockReturnValue(pause)
    server.use(
      http.post('*/quoter/search', () => new HttpResponse(null, { status: 503, headers: { 'Retry-After': '7' } })),
    )
    mount(<PlanResults clock={clock} onPrint={vi.fn()} />, { session: atResults({ view: unfiltered }) })
    const sentence = errors('slowNotice.countdown', { count: 7 })
    expect((await screen.findByText('7')).parentElement?.textContent).toBe(sentence)
    expect(screen.getByRole('button', { name: t('slowSearch.cancel') })).toBeTruthy()
    server.resetHandlers()
    goOn()
    await waitFor(() => {
      expect(cards().length).toBe(10)
    })
    expect(screen.queryByRole('button', { name: t('slowSearch.cancel') })).toBeNull()
  })

  it('leads back to the list before it with its answers and filters, where changed details wait', async () => {
    const view = { ...unfiltered, filters: { ...noFilters, types: ['HMO' as const] } }
    let goOn: () => void = () => undefined
    const pause = new Promise<void>((resolve) => {
      goOn = resolve
    })
    vi.spyOn(browserMeans, 'pause').mockReturnValue(pause)
    let change: () => void = () => undefined
    function Hand() {
      const dispatch = useQuoteDispatch()
      const asked = criteria({ income: 58_000 })
      change = () => {
        dispatch({ type: 'criteriaReplaced', criteria: asked, draft: draftOfCriteria(asked, emptyDraft) })
      }
      return null
    }
    mount(
      <>
        <Hand />
        <PlanResults clock={clock} onPrint={vi.fn()} />
      </>,
      { session: atResults({ view }) },
    )
    await waitFor(() => {
      expect(cards().length).toBe(10)
    })
    server.use(
      http.post('*/quoter/search', () => new HttpResponse(null, { status: 503, headers: { 'Retry-After': '7' } })),
    )
    act(change)
    const summary = screen.getByRole('region', { name: t('resultsSummary.label') })
    expect(summary.textContent).toContain('$58,000')
    fireEvent.click(await screen.findByRole('button', { name: t('slowSearch.cancel') }))
    expect(summary.textContent).toContain('$42,000')
    expect(cards().length).toBe(10)
    expect(screen.getByRole('button', { name: /HMO/ })).toBeTruthy()
    // Waits are known to all tests of a worker.
    server.resetHandlers()
    goOn()
    await waitFor(() => {
      expect(secondsUntilRetry()).toBeNull()
    })
  })
})

it('tells no number as final while more plans are coming', async () => {
  open('timeout:laterPages')
  await waitFor(() => {
    expect(cards().length).toBe(10)
  })
  expect(screen.getByText(/hasta ahora · 10 de \d+ cargados, vienen más$/)).toBeTruthy()
  expect(screen.getByText(t('resultsPagination.positionSoFar', { page: '1', pages: '1' }))).toBeTruthy()
  expect(screen.queryByText(t('results.showing', { shown: 10, count: 10, matching: '10' }))).toBeNull()
})

it('shows every plan that can be read where one is odd, and says that it is left out', async () => {
  server.use(
    http.post('*/quoter/search', async ({ request }) => {
      const { offset } = (await request.clone().json()) as { readonly offset: number }
      const answer = (await (await getResponse([...handlers], request))?.json()) as { plans: object[]; total: number }
      const plans = answer.plans.map((plan, index) =>
        offset === 0 && index === 3 ? { ...plan, deductibles: [{ amount: null, network_tier: 'Mars' }] } : plan,
      )
      return HttpResponse.json({ ...answer, plans })
    }),
  )
  mount(<PlanResults clock={clock} onPrint={vi.fn()} />, { session: atResults({ view: unfiltered }) })
  const box = await alert()
  expect(box.textContent).toContain(t('missingPlans.leftOut', { count: 1, plans: '1' }))
  expect(within(box).queryByRole('button', { name: errors('retry') })).toBeNull()
  expect(cards()).toHaveLength(10)
})
