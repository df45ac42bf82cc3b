import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { ResultsCount, type ResultsCountProps } from '#components/plans/results-count.tsx'
import { gallery } from '#stories/support/gallery.tsx'

const counts = { shown: 10, matching: 3_200, loaded: 5_000, total: 5_000, isArriving: false }
const args: ResultsCountProps = { counts, onShowWaiting: fn() }

const meta = {
  title: 'Widgets/Plans/Results count',
  id: 'plans-results-count',
  component: ResultsCount,
  args,
} satisfies Meta<typeof ResultsCount>
export default meta
type Story = StoryObj<typeof meta>

// Proves P-11.
export const Final: Story = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/3,200/)).toBeVisible()
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument()
  },
}
export const Arriving: Story = {
  args: { counts: { shown: 3, matching: 3, loaded: 10, total: 161, isArriving: true } },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const shown = canvas.getAllByText(/161/).filter((text) => text.getClientRects().length > 0)
    await expect(shown).toHaveLength(1)
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '10')
  },
}
export const NoneYet: Story = {
  args: { counts: { shown: 0, matching: 0, loaded: 10, total: 161, isArriving: true } },
}
export const SomeMissing: Story = { args: { counts: { ...counts, shown: 7, matching: 7, loaded: 10, total: 161 } } }
export const SomeWait: Story = {
  args: { waiting: 12 },
  // Proves P-8.
  async play({ args: given, canvasElement }) {
    const button = within(canvasElement).getByRole('button', { name: /12/ })
    await expect(button).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(given.onShowWaiting).toHaveBeenCalledOnce()
  },
}
export const CanBeAskedAgain: Story = {
  args: { counts: { ...counts, shown: 7, matching: 7, loaded: 10, total: 161 }, onRetry: fn() },
  async play({ args: given, canvasElement, userEvent: visitor }) {
    await visitor.click(within(canvasElement).getByRole('button'))
    await expect(given.onRetry).toHaveBeenCalledOnce()
  },
}
export const NothingKnown: Story = { args: { counts: null } }

export const KeepsItsHeight: Story = {
  render: () => (
    <>
      <ResultsCount counts={{ shown: 10, matching: 10, loaded: 10, total: 161, isArriving: true }} />
      <ResultsCount counts={{ shown: 10, matching: 161, loaded: 161, total: 161, isArriving: false }} />
      <ResultsCount {...args} waiting={12} />
      <ResultsCount {...args} counts={{ ...counts, loaded: 10, total: 161 }} onRetry={fn()} />
    </>
  ),
  async play({ canvasElement }) {
    const heights = [...canvasElement.children].map((box) => box.getBoundingClientRect().height)
    await expect(new Set(heights).size).toBe(1)
  },
}

export const Gallery: Story = gallery(meta, {
  Final,
  Arriving,
  NoneYet,
  SomeMissing,
  SomeWait,
  CanBeAskedAgain,
  NothingKnown,
})
