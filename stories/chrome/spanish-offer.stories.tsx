import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { SpanishOffer } from '#components/chrome/spanish-offer.tsx'

const meta = {
  title: 'Widgets/Chrome/Spanish offer',
  id: 'chrome-spanish-offer',
  component: SpanishOffer,
  args: { onTake: fn(), onDismiss: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SpanishOffer>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { parameters: { chromatic: { disableSnapshot: false } } }

export const Failed: Story = { args: { hasFailed: true } }

// Proves C-78.
export const IsSpanishInEitherLanguage: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const line = canvas.getByRole('complementary', { name: 'Idioma' })
    await expect(line).toHaveAttribute('lang', 'es')
    await expect(line).toHaveAttribute('translate', 'no')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onTake).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'No, gracias' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}
