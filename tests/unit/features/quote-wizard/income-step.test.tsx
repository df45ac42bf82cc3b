import { configure, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'

import type { QuoteDraft } from '#domain/quote/draft.ts'
import { QuoteHome } from '#features/quote-wizard/quote-home.tsx'
import { changeLanguage, fixedT, loadNamespaces } from '#i18n/i18n.ts'
import { clock, mount } from '#tests/promises/mounting.tsx'
import { familyDraft } from '#tests/unit/domain/quote/sample-quote.ts'

configure({ asyncUtilTimeout: 10_000 })

const home = fixedT('es', 'location')
const t = fixedT('es', 'quote-steps')

/** A couple with this many dependents, without any income. */
const without = (dependents: number): QuoteDraft => ({
  ...familyDraft,
  household: {
    ...familyDraft.household,
    dependentCount: String(dependents),
    dependentAges: Array.from({ length: dependents }, () => '6'),
  },
  income: { annualIncome: '0', primaryAnnualIncome: null, spouseAnnualIncome: null },
})

function goOnWith(dependents: number): void {
  mount(<QuoteHome clock={clock} />, {
    session: { phase: 'quote', draft: without(dependents), step: 'income', results: null },
  })
}
const next = async () => fireEvent.click(await screen.findByRole('button', { name: home('wizardCard.next') }))

beforeEach(async () => {
  await loadNamespaces('common', 'location', 'quote-steps', 'call-failures')
  await changeLanguage('es')
})

// Proves Q-54.
it('fourteen people without income are stopped by the dialog on Medicaid', async () => {
  goOnWith(12)
  await next()
  expect(await screen.findByRole('dialog', { name: t('lowIncomeDialog.title') })).toBeTruthy()
})

it('fifteen people without income go on, and read of Medicaid at the next question', async () => {
  goOnWith(13)
  await next()
  expect(await screen.findByRole('button', { name: t('coverageQuestion.no') })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('heading', { level: 3, name: t('lowIncomeDialog.title') })).toBeTruthy()
  expect(screen.getByText(/\$0 .*15 personas.*\$92,650/)).toBeTruthy()
})
