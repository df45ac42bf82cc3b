import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { LoadFailure } from '#components/wizard/load-failure.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Wizard/Load failure',
  id: 'wizard-load-failure',
  component: LoadFailure,
  args: { onRetry: fn(), onReload: fn() },
} satisfies Meta<typeof LoadFailure>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OffersToTryAgain: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('location', globals)
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(t('loadFailure.title'))
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
}

export const Gallery: Story = gallery(meta, { Default })
