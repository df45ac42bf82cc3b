import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'

import { CompareDialogPhone } from '#components/plans/compare-dialog/compare-dialog-phone.tsx'
import { compareTable } from '#domain/plans/compare-table.ts'
import { planCard, planCards } from '#mocks/fixtures/sample-plans.ts'
import { playText } from '#stories/support/play-text.ts'

const cards = planCards().slice(0, 3)
const table = compareTable(cards)
const twins = compareTable([planCard(), planCard({ id: 'twin' })])

const meta = {
  title: 'Widgets/Plans/Compare dialog on a phone (side by side, columns, comparar)',
  id: 'plans-compare-dialog-phone',
  component: CompareDialogPhone,
  args: {
    table,
    rows: table.rows,
    yearView: 'healthy',
    planYear: 2026,
    ownRows: [
      {
        key: 'doctors',
        title: 'Your doctors',
        cellOf: (id) => (id === cards[0]?.id ? '2 / 2' : '1 / 2'),
        lacks: (id) => id !== cards[0]?.id,
      },
    ],
    others: { plans: planCards().slice(3), leftOut: 0 },
    onAdd: fn(),
    onRemove: fn(),
    onSwap: fn(),
    onChoose: fn(),
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof CompareDialogPhone>
export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = { parameters: { chromatic: { disableSnapshot: false } } }
export const LongSpanish: Story = { globals: { locale: 'es' } }
export const Alike: Story = { args: { table: twins, rows: twins.rows, ownRows: [] } }

// Proves P-107.
export const BeginsWithADoctorThatIsLacking: Story = {
  async play({ globals }) {
    const t = playText('comparison', globals)
    const [, differs, first] = screen.getAllByRole('row')
    await expect(differs).toHaveTextContent(/\(\d+\)/)
    if (!first) throw new Error('no row')
    const [has, lacks] = within(first).getAllByRole('cell')
    await expect(has).not.toHaveTextContent(t('comparePhone.lacks').trim())
    await expect(lacks).toHaveTextContent(t('comparePhone.lacks').trim())
  },
}

// Proves P-107.
export const OpensTheEqualRowsByKeyboard: Story = {
  async play({ globals }) {
    const [t, plans] = [playText('comparison', globals), playText('plans', globals)]
    const equal = table.rows.filter(({ differs }) => !differs)
    const fold = screen.getByRole('button', { name: t('comparePhone.same', { count: equal.length }) })
    const type = { name: new RegExp(plans('compareDialog.rows.hsa')) }
    await expect(screen.queryByRole('row', type)).not.toBeInTheDocument()
    fold.focus()
    await userEvent.keyboard('{Enter}')
    await expect(fold).toHaveAttribute('aria-expanded', 'true')
    await expect(screen.getByRole('row', type)).toBeVisible()
  },
}

// Proves P-107.
export const RemovesInItsFold: Story = {
  async play({ args, globals }) {
    const t = playText('comparison', globals)
    await userEvent.click(screen.getByRole('button', { name: t('comparePhone.plans') }))
    const [, second] = cards
    await userEvent.click(screen.getByRole('button', { name: `${t('compareHead.remove')} B:${second?.name ?? ''}` }))
    await expect(args.onRemove).toHaveBeenCalledWith(second?.id)
  },
}
