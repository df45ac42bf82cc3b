import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { CreateAccountForm, type CreateAccountFormProps } from '#components/account/create-account-form.tsx'
import { type RegistrationForm, emptyEntry, registrationIssues } from '#domain/account/registration-rules.ts'
import { fixedT } from '#i18n/i18n.ts'
import { useLanguage } from '#i18n/use-translation.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const empty: RegistrationForm = { ...emptyEntry, password: '', hasAcceptedTerms: false }
const filled: RegistrationForm = {
  method: 'email',
  email: 'ana.torres@example.com',
  phone: '(305) 555-0199',
  firstName: 'Ana',
  lastName: 'Torres',
  password: 'una-clave-larga',
  hasAcceptedTerms: true,
}

interface SampleProps extends Omit<CreateAccountFormProps, 'failure'> {
  readonly hasFailed: boolean
}

function Sample({ hasFailed, ...props }: SampleProps) {
  const [values, setValues] = useState(props.values)
  const t = fixedT(useLanguage(), 'registration')
  return (
    <CreateAccountForm
      {...props}
      values={values}
      onChange={(field, value) => {
        setValues((now) => ({ ...now, [field]: value }))
        props.onChange(field, value)
      }}
      failure={hasFailed ? t('failures.registerNetwork') : undefined}
    />
  )
}

const meta = {
  title: 'Widgets/Account/Create account form (register, sign up, registro)',
  id: 'account-create-account-form',
  component: Sample,
  parameters: { describes: CreateAccountForm },
  args: {
    values: empty,
    onChange: fn(),
    issues: [],
    attempt: 0,
    hasFailed: false,
    isSending: false,
    onSubmit: fn(),
    onBack: fn(),
    onDocument: fn(),
  },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const ByEmail: Story = {}
export const ByPhone: Story = { args: { values: { ...empty, method: 'phone' } } }
export const Filled: Story = { args: { values: filled } }
export const LongNames: Story = {
  args: {
    values: {
      ...filled,
      firstName: 'María de los Ángeles Guadalupe',
      lastName: 'Fernández-Domínguez de la Concepción',
      email: 'maria.de.los.angeles.fernandez-dominguez@correo.una-empresa-larga.example.com',
    },
  },
}
export const AllMissing: Story = { args: { issues: registrationIssues(empty) } }
const wrong: RegistrationForm = { ...filled, method: 'phone', phone: '(305) 555', password: 'corta' }
export const Wrong: Story = { args: { values: wrong, issues: registrationIssues(wrong) } }
export const CodeSent: Story = {
  args: { values: filled, sentTo: filled.email },
  async play({ args, canvasElement, globals }) {
    const t = playText('registration', globals)
    const canvas = within(canvasElement)
    await expect(canvasElement).toHaveTextContent(t('createAccountForm.codeSent', { identifier: filled.email }))
    await expect(canvas.getByText(filled.email)).toHaveAttribute('translate', 'no')
    await expect(canvas.queryByLabelText(t('createAccountForm.password'))).not.toBeInTheDocument()
    canvas.getByRole('button', { name: t('createAccountForm.toCode') }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}
export const Sending: Story = { args: { values: filled, isSending: true } }
export const NotReached: Story = { args: { values: filled, hasFailed: true } }

// Proves A-89.
export const LetsTheAgentReadByKeyboard: Story = {
  args: { values: filled, hasNotes: true },
  async play({ args, canvasElement, globals }) {
    const t = playText('registration', globals)
    const tick = within(canvasElement).getByRole('checkbox', { name: t('createAccountForm.tellsAgent') })
    await expect(tick).not.toBeChecked()
    await expect(tick).toHaveAccessibleDescription(t('createAccountForm.tellsAgentHint'))
    tick.focus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenCalledWith('tellsAgent', true)
  },
}

export const KeepsBothTabs: Story = {
  async play({ args, canvasElement, globals }) {
    const t = playText('registration', globals)
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: t('createAccountForm.byEmail') })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('ana@example.com')
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{ArrowRight}')
    await userEvent.tab()
    const phone = canvas.getByRole('textbox', { name: t('createAccountForm.phone') })
    await expect(phone).toHaveFocus()
    await userEvent.paste('+1 305-555-0199')
    await expect(phone).toHaveValue('(305) 555-0199')
    await expect(args.onChange).toHaveBeenCalledWith('method', 'phone')
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('textbox', { name: t('createAccountForm.email') })).toHaveValue('ana@example.com')
  },
}

export const SubmitsByEnterOnce: Story = {
  args: { values: filled },
  async play({ args, canvasElement, globals }) {
    const t = playText('registration', globals)
    await userEvent.click(within(canvasElement).getByLabelText(t('createAccountForm.password')))
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
  },
}

export const TellsBrowsersWhatIsAsked: Story = {
  async play({ canvasElement, globals }) {
    const t = playText('registration', globals)
    const canvas = within(canvasElement)
    const tokens = {
      email: 'email',
      phone: 'tel',
      firstName: 'given-name',
      lastName: 'family-name',
      password: 'new-password',
    } as const
    for (const [field, token] of Object.entries(tokens))
      await expect(
        canvas.getByLabelText(t(`createAccountForm.${field as keyof typeof tokens}`), { selector: 'input' }),
      ).toHaveAttribute('autocomplete', token)
  },
}

export const Gallery: Story = gallery(meta, {
  ByEmail,
  ByPhone,
  Filled,
  LongNames,
  AllMissing,
  Wrong,
  Sending,
  NotReached,
})
