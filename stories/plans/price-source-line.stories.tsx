import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { PriceSourceLine } from '#components/plans/price-source-line.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Plans/Price source line',
  id: 'plans-price-source-line',
  component: PriceSourceLine,
  args: { source: { from: 'files', day: '2026-04-14' } },
} satisfies Meta<typeof PriceSourceLine>
export default meta
type Story = StoryObj<typeof meta>

export const PublicFiles: Story = {}
export const Marketplace: Story = { args: { source: { from: 'marketplace', day: '2026-11-26' } } }
export const Sample: Story = { args: { source: { from: 'invented', day: '2025-08-13' } } }
export const Printed: Story = { globals: { scheme: 'print' } }

// Proves P-103.
export const SaysTheDay: Story = {
  async play({ canvasElement, globals }) {
    const date = { en: 'April 14, 2026', es: '14 de abril de 2026' }[globals.locale === 'es' ? 'es' : 'en']
    await expect(canvasElement).toHaveTextContent(playText('plans', globals)('priceSource.files', { date }))
  },
}

// Proves P-103.
export const SaysThatASampleIsInvented: Story = {
  args: { source: { from: 'invented', day: '2025-08-13' } },
  async play({ canvasElement, globals }) {
    const date = { en: 'August 13, 2025', es: '13 de agosto de 2025' }[globals.locale === 'es' ? 'es' : 'en']
    await expect(canvasElement).toHaveTextContent(playText('plans', globals)('priceSource.invented', { date }))
  },
}

// Proves P-103.
export const SaysNothingOfAnUnknownSource: Story = {
  args: { source: null },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector('p')).toBeNull()
  },
}

export const Gallery: Story = gallery(meta, { PublicFiles, Marketplace })
