import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'

import { CreditBanner } from '#components/plans/credit-banner/credit-banner.tsx'
import { CreditExplorerPayingBack } from '#components/plans/credit-explorer/credit-explorer-paying-back.tsx'
import { CreditExplorer } from '#components/plans/credit-explorer/credit-explorer.tsx'
import { medicareUrl } from '#config/urls.ts'
import { creditAtIncomeCents } from '#domain/subsidy/credit-at-income.ts'
import { explainCredit } from '#domain/subsidy/monthly-credit.ts'
import { fixedT, loadNamespaces } from '#i18n/i18n.ts'

const annualIncome = 42_000
const working = {
  kind: 'benchmark',
  ...explainCredit({ benchmarkCents: 80_000, annualIncome, fplPercent: 158.03, year: 2026 }),
} as const

// Proves P-23.
it('a list of Catastrophic plans is not said to have the credit taken off', async () => {
  await loadNamespaces('plans', 'household')
  const t = fixedT('en', 'plans')
  const said = (isUsable: boolean) => {
    const { container, unmount } = render(
      <CreditBanner
        working={working}
        householdSize={2}
        planYear={2026}
        basis={{ creditCents: working.creditCents, outlook: null, outcome: { said: [], isComplete: true } }}
        isUsable={isUsable}
        notEligibleCents={0}
        otherIncomes={null}
        onAsk={vi.fn()}
        medicareHref={medicareUrl.en}
      />,
    )
    const { textContent: text } = container
    unmount()
    return [t('creditBanner.text'), t('creditBanner.unusable')].map((words) => text.includes(words))
  }
  expect(said(true)).toEqual([true, false])
  expect(said(false)).toEqual([false, true])
})

// Proves Q-101.
it('each tab of the explorer says why its credit is not the one of the results', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn()
      disconnect = vi.fn()
    },
  )
  await loadNamespaces('income-explorer', 'quote-steps', 'household', 'common')
  const t = fixedT('en', 'income-explorer')
  const household = { benchmarkCents: 80_000, householdSize: 2, stateAbbr: 'FL', year: 2026 } as const
  const explorer = (shownCreditCents: number) => (
    <CreditExplorer
      household={household}
      annualIncome={annualIncome}
      shownCreditCents={shownCreditCents}
      otherDependents={0}
      monthsCovered={12}
      applicantFewerBenchmarkCents={null}
      oneYearOlderBenchmarkCents={null}
      medicareNext={null}
      medicareHref={medicareUrl.en}
    />
  )
  const { rerender } = render(explorer(50_398))
  for (const tab of ['income', 'changes', 'payingBack'] as const) {
    fireEvent.mouseDown(screen.getByRole('tab', { name: t(`explorer.${tab}`) }))
    expect(screen.getByText('$503.98').closest('[role="tabpanel"]')).toBeNull()
  }
  rerender(explorer(creditAtIncomeCents(annualIncome, household)))
  expect(screen.queryByText(/That estimate came with the prices/)).toBeNull()
})

// Proves Q-101.
it('the tab of paying back does not say that a credit is paid ahead where there is none', async () => {
  await loadNamespaces('income-explorer', 'quote-steps', 'household', 'common')
  const t = fixedT('en', 'income-explorer')
  const household = { benchmarkCents: 80_000, householdSize: 2, stateAbbr: 'FL', year: 2026 } as const
  const said = (plannedIncome: number) => {
    const { container, unmount } = render(
      <CreditExplorerPayingBack household={household} plannedIncome={plannedIncome} monthsCovered={12} />,
    )
    const { textContent: text } = container
    unmount()
    const planned = `$${plannedIncome.toLocaleString('en')}`
    return [t('payingBack.intro', { planned }), t('payingBack.introWithout', { planned })].map((words) =>
      text.includes(words),
    )
  }
  expect(said(annualIncome)).toEqual([true, false])
  expect(said(400_000)).toEqual([false, true])
})
