import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { RequoteManual } from '#components/requote/requote-manual.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const message = [
  'I have checked prices again for my application (number 2001). Please enter this quote:',
  'Plan: Ambetter Value Silver, Ambetter Health (21663FL9000801)',
  'Monthly bill: $129.90 a month',
  'People: You: 42, Dependent 1: 12, and Dependent 2: 8',
].join('\n')

const meta = {
  title: 'Widgets/Requote/Requote manual',
  id: 'requote-requote-manual',
  component: RequoteManual,
  args: {
    message,
    state: { kind: 'idle' },
    onSend: fn(),
    phone: '1-800-555-0142',
    contactHref: '#contact',
    onContinue: fn(),
  },
} satisfies Meta<typeof RequoteManual>
export default meta
type Story = StoryObj<typeof RequoteManual>

export const Offered: Story = {}
export const Sending: Story = { args: { state: { kind: 'sending' } } }
export const Sent: Story = { args: { state: { kind: 'sent' } } }
export const Failed: Story = { args: { state: { kind: 'failed', text: 'The service could not be reached.' } } }
export const WithoutPhone: Story = { args: { onSend: undefined } }
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
export const LongSpanish: Story = { globals: { locale: 'es' } }

// Proves F-87.
export const ByKeyboard: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('requote', globals)
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name: t('manual.send') })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSend).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onContinue).toHaveBeenCalledOnce()
  },
}

export const Gallery: Story = gallery(meta, { Offered, Sending, Sent, Failed, WithoutPhone })
