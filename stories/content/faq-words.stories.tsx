import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { FaqWords } from '#components/content/faq-words.tsx'
import { faqTerms } from '#domain/content/glossary-terms.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Content/FAQ words',
  id: 'content-faq-words',
  component: FaqWords,
} satisfies Meta<typeof FaqWords>
export default meta
type Story = StoryObj<typeof meta>

export const EightWords: Story = {}
export const Narrow: Story = { globals: { locale: 'es', viewport: { value: 'narrow' } } }

// Proves C-75.
export const LeadsToEachWord: Story = {
  async play({ canvasElement, globals }) {
    const t = playText('glossary', globals)
    const canvas = within(canvasElement)
    for (const id of faqTerms)
      await expect(canvas.getByRole('link', { name: t(`terms.${id}.name`) }).getAttribute('href')).toMatch(
        new RegExp(`/(?:glossary|es/glosario)#${id}$`),
      )
  },
}

export const Gallery: Story = gallery(meta, { EightWords })
