import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { AboutWhyUs } from '#components/content/about-why-us.tsx'
import { VideoFailure } from '#components/media/video-failure.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  component: AboutWhyUs,
  parameters: { layout: 'fullscreen' },
  args: { onPlay: fn() as (() => void) | undefined },
} satisfies Meta<typeof AboutWhyUs>
export default meta
type Story = StoryObj<typeof meta>

export const WithVideo: Story = {}
export const WithoutVideo: Story = { args: { onPlay: undefined } }
export const PlayerNotLoaded: Story = { args: { notice: <VideoFailure onRetry={fn()} onClose={fn()} /> } }
export const LongSpanish: Story = { globals: { locale: 'es', viewport: { value: 'narrow' } } }

export const PlaysByKeyboard: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const title = playText('about', globals)('whyUs.videoTitle')
    const name = playText('common', globals)('video.play', { title })
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPlay).toHaveBeenCalledOnce()
  },
}

export const Gallery: Story = gallery(meta, { PlayerNotLoaded })
