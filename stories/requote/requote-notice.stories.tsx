import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { DeviceQuoteNotice, RequoteNotice } from '#components/requote/requote-notice.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

import { everyMisfit } from './sample-requote.ts'

const open = fn()

const meta = {
  title: 'Widgets/Requote/Requote notice',
  id: 'requote-requote-notice',
  component: RequoteNotice,
  args: { misfits: [], openerOf: () => open, onClose: fn() },
} satisfies Meta<typeof RequoteNotice>
export default meta
type Story = StoryObj<typeof RequoteNotice>

export const Fits: Story = {}
export const Everything: Story = { args: { misfits: everyMisfit } }
export const NotReached: Story = { args: { misfits: everyMisfit, openerOf: () => null } }
export const OnThisDevice: Story = {
  render: () => <DeviceQuoteNotice phone="1-800-555-0142" contactHref="#contact" />,
}
export const Narrow: Story = { ...Everything, globals: { viewport: { value: 'narrow' } } }
export const LongSpanish: Story = { ...Everything, globals: { locale: 'es' } }

export const ByKeyboard: Story = {
  args: { misfits: everyMisfit.slice(0, 1) },
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('requote', globals)
    const step = playText('application', globals)('applicationSteps.address.title')
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button', { name: t('misfits.open', { step }) })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(open).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Gallery: Story = gallery(meta, { Fits, Everything, NotReached, OnThisDevice })
