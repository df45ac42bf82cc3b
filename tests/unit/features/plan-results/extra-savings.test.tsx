import { screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'

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

const absent = (role: 'primary' | 'spouse' | 'dependent') => ({ role, age: null, isApplyingForCoverage: false })

// Proves Q-68.
it('are not shown to two children whom the estimate gives CHIP and no savings, at 212 percent', async () => {
  const t = fixedT('en', 'plans')
  const householdMembers = [
    absent('primary'),
    absent('spouse'),
    applicant('dependent', 10),
    applicant('dependent', 6),
    absent('dependent'),
  ]
  const asked = criteria({ householdMembers, income: 80_000, planYear: 2026 })
  mount(<PlanResults clock={clock} onPrint={vi.fn()} />, { session: atResults({ criteria: asked }) })
  const [card] = await screen.findAllByRole('article', undefined, slow)
  await waitFor(() => {
    expect(document.body.textContent).toContain(t('activeFilters.shortReason.silver'))
  }, slow)
  expect(document.body.textContent).not.toContain(t('activeFilters.reason.extraSavings'))
  expect(card?.textContent).not.toContain(t('planCard.extraSavings'))
})
