import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { initialView } from '#domain/quote/session.ts'
import { noFilters } from '#domain/plans/filters.ts'
import { PlanResults } from '#features/plan-results/plan-results.tsx'
import { changeLanguage, loadNamespaces } from '#i18n/i18n.ts'
import { allNamespaces } from '#i18n/namespaces.ts'
import { atResults, criteria } from '#mocks/fixtures/results-session.ts'
import { clock, mount } from '#tests/promises/mounting.tsx'

it('names of companies, plans and counties are marked as English on a Spanish page', async () => {
  vi.stubGlobal('scrollTo', vi.fn())
  await loadNamespaces(...allNamespaces)
  await changeLanguage('es')
  const issuer = 'Oscar Insurance Company of Florida'
  const view = { ...initialView, filters: { ...noFilters, issuers: [issuer] } }
  mount(<PlanResults clock={clock} onPrint={vi.fn()} />, { session: atResults({ view }) })
  const [card] = await screen.findAllByRole('article', {}, { timeout: 10_000 })
  const name = card?.querySelector('h3')?.textContent ?? ''
  for (const text of [issuer, name, criteria().countyName]) {
    const found = screen.getAllByText(
      (_, element) => element?.childElementCount === 0 && element.textContent.includes(text),
    )
    expect(found.length, text).toBeGreaterThan(0)
    for (const element of found) expect(element.closest('[lang]')?.getAttribute('lang'), text).toBe('en')
  }
})
