import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { NewTabMark, newTab } from '#components/primitives/new-tab-mark.tsx'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/part-gallery.tsx'

const text: Bilingual<{ brochure: string; newTab: string }> = {
  en: { brochure: 'Brochure', newTab: '(opens in a new tab)' },
  es: { brochure: 'Folleto', newTab: '(se abre en una pestaña nueva)' },
}

function Sample() {
  const sample = useSample(text)
  return (
    <a href="https://www.floridablue.com" {...newTab} className="text-primary underline">
      {sample.brochure} <NewTabMark label={sample.newTab} />
    </a>
  )
}

const meta = {
  title: 'Primitives/New tab mark',
  id: 'primitives-new-tab-mark',
  component: NewTabMark,
  render: Sample,
} satisfies Meta<typeof NewTabMark>
export default meta
type Story = StoryObj<typeof Sample>

export const InALink: Story = {
  async play({ canvasElement, globals }) {
    const sample = sampleFor(text, globals)
    const link = within(canvasElement).getByRole('link', { name: `${sample.brochure} ${sample.newTab}` })
    await expect(link).toHaveAttribute('target', '_blank')
  },
}

export const Gallery: Story = gallery({ component: Sample }, { InALink })
