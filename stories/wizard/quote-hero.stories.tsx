import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'

import { QuoteHero } from '#components/wizard/quote-hero.tsx'
import { WizardCard } from '#components/wizard/wizard-card.tsx'
import { wizardStepIds } from '#domain/quote/wizard-steps.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Wizard/Quote hero (first screen, start)',
  id: 'wizard-quote-hero',
  component: QuoteHero,
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <WizardCard step="location" steps={wizardStepIds} planYear={2026} onStep={fn()} onNext={fn()} children={null} />
    ),
  },
} satisfies Meta<typeof QuoteHero>
export default meta
type Story = StoryObj<typeof meta>

export const Desktop: Story = {
  play: async ({ canvasElement, globals }) => {
    const t = playText('location', globals)
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1, name: t('quoteHero.title') })).toBeVisible()
    await expect(canvas.getByText(t('quoteHero.helpTitle'))).toBeVisible()
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const LaterStepOnAPhone: Story = { args: { isFirstStep: false }, globals: { viewport: { value: 'phone' } } }

export const Gallery: Story = gallery(meta, { Desktop, LaterStepOnAPhone })
