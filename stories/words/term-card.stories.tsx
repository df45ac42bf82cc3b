import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { TermCard } from '#components/words/term-card.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'
import { loadWords } from '#stories/support/word-screen.tsx'

const meta = {
  title: 'Widgets/Words/Term card (definition, tarjeta)',
  id: 'words-term-card',
  component: TermCard,
  loaders: [loadWords],
  args: { term: { id: 'outOfPocketMaximum', figure: '$9,200' } },
} satisfies Meta<typeof TermCard>
export default meta
type Story = StoryObj<typeof meta>

export const WithThePlansNumber: Story = {}
export const InAComparison: Story = { args: { term: { id: 'outOfPocketMaximum', figure: '$9,200', letter: 'B' } } }
export const General: Story = { args: { term: { id: 'magi' } } }
export const Narrow: Story = {
  args: { term: { id: 'extraSavings', figure: '$0' } },
  globals: { locale: 'es', viewport: { value: 'narrow' } },
}

// Proves C-72.
export const SaysTheWordInTheOtherLanguage: Story = {
  async play({ canvasElement, globals }) {
    const isSpanish = globals.locale === 'es'
    const other = playText('glossary', { locale: isSpanish ? 'en' : 'es' })
    const word = within(canvasElement).getByText(other('terms.outOfPocketMaximum.name'))
    await expect(word).toHaveAttribute('lang', isSpanish ? 'en' : 'es')
  },
}

export const Gallery: Story = gallery(meta, { WithThePlansNumber, InAComparison, General })
