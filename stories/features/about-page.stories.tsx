import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within, waitFor } from 'storybook/test'

import { AboutScreen } from '#features/content/about-screen.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Screens/About page',
  id: 'features-about-page',
  tags: ['!autodocs'],
  component: AboutScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AboutScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Desktop: Story = { parameters: { chromatic: { disableSnapshot: false } } }
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
export const LongSpanish: Story = { globals: { locale: 'es', viewport: { value: 'narrow' } } }

export const TellsWhatItIsAbout: Story = {
  play: async ({ canvasElement, globals }) => {
    const t = playText('about', globals)
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: t('aboutHero.title') })).toBeVisible()
    await waitFor(async () => {
      await expect(document.querySelector('meta[name=keywords]')).toHaveAttribute('content', t('aboutPage.keywords'))
    })
    const links = canvas.getAllByRole('link')
    await expect(links.length).toBeGreaterThanOrEqual(3)
    for (const link of links) await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/(es)?$/))
    await expect(document.querySelector('iframe')).toBeNull()
  },
}
