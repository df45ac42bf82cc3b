import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { PlanResults } from '#features/plan-results/plan-results.tsx'
import { changeLanguage, fixedT, loadNamespaces } from '#i18n/i18n.ts'
import { allNamespaces } from '#i18n/namespaces.ts'
import { atResults } from '#mocks/fixtures/results-session.ts'
import { server } from '#mocks/node-server.ts'
import { scenario } from '#mocks/scenarios/scenario.ts'
import { clock, mount } from '#tests/promises/mounting.tsx'

const t = fixedT('en', 'plans')

// Proves P-11.
it('the cards are below the heading of their list, and the first stop leads there', async () => {
  vi.stubGlobal('scrollTo', vi.fn())
  Element.prototype.scrollIntoView = vi.fn()
  await loadNamespaces(...allNamespaces)
  await changeLanguage('en')
  server.use(...scenario('few-plans'))
  mount(<PlanResults clock={clock} onPrint={vi.fn()} />, { session: atResults() })
  const cards = await screen.findAllByRole('article', undefined, { timeout: 20_000 })
  for (const card of cards) expect(within(card).getAllByRole('heading')[0]?.tagName).toBe('H3')
  const list = screen.getByRole('heading', { level: 2, name: t('planList.heading', { page: 1, count: 1 }) })
  const skip = screen.getByRole('link', { name: t('planList.skip') })
  expect(skip.getAttribute('href')).toBe(`#${list.id}`)
  expect(list.tabIndex).toBe(-1)
  // Nothing that takes the focus stands between the page's heading and the link.
  const title = screen.getByRole('heading', { level: 1 })
  const stops = [...document.querySelectorAll('a[href], button, input, select')]
  expect(stops.find((stop) => (title.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0)).toBe(
    skip,
  )
}, 40_000)
