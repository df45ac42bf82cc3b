import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { TrustStrip } from '#components/home/trust-strip.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Home/Trust strip (confianza)',
  id: 'home-trust-strip',
  component: TrustStrip,
  args: { companies: ['Aetna', 'Ambetter', 'Florida Blue', 'Oscar'] },
} satisfies Meta<typeof TrustStrip>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongSpanish: Story = { globals: { locale: 'es', viewport: { value: 'narrow' } } }

export const NamesTheCompanies: Story = {
  play: async ({ canvasElement, globals }) => {
    const t = playText('home', globals)
    const strip = within(within(canvasElement).getByRole('region', { name: t('trustStrip.label') }))
    await expect(strip.getAllByRole('listitem')).toHaveLength(4)
    await expect(strip.getByText(/Aetna, Ambetter, Florida Blue,? (and|y) Oscar\./)).toBeVisible()
  },
}

export const Gallery: Story = gallery(meta, { Default })
