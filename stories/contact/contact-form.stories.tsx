import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { ContactForm, type ContactFormProps } from '#components/contact/contact-form.tsx'
import { contactIssues, emptyContactEntry } from '#domain/account/contact-message.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const written = {
  firstName: 'Ana',
  lastName: 'Torres',
  phone: '(305) 555-0110',
  email: 'ana.torres@example.com',
  message: 'Puente',
}

function Typed(props: ContactFormProps) {
  const [value, setValue] = useState(props.value)
  return (
    <div className="max-w-prose">
      <ContactForm
        {...props}
        value={value}
        onChange={(field, text) => {
          props.onChange(field, text)
          setValue((now) => ({ ...now, [field]: text }))
        }}
      />
    </div>
  )
}

const meta = {
  title: 'Widgets/Contact/Contact form (message, contacto)',
  id: 'contact-contact-form',
  component: Typed,
  parameters: { describes: ContactForm },
  args: {
    value: emptyContactEntry,
    onChange: fn(),
    issues: [],
    attempt: 0,
    status: { kind: 'idle' },
    onSubmit: fn(),
  },
} satisfies Meta<typeof Typed>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Refused: Story = { args: { issues: contactIssues(emptyContactEntry), attempt: 1 } }
export const BadFormats: Story = {
  args: {
    value: { ...written, phone: '(305) 555', email: 'ana' },
    issues: contactIssues({ ...written, phone: '(305) 555', email: 'ana' }),
    attempt: 1,
  },
}
export const Sending: Story = { args: { value: written, status: { kind: 'sending' } } }
export const Sent: Story = { args: { status: { kind: 'sent' } } }
export const NoConnection: Story = {
  args: {
    value: written,
    status: {
      kind: 'failed',
      failure: { kind: 'network', operation: 'sendContactMessage', reason: 'unreachable' },
    },
  },
}
export const StatusOnly: Story = {
  args: {
    value: written,
    status: { kind: 'failed', failure: { kind: 'http', operation: 'sendContactMessage', status: 503 } },
  },
}
export const ServersOwnMessage: Story = {
  args: {
    value: written,
    status: {
      kind: 'failed',
      failure: { kind: 'server', operation: 'sendContactMessage', status: 429, message: 'Too many requests.' },
    },
  },
}
export const Narrow: Story = { ...Refused, globals: { viewport: { value: 'narrow' } } }

export const FillsInByKeyboard: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('contact', globals)
    const canvas = within(canvasElement)
    for (const [field, text] of Object.entries({ ...written, phone: '1 305 555 0110' })) {
      await userEvent.tab()
      await expect(
        canvas.getByRole('textbox', { name: t(`contactForm.${field as keyof typeof written}`) }),
      ).toHaveFocus()
      await userEvent.keyboard(text)
    }
    await expect(canvas.getByRole('textbox', { name: t('contactForm.phone') })).toHaveValue('(305) 555-0110')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const Gallery: Story = gallery(meta, { Empty, Sending, Sent, NoConnection, ServersOwnMessage })
