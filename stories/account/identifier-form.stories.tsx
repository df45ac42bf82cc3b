import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { IdentifierForm } from '#components/account/identifier-form.tsx'
import { emptyIdentifier } from '#domain/account/identifier.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Account/Identifier form',
  id: 'account-identifier-form',
  component: IdentifierForm,
  args: {
    purpose: 'logIn',
    value: emptyIdentifier,
    onChange: fn(),
    issues: [],
    attempt: 0,
    isBusy: false,
    onSubmit: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-dialog">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof IdentifierForm>
export default meta
type Story = StoryObj<typeof meta>

export const ToLogIn: Story = {}
export const ToReset: Story = { args: { purpose: 'reset' } }
export const ByPhone: Story = { args: { value: { method: 'phone', email: '', phone: '(305) 555-0111' } } }
export const Refused: Story = { args: { issues: [{ field: 'email', code: 'email.format' }], attempt: 1 } }
export const PhoneRefused: Story = {
  args: {
    value: { method: 'phone', email: '', phone: '(305) 55' },
    issues: [{ field: 'phone', code: 'phone.tenDigits' }],
    attempt: 1,
  },
}
export const Checking: Story = { args: { isBusy: true } }
export const Narrow: Story = { ...PhoneRefused, globals: { viewport: { value: 'narrow' } } }

export const SummaryLeadsToTheField: Story = {
  ...Refused,
  play: async ({ canvasElement, globals }) => {
    const t = playText('login', globals)
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('link', { name: t('issues.email.format') }))
    const email = canvas.getByRole('textbox', { name: t('identifierStep.email') })
    await expect(email).toHaveFocus()
    await expect(email).toHaveAccessibleDescription(t('issues.email.format'))
  },
}

export const SubmitsByEnter: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('login', globals)
    await userEvent.type(within(canvasElement).getByRole('textbox', { name: t('identifierStep.email') }), 'a{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const Gallery: Story = gallery(meta, { ToLogIn, ToReset, ByPhone, Checking })
