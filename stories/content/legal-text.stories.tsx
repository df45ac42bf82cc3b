import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { LegalText } from '#components/content/legal-text.tsx'
import { playText } from '#stories/support/play-text.ts'
import { gallery } from '#stories/support/gallery.tsx'

const meta = {
  component: LegalText,
  args: {
    document: 'terms',
    contact: { phone: '1-800-555-0142', email: 'hola@puente.example' },
    headingLevel: 2,
    jump: 'focus',
  },
} satisfies Meta<typeof LegalText>
export default meta
type Story = StoryObj<typeof meta>

export const Terms: Story = {}
export const Privacy: Story = { args: { document: 'privacy' } }
export const Narrow: Story = { args: { document: 'privacy' }, globals: { locale: 'es', viewport: { value: 'narrow' } } }

export const JumpsToASection: Story = {
  async play({ canvasElement, globals }) {
    const t = playText('terms', globals)
    const canvas = within(canvasElement)
    const link = canvas.getByRole('link', { name: t('textMessages.title') })
    link.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('heading', { name: new RegExp(`\\d+\\. ${t('textMessages.title')}`) })).toHaveFocus()
  },
}

export const Gallery: Story = gallery(meta, { Terms, Privacy })
