import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { FromQuote } from '#components/application/from-quote.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Application/From quote',
  id: 'application-from-quote',
  component: FromQuote,
  args: { name: 'ZIP', onChange: fn() },
} satisfies Meta<typeof FromQuote>
export default meta
type Story = StoryObj<typeof meta>

export const Note: Story = {}
export const OtherNote: Story = { args: { note: 'From the address that you have chosen' } }
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
export const LongSpanish: Story = { args: { name: 'Solicita cobertura' }, globals: { locale: 'es' } }

// Proves F-80.
export const ByKeyboard: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('application', globals)
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name: `${t('fromQuote.change')} ZIP` })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

export const Gallery: Story = gallery(meta, { Note, OtherNote })
