import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { VideoFailure } from '#components/media/video-failure.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Media/Video failure',
  id: 'media-video-failure',
  component: VideoFailure,
  args: { onRetry: fn(), onClose: fn() },
} satisfies Meta<typeof VideoFailure>
export default meta
type Story = StoryObj<typeof meta>

export const NotLoaded: Story = {}

export const OffersAnotherTry: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('video', globals)
    await userEvent.click(within(canvasElement).getByRole('button', { name: t('videoFailure.retry') }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Gallery: Story = gallery(meta, { NotLoaded })
