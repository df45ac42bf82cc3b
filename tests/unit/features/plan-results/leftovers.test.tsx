import { configure, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { PlanResults } from '#features/plan-results/plan-results.tsx'
import { changeLanguage, fixedT, loadNamespaces } from '#i18n/i18n.ts'
import { languages } from '#i18n/language.ts'
import { allNamespaces } from '#i18n/namespaces.ts'
import { noFilters } from '#domain/plans/filters.ts'
import { initialView } from '#domain/quote/session.ts'
import { atResults } from '#mocks/fixtures/results-session.ts'
import { server } from '#mocks/node-server.ts'
import { scenario } from '#mocks/scenarios/scenario.ts'
import { clock, mount } from '#tests/promises/mounting.tsx'

configure({ asyncUtilTimeout: 20_000 })

// Proves P-102.
it.each(languages)(
  'a company that the list lacks leaves the filters, and is named in %s',
  async (language) => {
    vi.stubGlobal('scrollTo', vi.fn())
    await loadNamespaces(...allNamespaces)
    await changeLanguage(language)
    server.use(...scenario('few-plans'))
    const filters = { ...noFilters, issuers: ['Elsewhere Health'] }
    mount(<PlanResults clock={clock} onPrint={vi.fn()} />, {
      session: atResults({ view: { ...initialView, filters } }),
    })
    const t = fixedT(language, 'plans')
    expect(await screen.findByText(t('comparedGone.filters', { values: 'Elsewhere Health' }))).toBeTruthy()
    expect(await screen.findAllByRole('article')).not.toHaveLength(0)
  },
  60_000,
)
