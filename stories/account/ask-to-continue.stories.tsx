import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { AskToContinue } from '#components/account/ask-to-continue.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Account/Ask to continue',
  id: 'account-ask-to-continue',
  component: AskToContinue,
  args: { name: 'Mateo', onContinue: fn(), onDecline: fn() },
} satisfies Meta<typeof AskToContinue>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithoutName: Story = { args: { name: '' } }
export const LongName: Story = {
  args: { name: 'Maria de los Angeles Guadalupe' },
  globals: { viewport: { value: 'narrow' } },
}

export const Declines: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('login', globals)
    await userEvent.click(within(canvasElement).getByRole('button', { name: t('handover.askNo') }))
    await expect(args.onDecline).toHaveBeenCalledOnce()
    await expect(args.onContinue).not.toHaveBeenCalled()
  },
}

export const Opening: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('login', globals)
    const canvas = within(canvasElement)
    const goOn = canvas.getByRole('button', { name: /Mateo/ })
    await expect(goOn).toHaveTextContent(t('handover.goOn', { name: 'Mateo' }))
    await userEvent.click(goOn)
    await expect(await canvas.findByRole('button', { name: t('handover.waiting') })).toBeVisible()
    await expect(args.onContinue).toHaveBeenCalledOnce()
  },
}

export const Gallery: Story = gallery(meta, { Default, WithoutName, LongName })
