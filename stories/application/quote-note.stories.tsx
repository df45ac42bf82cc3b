import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { QuoteNote } from '#components/application/quote-note.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Application/Quote note',
  id: 'application-quote-note',
  component: QuoteNote,
  args: { agency: { phone: '1-800-555-0142', contactHref: '#contact' }, onRequote: fn() },
} satisfies Meta<typeof QuoteNote>
export default meta
type Story = StoryObj<typeof meta>

export const Note: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('application', globals)
    await userEvent.click(within(canvasElement).getByRole('button', { name: t('fromQuote.check') }))
    await expect(args.onRequote).toHaveBeenCalledOnce()
  },
}
export const AboutIncome: Story = { args: { about: 'income' } }
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
export const LongSpanish: Story = { globals: { locale: 'es' } }

export const Gallery: Story = gallery(meta, { Note, AboutIncome })
