import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { Contact } from '#features/contact/contact.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Screens/Contact (contacto)',
  id: 'features-contact',
  tags: ['!autodocs'],
  component: Contact,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Contact>
export default meta
type Story = StoryObj<typeof meta>

const pictured = { chromatic: { disableSnapshot: false } }

export const Empty: Story = { parameters: pictured }
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

const written = {
  firstName: 'Ana',
  lastName: 'Torres',
  phone: '3055550110',
  email: 'ana.torres@example.com',
  message: 'Puente',
} as const

function formOf(canvasElement: HTMLElement, globals: Record<string, unknown>) {
  const t = playText('contact', globals)
  const canvas = within(canvasElement)
  const field = (name: keyof typeof written) => canvas.getByRole('textbox', { name: t(`contactForm.${name}`) })
  return {
    t,
    canvas,
    field,
    fill: async () => {
      for (const name of ['firstName', 'lastName', 'phone', 'email', 'message'] as const)
        await userEvent.type(field(name), written[name])
    },
    send: () => userEvent.click(canvas.getByRole('button', { name: t('contactForm.submit') })),
  }
}

export const SendsAndClears: Story = {
  play: async ({ canvasElement, globals }) => {
    const { t, canvas, field, fill, send } = formOf(canvasElement, globals)
    await fill()
    await send()
    await expect(await canvas.findByText(t('contactForm.success'))).toBeVisible()
    await expect(field('message')).toHaveValue('')
    await userEvent.type(field('firstName'), 'A')
    await expect(canvas.queryByText(t('contactForm.success'))).not.toBeInTheDocument()
  },
}

export const RefusesAnEmptyForm: Story = {
  parameters: pictured,
  play: async ({ canvasElement, globals }) => {
    const { t, canvas, field, send } = formOf(canvasElement, globals)
    await send()
    const summary = await canvas.findByRole('group', {
      name: playText('common', globals)('errorSummary.title', { count: 5 }),
    })
    await waitFor(() => expect(summary).toHaveFocus())
    await expect(field('phone')).toHaveAccessibleDescription(t('issues.phone.required'))
    await userEvent.type(field('phone'), '305')
    await expect(field('phone')).not.toBeInvalid()
    await send()
    await expect(field('phone')).toHaveAccessibleDescription(t('issues.phone.format'))
  },
}

export const NoConnection: Story = {
  globals: { scenario: 'reset:sendContactMessage' },
  play: async ({ canvasElement, globals }) => {
    const { t, canvas, field, fill, send } = formOf(canvasElement, globals)
    await fill()
    await send()
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('contactForm.network'))
    await expect(field('message')).toHaveValue(written.message)
    await expect(field('phone')).toHaveValue('(305) 555-0110')
  },
}
