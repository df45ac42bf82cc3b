import { configure, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { emptyPersonIncome } from '#domain/income/estimator.ts'
import { emptyDraft } from '#domain/quote/draft.ts'
import { QuoteHome } from '#features/quote-wizard/quote-home.tsx'
import { changeLanguage, fixedT, loadNamespaces } from '#i18n/i18n.ts'
import { clock, mount } from '#tests/promises/mounting.tsx'

configure({ asyncUtilTimeout: 10_000 })

const t = fixedT('en', 'quote-steps')

// Proves Q-42.
it('an estimate that is taken into the field says its amount', async () => {
  await loadNamespaces('common', 'location', 'quote-steps', 'irregular-income', 'call-failures')
  await changeLanguage('en')
  const draft = {
    ...emptyDraft,
    household: { ...emptyDraft.household, self: true, selfAge: '34' },
    taxHousehold: { selected: ['JustMe' as const], counts: {} },
    estimator: {
      primary: {
        ...emptyPersonIncome,
        sources: ['socialSecurity' as const],
        amounts: { ...emptyPersonIncome.amounts, socialSecurity: '1000' },
      },
      spouse: null,
    },
  }
  mount(<QuoteHome clock={clock} />, { session: { phase: 'quote', draft, step: 'income', results: null } })
  fireEvent.click(await screen.findByRole('button', { name: t('incomeFields.estimate') }))
  fireEvent.click(await screen.findByRole('button', { name: t('estimatorDialog.continue') }))
  fireEvent.click(await screen.findByRole('button', { name: t('estimatorDialog.use') }))
  const said = await screen.findByText(t('estimatorDialog.taken', { income: '$1,000' }))
  expect(said.closest('[role="status"]')).not.toBeNull()
})
