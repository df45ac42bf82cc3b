import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within, waitFor } from 'storybook/test'

import { BenefitsScreen } from '#features/content/benefits-screen.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Screens/Benefits page',
  id: 'features-benefits-page',
  tags: ['!autodocs'],
  component: BenefitsScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BenefitsScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Desktop: Story = { parameters: { chromatic: { disableSnapshot: false } } }
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
export const LongSpanish: Story = { globals: { locale: 'es', viewport: { value: 'narrow' } } }

export const TellsWhatItIsAbout: Story = {
  play: async ({ canvasElement, globals }) => {
    const t = playText('benefits', globals)
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: t('benefitsHero.title') })).toBeVisible()
    await waitFor(async () => {
      await expect(document.querySelector('meta[name=keywords]')).toHaveAttribute('content', t('benefitsPage.keywords'))
    })
    const links = canvas.getAllByRole('link')
    await expect(links.length).toBeGreaterThanOrEqual(3)
    for (const link of links) await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/(es)?$/))
    await expect(document.querySelector('iframe')).toBeNull()
  },
}
