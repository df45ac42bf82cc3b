import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { AccountForm } from '#components/account/account-form.tsx'
import { Button } from '#components/primitives/button.tsx'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/gallery.tsx'

const sample: Bilingual<{ title: string; lead: string; failure: string; problem: string; send: string; long: string }> =
  {
    en: {
      title: 'Log in',
      lead: 'Use the email or phone number you registered with.',
      failure: 'Network error trying to log in. Please try again.',
      problem: 'Email is required.',
      send: 'Continue',
      long: 'Tell us by which email address or phone number we know you',
    },
    es: {
      title: 'Iniciar sesión',
      lead: 'Use el correo electrónico o el número de teléfono con el que se registró.',
      failure: 'Error de red al intentar iniciar sesión. Inténtelo de nuevo.',
      problem: 'El correo electrónico es obligatorio.',
      send: 'Continuar',
      long: 'Díganos con qué dirección de correo electrónico o número de teléfono lo conocemos',
    },
  }

interface SampleProps {
  readonly shows?: 'failure' | 'problem' | 'long' | undefined
  readonly onSubmit: () => void
}

function Sample({ shows, onSubmit }: SampleProps) {
  const text = useSample(sample)
  return (
    <div className="max-w-dialog">
      <AccountForm
        title={shows === 'long' ? text.long : text.title}
        lead={<p>{text.lead}</p>}
        problems={shows === 'problem' ? [{ fieldId: 'none', message: text.problem }] : []}
        attempt={0}
        failure={shows === 'failure' ? text.failure : undefined}
        onSubmit={onSubmit}
      >
        <Button type="submit">{text.send}</Button>
      </AccountForm>
    </div>
  )
}

const meta = {
  title: 'Widgets/Account/Account form',
  id: 'account-account-form',
  component: Sample,
  parameters: { describes: AccountForm },
  args: { onSubmit: fn() },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const ServiceRefused: Story = { args: { shows: 'failure' } }
export const LongTitle: Story = { args: { shows: 'long' }, globals: { viewport: { value: 'narrow' } } }

export const SubmitsByKeyboard: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const button = within(canvasElement).getByRole('button', { name: sampleFor(sample, globals).send })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const Gallery: Story = gallery(meta, { Plain, ServiceRefused, LongTitle })
