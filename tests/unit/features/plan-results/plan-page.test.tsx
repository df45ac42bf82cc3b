import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'

import type { Results } from '#domain/quote/session.ts'
import { PlanResults } from '#features/plan-results/plan-results.tsx'
import { changeLanguage, fixedT, loadNamespaces } from '#i18n/i18n.ts'
import { allNamespaces } from '#i18n/namespaces.ts'
import { atResults } from '#mocks/fixtures/results-session.ts'
import { server } from '#mocks/node-server.ts'
import { scenario } from '#mocks/scenarios/scenario.ts'
import { clock, mount } from '#tests/promises/mounting.tsx'

vi.setConfig({ testTimeout: 30_000 })
const slow = { timeout: 20_000 }

beforeAll(async () => {
  await loadNamespaces(...allNamespaces)
  await changeLanguage('en')
})
const scrollTo = vi.fn()
beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo)
  Element.prototype.scrollIntoView = vi.fn()
  server.use(...scenario('few-plans'))
})

const plans = fixedT('en', 'plans')

function show(changes: Partial<Results> = {}) {
  mount(<PlanResults clock={clock} onPrint={vi.fn()} />, { session: atResults(changes) })
}
const cards = () => screen.findAllByRole('article', undefined, slow)
const backButton = () => screen.findByRole('button', { name: plans('viewedPlan.back') }, slow)

async function openThird() {
  const card = (await cards())[2]
  if (!card) throw new Error('The list has no third card')
  const title = within(card).getByRole('heading', { level: 3 })
  const name = title.textContent
  vi.stubGlobal('scrollY', 1_234)
  fireEvent.click(within(title).getByRole('button'))
  // The button back is there before the page has loaded.
  await screen.findByRole('heading', { level: 1, name }, slow)
  return { id: card.id, name }
}

// Proves P-71.
it('has its name and price above what the price rests on, which stands once', async () => {
  show()
  await openThird()
  const [ask, ...others] = screen.getAllByRole('button', { name: plans('outcome.ask') })
  expect(others).toEqual([])
  const above = [
    screen.getByRole('heading', { level: 1 }),
    screen.getByRole('complementary', { name: fixedT('en', 'plan-page')('planSheet.plan') }),
    await backButton(),
  ]
  for (const element of above)
    expect(element.compareDocumentPosition(ask ?? element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

// Proves P-70.
it('opens from the title of a card, and Back leads to the same place of the list', async () => {
  show()
  const { id, name } = await openThird()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(name)
  expect(document.activeElement?.tagName).toBe('H1')
  fireEvent.click(await backButton())
  await cards()
  await waitFor(() => {
    expect(document.activeElement?.id).toBe(id)
  })
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 1_234 })
})

it('Back leads to the card where it stood, whatever has grown above it', async () => {
  show()
  await cards()
  const place = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  place.mockReturnValue({ top: 300 } as DOMRect)
  await openThird()
  place.mockReturnValue({ top: 338 } as DOMRect)
  fireEvent.click(await backButton())
  await cards()
  await waitFor(() => {
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 1_234 + 38 })
  })
  place.mockRestore()
})

it('a reload keeps the page, and Back then leads to the card', async () => {
  show()
  const { id, name } = await openThird()
  document.body.replaceChildren()
  show({ viewedPlanId: id.replace('plan-', '') })
  expect((await screen.findByRole('heading', { level: 1, name }, slow)).textContent).toBe(name)
  fireEvent.click(await backButton())
  await cards()
  await waitFor(() => {
    expect(document.activeElement?.id).toBe(id)
  })
})

it('a plan that the list does not have shows the list and says so', async () => {
  show({ viewedPlanId: 'no such plan' })
  expect(await screen.findByText(plans('viewedPlan.missing'), undefined, slow)).toBeTruthy()
  expect((await cards()).length).toBeGreaterThan(2)
})

it('compares the plan on its page', async () => {
  show()
  await openThird()
  const box = () => screen.getByRole('checkbox', { name: new RegExp(plans('compareCheckbox.label')) })
  fireEvent.click(box())
  expect((box() as HTMLInputElement).checked).toBe(true)
})

// Proves P-74.
it.each(['not-found', 'unavailable', 'wrong-shape', 'offline'] as const)(
  'shows the page without a word where the plan call answers %s',
  async (fault) => {
    server.use(...scenario(fault, 'planDetails'))
    show()
    await openThird()
    const count = () => screen.getByRole('button', { name: /^All services/ }).textContent
    const before = count()
    await new Promise((resolve) => {
      setTimeout(resolve, 50)
    })
    expect(count()).toBe(before)
    expect(screen.queryByRole('alert')).toBeNull()
  },
)

it('adds what the plan call knows when it comes, and keeps the price of the search', async () => {
  server.use(
    http.get('*/quoter/plans/:id', () =>
      HttpResponse.json({
        plan: {
          premium: 0,
          benefits: Array.from({ length: 60 }, (_, at) => ({ name: `Service ${at}`, covered: true })),
        },
      }),
    ),
  )
  show()
  await openThird()
  // Those of the search stay, more than twenty.
  await waitFor(() => {
    const { textContent } = screen.getByRole('button', { name: /^All services/ })
    expect(Number(/\((\d+)\)/.exec(textContent)?.[1])).toBeGreaterThan(80)
  }, slow)
  expect(screen.queryByText('$0.00')).toBeNull()
})
