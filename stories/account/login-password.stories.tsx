import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { LoginPassword } from '#components/account/login-password.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Account/Login password (sign in, contraseña)',
  id: 'account-login-password',
  component: LoginPassword,
  args: {
    identifier: 'lucia@example.com',
    value: '',
    onChange: fn(),
    issues: [],
    attempt: 0,
    focusHeading: false,
    isBusy: false,
    onSubmit: fn(),
    onChangeIdentifier: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-dialog">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LoginPassword>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const ByPhone: Story = { args: { identifier: '(305) 555-0111', value: 'puente-2026' } }
export const Refused: Story = { args: { issues: [{ field: 'password', code: 'password.required' }], attempt: 1 } }
export const Sending: Story = { args: { value: 'puente-2026', isBusy: true } }
export const LongEmail: Story = {
  args: { identifier: 'maria-de-los-angeles.villavicencio.echeverria@correo-electronico.example.com' },
  globals: { viewport: { value: 'narrow' } },
}

export const ByKeyboard: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('login', globals)
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: t('passwordStep.change') })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChangeIdentifier).toHaveBeenCalledOnce()
    await userEvent.tab()
    const field = canvas.getByLabelText(t('passwordStep.password'))
    await expect(field).toHaveFocus()
    await expect(field).toHaveAttribute('autocomplete', 'current-password')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: t('passwordStep.show') })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(field).toHaveAttribute('type', 'text')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(field).toHaveAttribute('type', 'password')
  },
}

/** Password managers read the user name beside the password, although the step before asks for it. */
export const NamesTheAccountForPasswordManagers: Story = {
  play: async ({ canvasElement }) => {
    const name = canvasElement.querySelector('input[autocomplete="username"]')
    await expect(name).toHaveValue('lucia@example.com')
    await expect(name).not.toBeVisible()
  },
}

export const Gallery: Story = gallery(meta, { Empty, ByPhone, Sending, LongEmail })
