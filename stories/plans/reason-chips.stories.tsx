import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { ReasonChips } from '#components/plans/reason-chips.tsx'
import type { LowestFigure, LowestReason } from '#domain/plans/lowest-plans.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const reason = (figure: LowestFigure, among = 161, sharedBy = 1): LowestReason => ({
  figure,
  cents: 46_908,
  isAtMost: false,
  among,
  sharedBy,
})

const meta = {
  title: 'Widgets/Plans/Reason chips',
  id: 'plans-reason-chips',
  component: ReasonChips,
  args: { reasons: [reason('healthy')] },
} satisfies Meta<typeof ReasonChips>
export default meta
type Story = StoryObj<typeof meta>

export const LowestBills: Story = {}
export const Several: Story = { args: { reasons: [reason('healthy'), reason('bad', 158), reason('deductible')] } }
export const Examples: Story = { args: { reasons: [reason('fracture'), reason('diabetes'), reason('baby')] } }
export const Shared: Story = { args: { reasons: [reason('healthy', 161, 24), reason('deductible', 158, 3)] } }
export const SharedExamples: Story = {
  args: { reasons: (['fracture', 'diabetes', 'baby', 'bad'] as const).map((figure) => reason(figure, 161, 2)) },
}
export const NoReason: Story = { args: { reasons: [] } }

// Proves P-65.
export const NamesEachFigure: Story = {
  ...Several,
  async play({ canvasElement, globals }) {
    const t = playText('year-costs', globals)
    const list = within(canvasElement).getByRole('list', { name: t('reasons.list') })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(3)
    await expect(list).toHaveTextContent(t('reasons.healthy', { count: 161 }))
    await expect(list).toHaveTextContent(t('reasons.bad', { count: 158 }))
  },
}

// Proves P-65.
export const SaysHowManyShareAFigure: Story = {
  ...Shared,
  async play({ canvasElement, globals }) {
    const t = playText('year-costs', globals)
    const [bills, deductible] = within(canvasElement).getAllByRole('listitem')
    await expect(bills).toHaveTextContent(t('reasons.shared.healthy', { count: 24 }))
    await expect(deductible).toHaveTextContent(t('reasons.shared.deductible', { count: 3 }))
  },
}

export const Gallery: Story = gallery(meta, { LowestBills, Several, Examples, Shared, SharedExamples })
