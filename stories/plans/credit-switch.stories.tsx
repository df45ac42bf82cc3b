import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { CreditSwitch } from '#components/plans/credit-switch.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Plans/Credit switch (toggle, crédito)',
  id: 'plans-credit-switch',
  component: CreditSwitch,
  args: { forgone: false, onChange: fn() },
} satisfies Meta<typeof CreditSwitch>
export default meta
type Story = StoryObj<typeof meta>

export const WithCredit: Story = {}
export const WithoutCredit: Story = { args: { forgone: true } }

// Proves P-24.
export const SwitchesBySpace: Story = {
  async play({ canvasElement, globals, args }) {
    const t = playText('plans', globals)
    const toggle = within(canvasElement).getByRole('switch', { name: t('creditSwitch.label') })
    await expect(toggle).toHaveAccessibleDescription(t('creditSwitch.consequence'))
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenCalledWith(true)
  },
}

export const SaysWhatFollows: Story = {
  ...WithoutCredit,
  async play({ canvasElement, globals }) {
    const t = playText('plans', globals)
    const toggle = within(canvasElement).getByRole('switch', { name: t('creditSwitch.label') })
    await expect(toggle).toHaveAccessibleDescription(t('creditSwitch.note'))
  },
}

export const Gallery: Story = gallery(meta, { WithCredit, WithoutCredit })
