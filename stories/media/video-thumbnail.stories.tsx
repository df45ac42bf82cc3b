import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { pictures } from '#components/media/pictures.ts'
import { VideoThumbnail, type VideoThumbnailProps } from '#components/media/video-thumbnail.tsx'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const text: Bilingual<string> = { en: 'How to read your bill', es: 'Cómo leer su factura' }

function Sample(props: Omit<VideoThumbnailProps, 'title'>) {
  return (
    <div className="max-w-dialog">
      <VideoThumbnail title={useSample(text)} {...props} />
    </div>
  )
}

const meta = {
  title: 'Widgets/Media/Video thumbnail (poster)',
  id: 'media-video-thumbnail',
  component: Sample,
  parameters: { describes: VideoThumbnail },
  args: { onPlay: fn() as (() => void) | undefined, onNear: fn() },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const WithVideo: Story = {}
/** A picture in place of the host's thumbnail, because stories request nothing from the video host. */
export const WithTheHostsPicture: Story = { args: { thumbnailUrl: pictures.town.src } }
export const WithoutVideo: Story = { args: { onPlay: undefined } }

export const PlaysByMouseEnterAndSpace: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const name = playText('video', globals)('videoThumbnail.play', { title: sampleFor(text, globals) })
    const button = within(canvasElement).getByRole('button', { name })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(args.onNear).toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await userEvent.click(button)
    await expect(args.onPlay).toHaveBeenCalledTimes(3)
  },
}

export const IsOnlyAPictureWithoutVideo: Story = {
  args: { onPlay: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).not.toBeInTheDocument()
  },
}

export const Gallery: Story = gallery(meta, { WithVideo, WithTheHostsPicture, WithoutVideo })
