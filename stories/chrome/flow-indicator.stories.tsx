import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { FlowIndicator } from '#components/chrome/flow-indicator.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Chrome/Flow indicator (progress, steps, pasos)',
  id: 'chrome-flow-indicator',
  component: FlowIndicator,
  args: { current: 'quote' },
} satisfies Meta<typeof FlowIndicator>
export default meta
type Story = StoryObj<typeof meta>

export const Quote: Story = {}
export const Plans: Story = { args: { current: 'plans' } }
export const Register: Story = { args: { current: 'register' } }
export const Confirm: Story = { args: { current: 'confirm' } }
export const InALine: Story = { args: { current: 'plans', look: 'line' } }

// Proves Q-2.
export const SaysWhichStepsAreDone: Story = {
  args: { current: 'plans' },
  play: async ({ canvasElement, globals }) => {
    const t = playText('common', globals)
    const [first, second] = within(canvasElement).getAllByRole('listitem')
    await expect(first).toHaveTextContent(t('flow.completed'))
    await expect(second).toHaveAttribute('aria-current', 'step')
  },
}

export const Gallery: Story = gallery(meta, { Quote, Plans, Register, Confirm, InALine })
