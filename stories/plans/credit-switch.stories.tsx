import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { CreditSwitch } from '#components/plans/credit-switch.tsx'
import { gallery } from '#stories/support/gallery.tsx'

const meta = { component: CreditSwitch, args: { forgone: false, onChange: fn() } } satisfies Meta<typeof CreditSwitch>
export default meta
type Story = StoryObj<typeof meta>

export const WithCredit: Story = {}
export const WithoutCredit: Story = { args: { forgone: true } }

export const SwitchesBySpace: Story = {
  async play({ args }) {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenCalledWith(true)
  },
}

export const Gallery: Story = gallery(meta, { WithCredit, WithoutCredit })
