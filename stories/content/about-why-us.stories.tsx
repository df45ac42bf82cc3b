import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { AboutWhyUs, type AboutWhyUsProps } from '#components/content/about-why-us.tsx'
import { VideoFailure } from '#components/media/video-failure.tsx'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const videoTitle: Bilingual<string> = { en: 'How we help your family', es: 'Cómo ayudamos a su familia' }

function Sample(props: AboutWhyUsProps) {
  return <AboutWhyUs {...props} videoTitle={useSample(videoTitle)} />
}

const meta = {
  title: 'Widgets/Content/About why us',
  id: 'content-about-why-us',
  component: AboutWhyUs,
  render: Sample,
  parameters: { layout: 'fullscreen' },
  args: { videoTitle: '', onPlay: fn() as (() => void) | undefined },
} satisfies Meta<typeof AboutWhyUs>
export default meta
type Story = StoryObj<typeof meta>

export const WithVideo: Story = {}
export const WithoutVideo: Story = { args: { onPlay: undefined } }
export const PlayerNotLoaded: Story = { args: { notice: <VideoFailure onRetry={fn()} onClose={fn()} /> } }
export const LongSpanish: Story = { globals: { locale: 'es', viewport: { value: 'narrow' } } }

export const PlaysByKeyboard: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const title = sampleFor(videoTitle, globals)
    const name = playText('video', globals)('videoThumbnail.play', { title })
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPlay).toHaveBeenCalledOnce()
  },
}

export const Gallery: Story = gallery({ component: Sample, args: meta.args }, { PlayerNotLoaded })
