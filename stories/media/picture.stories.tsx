import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { Picture } from '#components/media/picture.tsx'
import { type PictureName, pictures } from '#components/media/pictures.ts'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/gallery.tsx'

const text: Bilingual<string> = { en: 'A drawing of the site', es: 'Un dibujo del sitio' }

function Sample({ names }: { readonly names: readonly PictureName[] }) {
  const alt = useSample(text)
  return (
    <div className="grid gap-4 rounded-card bg-hero p-6 sm:grid-cols-2">
      {names.map((name) => (
        <Picture key={name} name={name} alt={alt} />
      ))}
    </div>
  )
}

const names = Object.keys(pictures) as PictureName[]

const meta = {
  title: 'Widgets/Media/Picture (image, imagen)',
  id: 'media-picture',
  component: Sample,
  parameters: { describes: Picture },
  args: { names: ['bridge'] },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const Scenes: Story = { args: { names: names } }

export const KeepsItsPlaceBeforeItArrives: Story = {
  play: async ({ canvasElement, globals }) => {
    const picture = within(canvasElement).getByRole('img', { name: sampleFor(text, globals) })
    await expect(picture).toHaveAttribute('width', String(pictures.bridge.width))
    await expect(picture).toHaveAttribute('height', String(pictures.bridge.height))
  },
}

export const Gallery: Story = gallery(meta, { Scenes })
