import { fireEvent, render, screen, within } from '@testing-library/react'
import { beforeAll, expect, it, vi } from 'vitest'

import { CompareDialogPhone } from '#components/plans/compare-dialog/compare-dialog-phone.tsx'
import { compareTable } from '#domain/plans/compare-table.ts'
import { changeLanguage, fixedT, loadNamespaces } from '#i18n/i18n.ts'
import { planCard } from '#mocks/fixtures/sample-plans.ts'

beforeAll(async () => {
  await loadNamespaces('plans', 'comparison', 'year-costs', 'common', 'glossary')
})

const cards = ['One', 'Two', 'Three'].map((name) => planCard({ id: name, name }))
const table = compareTable(cards)

// Proves P-107.
it.each(['en', 'es'] as const)(
  'a phone compares what differs first and folds what is equal, in %s',
  async (language) => {
    await changeLanguage(language)
    const t = fixedT(language, 'comparison')
    const onRemove = vi.fn()
    render(
      <CompareDialogPhone
        {...{ table, rows: table.rows, yearView: 'healthy', planYear: 2026, onRemove }}
        ownRows={[
          { key: 'second', title: 'Second', cellOf: (id) => id },
          { key: 'doctors', title: 'Doctors', cellOf: (id) => id, lacks: (id) => id === cards[1]?.id },
        ]}
        others={{ plans: [], leftOut: 0 }}
        onAdd={vi.fn()}
        onSwap={vi.fn()}
        onChoose={vi.fn()}
      />,
    )
    const doctors = screen.getAllByRole('row')[2]
    const cells = doctors ? within(doctors).getAllByRole('cell') : []
    expect(cells.map(({ textContent }) => textContent.startsWith(t('comparePhone.lacks')))).toEqual([
      false,
      true,
      false,
    ])
    const count = table.rows.filter(({ differs, key }) => !differs && key !== 'price').length
    const fold = screen.getByRole('button', { name: t('comparePhone.same', { count }) })
    expect(fold.getAttribute('aria-expanded')).toBe('false')
    fireEvent.click(fold)
    expect(fold.getAttribute('aria-expanded')).toBe('true')
    fireEvent.click(screen.getByRole('button', { name: t('comparePhone.plans') }))
    fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${t('compareHead.remove')}.*B:`) }))
    expect(onRemove).toHaveBeenCalledWith(cards[1]?.id)
  },
)
