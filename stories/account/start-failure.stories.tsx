import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { StartFailure } from '#components/account/start-failure.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Account/Start failure',
  id: 'account-start-failure',
  component: StartFailure,
  args: {
    failure: { kind: 'network', operation: 'leadProfile', reason: 'unreachable' },
    onRetry: fn(),
    onLogOut: fn(),
  },
} satisfies Meta<typeof StartFailure>
export default meta
type Story = StoryObj<typeof meta>

export const Unreachable: Story = {}
export const NoAnswerInTime: Story = {
  args: { failure: { kind: 'network', operation: 'leadProfile', reason: 'timeout' } },
}
export const ServiceBroken: Story = { args: { failure: { kind: 'http', operation: 'memberProfile', status: 503 } } }
export const LongMessageOfTheService: Story = {
  args: {
    failure: {
      kind: 'server',
      operation: 'leadProfile',
      status: 500,
      message:
        'El servicio de perfiles no está disponible por un mantenimiento programado que terminará hoy a las 11 de la noche, hora del Este.',
    },
  },
}

export const ByKeyboard: Story = {
  async play({ canvasElement, globals, args }) {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent(playText('login', globals)('startFailure.title'))
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: playText('call-failures', globals)('retry') })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onLogOut).toHaveBeenCalledOnce()
  },
}

export const Gallery: Story = gallery(meta, { Unreachable, NoAnswerInTime, ServiceBroken, LongMessageOfTheService })
