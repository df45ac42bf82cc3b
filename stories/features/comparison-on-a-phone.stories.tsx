import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'

import { CompareDialog } from '#components/plans/compare-dialog/compare-dialog.tsx'
import { planCard, planCards } from '#mocks/fixtures/sample-plans.ts'
import { CompareWithDoctors, doctorsRow } from '#stories/support/doctors-row.tsx'
import { playText } from '#stories/support/play-text.ts'

const cards = planCards()

const meta = {
  title: 'Screens/Comparison on a phone (side by side, columns, comparar)',
  id: 'features-comparison-on-a-phone',
  tags: ['!autodocs'],
  component: CompareDialog,
  render: (args) => <CompareWithDoctors {...args} />,
  args: {
    open: true,
    onClose: fn(),
    onReopen: fn(),
    plans: cards.slice(0, 3),
    others: { plans: cards.slice(3), leftOut: 0 },
    ownRows: [{ ...doctorsRow(cards[0]?.id), lacks: (id) => id !== cards[0]?.id }],
    planYear: 2026,
    onAdd: fn(),
    onRemove: fn(),
    onSwap: fn(),
    onChoose: fn(),
    onPrint: fn(),
    marketplaceHref: 'https://www.healthcare.gov',
  },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof CompareDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = { parameters: { chromatic: { disableSnapshot: false } } }
export const Two: Story = { args: { plans: cards.slice(0, 2) } }
export const Alike: Story = { args: { plans: [planCard(), planCard({ id: 'twin' })], ownRows: [] } }
export const LongSpanish: Story = { globals: { locale: 'es', viewport: { value: 'phone' } } }

// Proves P-107.
export const BeginsWithADoctorThatIsLacking: Story = {
  async play({ globals }) {
    const t = playText('comparison', globals)
    const dialog = within(await screen.findByRole('dialog'))
    const [, differs, first] = dialog.getAllByRole('row')
    await expect(differs).toHaveTextContent(/\(\d+\)/)
    if (!first) throw new Error('no row')
    await expect(within(first).getByRole('rowheader')).toHaveTextContent(playText('care', globals)('rows.doctor'))
    const [has, lacks] = within(first).getAllByRole('cell')
    await expect(has).not.toHaveTextContent(t('comparePhone.lacks').trim())
    await expect(lacks).toHaveTextContent(t('comparePhone.lacks').trim())
  },
}

// Proves P-107.
export const OpensTheEqualRowsByKeyboard: Story = {
  ...Alike,
  async play({ globals }) {
    const t = playText('comparison', globals)
    const dialog = within(await screen.findByRole('dialog'))
    const fold = dialog.getByRole('button', {
      expanded: false,
      name: new RegExp(t('comparePhone.same', { count: 0 }).replace(/\(.*/, '')),
    })
    const rows = dialog.getAllByRole('row').length
    fold.focus()
    await userEvent.keyboard('{Enter}')
    await expect(fold).toHaveAttribute('aria-expanded', 'true')
    await expect(dialog.getAllByRole('row').length).toBeGreaterThan(rows)
  },
}
