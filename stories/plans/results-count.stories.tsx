import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { ResultsCount, type ResultsCountProps } from '#components/plans/results-count.tsx'
import { gallery } from '#stories/support/gallery.tsx'

const counts = { shown: 10, matching: 3_200, loaded: 5_000, total: 5_000, isArriving: false }
const args: ResultsCountProps = { counts }

const meta = { component: ResultsCount, args } satisfies Meta<typeof ResultsCount>
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
    const shown = canvas.getAllByText(/161/).filter((text) => text.checkVisibility())
    await expect(shown).toHaveLength(1)
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '10')
  },
}
export const NoneYet: Story = {
  args: { counts: { shown: 0, matching: 0, loaded: 10, total: 161, isArriving: true } },
}
export const SomeMissing: Story = { args: { counts: { ...counts, shown: 7, matching: 7, loaded: 10, total: 161 } } }
export const NothingKnown: Story = { args: { counts: null } }

export const KeepsItsHeight: Story = {
  render: () => (
    <>
      <ResultsCount counts={{ shown: 10, matching: 10, loaded: 10, total: 161, isArriving: true }} />
      <ResultsCount counts={{ shown: 10, matching: 161, loaded: 161, total: 161, isArriving: false }} />
    </>
  ),
  async play({ canvasElement }) {
    const [arriving, final] = [...canvasElement.children].map((box) => box.getBoundingClientRect().height)
    await expect(arriving).toBe(final)
  },
}

export const Gallery: Story = gallery(meta, { Final, Arriving, NoneYet, SomeMissing, NothingKnown })
