import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { CreditRow, type CreditRowProps } from '#components/plans/credit-row.tsx'
import { aloneAt65, childrenInChip, childrenInChipUnpriced } from '#mocks/fixtures/sample-outlooks.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

/** The row in the list that it needs. */
function InList(props: CreditRowProps) {
  return (
    <dl className="max-w-sm">
      <CreditRow {...props} />
    </dl>
  )
}

const meta = {
  title: 'Widgets/Plans/Credit row (estimated and probable tax credit)',
  id: 'plans-credit-row',
  component: CreditRow,
  render: InList,
  args: { creditCents: 183_300, outlook: null },
} satisfies Meta<typeof CreditRow>
export default meta
type Story = StoryObj<typeof meta>

export const ForEverybody: Story = {}
// Proves P-114.
export const ForSomeOfThem: Story = {
  args: { outlook: { ...childrenInChip, probableCents: 139_100 } },
  async play({ canvasElement, globals }) {
    const t = playText('plans', globals)
    const who = t('creditOutlook.chip.medicaidOrChip', { count: 2 })
    await expect(canvasElement).toHaveTextContent('$1,833')
    await expect(canvasElement).toHaveTextContent(t('creditOutlook.chip.lower', { probable: '$1,391', who }))
  },
}
export const OfUnknownAmount: Story = { args: { outlook: childrenInChipUnpriced } }
export const ForNobody: Story = { args: { outlook: aloneAt65 } }
export const Narrow: Story = { ...ForSomeOfThem, globals: { viewport: { value: 'narrow' } } }

export const Gallery: Story = gallery(
  { ...meta, component: InList },
  { ForEverybody, ForSomeOfThem, OfUnknownAmount, ForNobody },
)
