import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { ResultsPagination } from '#components/plans/results-pagination.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Plans/Results pagination (pager)',
  id: 'plans-results-pagination',
  component: ResultsPagination,
  args: { page: 2, pageCount: 6, onPage: fn() },
} satisfies Meta<typeof ResultsPagination>
export default meta
type Story = StoryObj<typeof meta>

export const Second: Story = {}
export const OnlyOne: Story = { args: { page: 1, pageCount: 1 } }
export const Many: Story = { args: { page: 250, pageCount: 1_500 } }
export const SoFar: Story = { args: { isArriving: true } }

export const TurnsByKeyboard: Story = {
  async play({ canvasElement, globals, args }) {
    const t = playText('plans', globals)
    const canvas = within(canvasElement)
    await expect(canvas.getByText(t('resultsPagination.position', { page: 2, count: 6, pages: 6 }))).toBeVisible()
    canvas.getByRole('button', { name: t('resultsPagination.next') }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPage).toHaveBeenCalledWith(3)
  },
}

export const Gallery: Story = gallery(meta, { OnlyOne, Many, SoFar })
