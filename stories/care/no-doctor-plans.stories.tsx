import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { NoDoctorPlans } from '#components/care/no-doctor-plans.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Care/No doctor plans',
  id: 'care-no-doctor-plans',
  component: NoDoctorPlans,
  args: { elsewhere: 12, hasTyped: false, onTurnOff: fn(), onElsewhere: fn() },
} satisfies Meta<typeof NoDoctorPlans>
export default meta
type Story = StoryObj<typeof meta>

export const UnderTheFilters: Story = { parameters: { chromatic: { disableSnapshot: false } } }
export const OnePlanElsewhere: Story = { args: { elsewhere: 1 } }
export const Nowhere: Story = { args: { elsewhere: 0 } }
export const WithATypedDoctor: Story = { args: { elsewhere: 0, hasTyped: true } }
export const Narrow: Story = { ...WithATypedDoctor, globals: { viewport: { value: 'narrow' } } }

// Proves P-79.
export const LeadsOutByKeyboard: Story = {
  async play({ args, canvasElement, globals }) {
    const t = playText('care', globals)
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: t('noDoctorPlans.elsewhere', { count: 12 }) })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onElsewhere).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onTurnOff).toHaveBeenCalledOnce()
  },
}

export const Gallery: Story = gallery(meta, { UnderTheFilters, OnePlanElsewhere, Nowhere, WithATypedDoctor })
