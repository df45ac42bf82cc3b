import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { ResetCode } from '#components/account/reset-code.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Account/Reset code',
  id: 'account-reset-code',
  component: ResetCode,
  args: {
    identifier: 'lucia@example.com',
    value: '',
    onChange: fn(),
    issues: [],
    attempt: 0,
    focusHeading: false,
    busyWith: null,
    onSubmit: fn(),
    onResend: fn(),
    onChangeIdentifier: fn(),
    log: [],
    fresh: null,
  },
  decorators: [
    (Story) => (
      <div className="max-w-dialog">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ResetCode>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const TooShort: Story = {
  args: { value: '12', issues: [{ field: 'code', code: 'code.sixDigits' }], attempt: 1 },
}
export const Wrong: Story = { args: { value: '000000', issues: [{ field: 'code', code: 'code.wrong' }], attempt: 1 } }
export const Verifying: Story = { args: { value: '123456', busyWith: 'verify' } }
export const Resending: Story = { args: { busyWith: 'resend' } }
export const Narrow: Story = { ...Wrong, globals: { viewport: { value: 'narrow' } } }

export const ByKeyboard: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('login', globals)
    const canvas = within(canvasElement)
    await userEvent.tab()
    const code = canvas.getByRole('textbox', { name: t('forgotPassword.code') })
    await expect(code).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: t('forgotPassword.resend') })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onResend).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChangeIdentifier).toHaveBeenCalledOnce()
  },
}

export const Gallery: Story = gallery(meta, { Empty, Verifying, Resending })
