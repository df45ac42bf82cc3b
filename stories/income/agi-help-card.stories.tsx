import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { AgiHelpCard } from '#components/income/agi-help-card.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Income/AGI help card',
  id: 'income-agi-help-card',
  component: AgiHelpCard,
  args: { planYear: 2026 },
  render: (args) => (
    <div className="max-w-dialog">
      <AgiHelpCard {...args} />
    </div>
  ),
} satisfies Meta<typeof AgiHelpCard>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

// Proves Q-46.
export const HidesItselfAndComesBack: Story = {
  args: { hideAfterSeconds: 1 },
  play: async ({ canvasElement, globals }) => {
    const t = playText('quote-steps', globals)
    const title = within(canvasElement).getByRole('button', { name: t('agiHelpCard.title') })
    await waitFor(() => expect(title).toHaveAttribute('aria-expanded', 'false'), { timeout: 4000 })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(title).toHaveAttribute('aria-expanded', 'true')
  },
}

export const CanBeHeld: Story = {
  args: { hideAfterSeconds: 4 },
  play: async ({ canvasElement, globals }) => {
    const t = playText('quote-steps', globals)
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: t('agiHelpCard.hold') })).toHaveFocus()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await new Promise((resolve) => setTimeout(resolve, 4200))
    await expect(canvas.getByText(t('agiHelpCard.held'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: t('agiHelpCard.release') })).toBeVisible()
  },
}

export const Gallery: Story = gallery(meta, { Open })
