import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { Face } from '#components/media/face.tsx'
import { type FaceName, faces } from '#components/media/faces.ts'
import { Picture } from '#components/media/picture.tsx'
import { useTranslation } from '#i18n/use-translation.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const names = Object.keys(faces) as FaceName[]

function Sample({ shown }: { readonly shown: readonly FaceName[] }) {
  const { t } = useTranslation('home')
  return (
    <div className="flex flex-wrap gap-3">
      {shown.map((name) => (
        <span key={name} className="w-28">
          <Face name={name} alt={t(`faces.${name}`)} />
        </span>
      ))}
    </div>
  )
}

const meta = {
  title: 'Widgets/Media/Face (person, cara, persona)',
  id: 'media-face',
  component: Sample,
  parameters: { describes: Face },
  args: { shown: names },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const People: Story = {}

export const BesideTheScenes: Story = {
  render: () => (
    <div className="grid items-center gap-4 sm:grid-cols-2">
      <Sample shown={names} />
      <Picture name="family" alt="" />
    </div>
  ),
}

export const SaysWhoIsDrawn: Story = {
  play: async ({ canvasElement, globals }) => {
    const t = playText('home', globals)
    for (const name of names)
      await expect(within(canvasElement).getByRole('img', { name: t(`faces.${name}`) })).toHaveAttribute('width', '96')
  },
}

export const Gallery: Story = gallery(meta, { People, BesideTheScenes })
