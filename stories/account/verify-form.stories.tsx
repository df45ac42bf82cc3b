import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { VerifyForm, type VerifyFormProps } from '#components/account/verify-form.tsx'
import { Button } from '#components/primitives/button.tsx'
import { fixedT } from '#i18n/i18n.ts'
import { useLanguage } from '#i18n/use-translation.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

interface SampleProps extends Omit<VerifyFormProps, 'failure' | 'resendFailure' | 'wayOn'> {
  readonly says?: 'verify' | 'resend' | 'over' | undefined
}

function Sample({ says, ...props }: SampleProps) {
  const [code, setCode] = useState(props.code)
  const t = fixedT(useLanguage(), 'registration')
  return (
    <VerifyForm
      {...props}
      code={code}
      onCode={(next) => {
        setCode(next)
        props.onCode(next)
      }}
      failure={says === 'verify' ? t('failures.verify') : says === 'over' ? t('failures.registrationOver') : undefined}
      wayOn={
        says === 'over' ? (
          <Button size="sm" tone="outline">
            {t('verifyAccount.registerAnew')}
          </Button>
        ) : undefined
      }
      resendFailure={says === 'resend' ? t('failures.resend') : undefined}
    />
  )
}

const meta = {
  title: 'Widgets/Account/Verify form (one-time code, código)',
  id: 'account-verify-form',
  component: Sample,
  parameters: { describes: VerifyForm },
  args: {
    identifier: 'ana.torres@example.com',
    code: '',
    onCode: fn(),
    issue: null,
    attempt: 0,
    isVerifying: false,
    onVerify: fn(),
    isResending: false,
    onResend: fn(),
    hasResentNotice: false,
    log: [],
    onBack: fn(),
  },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { code: '123456' } }
export const FiveDigits: Story = { args: { code: '12345', issue: 'code.sixDigits' } }
export const Verifying: Story = { args: { code: '123456', isVerifying: true } }
export const Refused: Story = { args: { code: '000000', says: 'verify' } }
export const SendingAnother: Story = { args: { isResending: true } }
export const Resent: Story = {
  args: {
    identifier: 'maria.de.los.angeles.fernandez-dominguez@correo.una-empresa-larga.example.com',
    hasResentNotice: true,
    log: [{ sentAt: { hour: 10, minute: 42 } }],
  },
}
export const RegistrationOver: Story = { args: { says: 'over' } }
export const ResendRefused: Story = { args: { says: 'resend' } }

export const TakesAPastedCode: Story = {
  async play({ args, canvasElement, globals }) {
    const t = playText('registration', globals)
    const field = within(canvasElement).getByRole('textbox', { name: t('verifyForm.code') })
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.paste('123-456')
    await expect(field).toHaveValue('123456')
    await userEvent.keyboard('{Enter}')
    await expect(args.onVerify).toHaveBeenCalledTimes(1)
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onResend).toHaveBeenCalledTimes(1)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onBack).toHaveBeenCalledTimes(1)
  },
}

export const IgnoresEnterWhileVerifying: Story = {
  args: { code: '123456', isVerifying: true },
  async play({ args }) {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onVerify).not.toHaveBeenCalled()
  },
}

export const Gallery: Story = gallery(meta, {
  Empty,
  FiveDigits,
  Verifying,
  Refused,
  SendingAnother,
  Resent,
  RegistrationOver,
  ResendRefused,
})
