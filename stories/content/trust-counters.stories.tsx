import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { TrustCounters } from '#components/content/trust-counters.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

function Sample() {
  return (
    <div className="bg-hero p-6">
      <TrustCounters figures={{ familiesProtected: 3127, yearsOfTrust: 12 }} />
    </div>
  )
}

const meta = {
  title: 'Widgets/Content/Trust counters (numbers, statistics)',
  id: 'content-trust-counters',
  component: Sample,
  parameters: { describes: TrustCounters },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
export const LongSpanish: Story = { globals: { locale: 'es', viewport: { value: 'narrow' } } }

export const ShowsBothFigures: Story = {
  play: async ({ canvasElement, globals }) => {
    const t = playText('about', globals)
    const canvas = within(canvasElement)
    await expect(canvas.getByText('3,127')).toBeInTheDocument()
    await expect(canvas.getByText(t('aboutHero.familiesProtected'))).toBeVisible()
    await expect(canvas.getByText('12')).toBeInTheDocument()
    await expect(canvas.getByText(t('aboutHero.yearsOfTrust'))).toBeVisible()
  },
}

export const Gallery: Story = gallery(meta, { Default })
