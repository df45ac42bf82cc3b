import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { CarrierVideos } from '#components/content/carrier-videos.tsx'
import { playText } from '#stories/support/play-text.ts'
import { gallery } from '#stories/support/gallery.tsx'

const topics = ['createAccount', 'digitalCard', 'rewards', 'findDoctor'] as const

const meta = {
  title: 'Widgets/Content/Carrier videos',
  id: 'content-carrier-videos',
  component: CarrierVideos,
  args: {
    carrierName: 'UnitedHealthcare',
    guides: topics.map((topic) => ({ topic, videoId: `sample-${topic}` })),
    onPlay: fn(),
    onNear: fn(),
  },
} satisfies Meta<typeof CarrierVideos>
export default meta
type Story = StoryObj<typeof meta>

export const Four: Story = {}
export const Three: Story = {
  args: {
    carrierName: 'Oscar',
    guides: [
      { topic: 'createAccount', videoId: 'sample-one' },
      { topic: 'payPremium', videoId: 'sample-two' },
      { topic: 'virtualCare', videoId: 'sample-three' },
    ],
  },
}
export const WithoutAVideo: Story = { args: { guides: [{ topic: 'createAccount', videoId: undefined }] } }
export const Narrow: Story = { globals: { locale: 'es', viewport: { value: 'narrow' } } }

// Proves C-42.
export const SaysWhoseVideoItIs: Story = {
  async play({ canvasElement }) {
    for (const poster of within(canvasElement).getAllByRole('button'))
      await expect(poster).toHaveTextContent(/^UnitedHealthcare$/)
  },
}

export const PlaysByKeyboard: Story = {
  async play({ args, canvasElement, globals }) {
    const t = playText('carriers', globals)
    const video = playText('video', globals)
    const title = t('videos.digitalCard', { name: 'UnitedHealthcare' })
    const card = within(canvasElement).getByRole('button', { name: video('videoThumbnail.play', { title }) })
    card.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPlay).toHaveBeenLastCalledWith({ id: 'sample-digitalCard', title })
    await userEvent.keyboard(' ')
    await expect(args.onPlay).toHaveBeenCalledTimes(2)
  },
}

export const Gallery: Story = gallery(meta, { Four, Three, WithoutAVideo })
