import type { Meta, StoryObj } from '@storybook/react-vite'

import { QuoteNote } from '#components/application/quote-note.tsx'
import { gallery } from '#stories/support/gallery.tsx'

const meta = {
  component: QuoteNote,
  args: { agency: { phone: '1-800-555-0142', contactHref: '#contact' } },
} satisfies Meta<typeof QuoteNote>
export default meta
type Story = StoryObj<typeof meta>

export const Note: Story = {}
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
export const LongSpanish: Story = { globals: { locale: 'es' } }

export const Gallery: Story = gallery(meta, { Note })
