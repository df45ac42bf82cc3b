import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { CareFailure, type CareFailureProps } from '#components/care/care-failure.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const args: CareFailureProps = { onRetry: fn(), isFilterChosen: false }

const meta = {
  title: 'Widgets/Care/Care failure',
  id: 'care-care-failure',
  component: CareFailure,
  args,
} satisfies Meta<typeof CareFailure>
export default meta
type Story = StoryObj<typeof meta>

export const NotLoaded: Story = { parameters: { chromatic: { disableSnapshot: false } } }
export const WhileTheFilterWaits: Story = { args: { isFilterChosen: true } }
export const Narrow: Story = { ...WhileTheFilterWaits, globals: { viewport: { value: 'narrow' } } }

// Proves P-77.
export const IsAnnouncedAndAskedAgain: Story = {
  ...WhileTheFilterWaits,
  async play({ args, canvasElement, globals }) {
    const t = playText('care', globals)
    const canvas = within(canvasElement)
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(`${t('failure.text')} ${t('failure.filter')}`),
    )
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const IsNothingWhileAllIsWell: Story = {
  args: { onRetry: null },
  async play({ canvasElement }) {
    await expect(canvasElement).toHaveTextContent(/^$/)
  },
}

export const Gallery: Story = gallery(meta, { NotLoaded, WhileTheFilterWaits })
