import { render, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'

import { CompareDialogBar } from '#components/plans/compare-dialog/compare-dialog-bar.tsx'
import { CompareDialogPicker } from '#components/plans/compare-dialog/compare-dialog-picker.tsx'
import { formatCents } from '#i18n/format.ts'
import { changeLanguage, fixedT, loadNamespaces } from '#i18n/i18n.ts'
import { planCard } from '#mocks/fixtures/sample-plans.ts'

const doNothing = () => undefined
const card = planCard()

beforeAll(() => loadNamespaces('plans', 'comparison'))

// Proves P-88.
it.each(['en', 'es'] as const)('every price of the comparison is said with its month, in %s', async (language) => {
  await changeLanguage(language)
  const price = `${formatCents(card.price.priceCents, language)} ${fixedT(language, 'plans')('planPrice.unit')}`
  render(
    <>
      <table>
        <CompareDialogBar columns={[card]} onChoose={doNothing} />
      </table>
      <CompareDialogPicker
        label="A third"
        confirmLabel="Add"
        offered={{ plans: [card], leftOut: 0 }}
        onPick={doNothing}
      />
    </>,
  )
  expect(screen.getByRole('columnheader').textContent).toContain(price)
  expect(screen.getAllByRole('option').at(-1)?.textContent).toContain(price)
})
