import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { BenefitsCarousel } from '#components/content/benefits-carousel.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Content/Benefits carousel',
  id: 'content-benefits-carousel',
  component: BenefitsCarousel,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BenefitsCarousel>
export default meta
type Story = StoryObj<typeof meta>

export const Desktop: Story = {}
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
export const LongSpanish: Story = { globals: { locale: 'es', viewport: { value: 'narrow' } } }

// Proves C-22 and C-24.
export const GoesRoundByKeyboard: Story = {
  play: async ({ canvasElement, globals }) => {
    const t = playText('benefits', globals)
    const canvas = within(canvasElement)
    const slides = window.matchMedia('(min-width: 48rem)').matches ? 3 : 9
    await expect(canvas.getByRole('group', { name: t('benefitsCarousel.title') })).toBeVisible()
    await expect(canvas.getAllByRole('article', { hidden: true })).toHaveLength(9)
    canvas.getByRole('button', { name: t('carousel.previous') }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('tab', { selected: true })).toHaveAccessibleName(
      t('carousel.dot', { position: slides }),
    )
    await expect(canvas.getAllByRole('tabpanel').find((panel) => !panel.inert)).toHaveAccessibleName(
      t('carousel.position', { position: slides, total: slides }),
    )
  },
}

/** The longest text of the nine makes every card as high as it is. */
export const LeavesNoHoleInACard: Story = {
  play: async ({ canvasElement }) => {
    for (const card of within(canvasElement).getAllByRole('article', { hidden: true })) {
      const end = Math.max(...Array.from(card.querySelectorAll('p'), (text) => text.getBoundingClientRect().bottom))
      await expect(card.getBoundingClientRect().bottom - end).toBeLessThan(100)
    }
  },
}

export const Gallery: Story = gallery(meta, { Desktop })
