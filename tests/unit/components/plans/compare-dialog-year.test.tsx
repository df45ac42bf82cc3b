import { render, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'

import { CompareDialogYear } from '#components/plans/compare-dialog/compare-dialog-year.tsx'
import { changeLanguage, fixedT, loadNamespaces } from '#i18n/i18n.ts'
import { planCard } from '#mocks/fixtures/sample-plans.ts'

beforeAll(async () => {
  await loadNamespaces('plans', 'comparison', 'year-costs')
  await changeLanguage('en')
})

// Proves P-67.
it('the compared years say once whose bills they count', () => {
  const yearNote = fixedT('en', 'year-costs')('yearBill.all', { count: 3 })
  render(
    <table>
      <tbody>
        <CompareDialogYear columns={[planCard(), planCard()]} planYear={2026} yearNote={yearNote} />
      </tbody>
    </table>,
  )
  expect(screen.getAllByText(yearNote)).toHaveLength(1)
})
