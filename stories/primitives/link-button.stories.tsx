import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { LinkButton, type LinkButtonProps } from '#components/primitives/link-button.tsx'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/part-gallery.tsx'

const text: Bilingual<{ quote: string; logIn: string; marketplace: string; newTab: string }> = {
  en: {
    quote: 'Get my free quote',
    logIn: 'Log in',
    marketplace: 'Go to HealthCare.gov',
    newTab: '(opens in a new tab)',
  },
  es: {
    quote: 'Obtener mi cotización gratis',
    logIn: 'Iniciar sesión',
    marketplace: 'Ir a CuidadoDeSalud.gov',
    newTab: '(se abre en una pestaña nueva)',
  },
}

type SampleProps = Pick<LinkButtonProps, 'tone' | 'size' | 'onClick'> & { word?: 'quote' | 'logIn' }

function Sample({ word = 'quote', ...rest }: SampleProps) {
  return (
    <div>
      <LinkButton href="#quote" {...rest}>
        {useSample(text)[word]}
      </LinkButton>
    </div>
  )
}

function ToAnotherSite() {
  const sample = useSample(text)
  return (
    <div>
      <LinkButton href="https://www.healthcare.gov" external newTabLabel={sample.newTab} tone="outline">
        {sample.marketplace}
      </LinkButton>
    </div>
  )
}

const meta = {
  title: 'Primitives/Link button (link that looks like a button, enlace)',
  id: 'primitives-link-button',
  component: LinkButton,
  render: Sample,
} satisfies Meta<typeof LinkButton>
export default meta
type Story = StoryObj<typeof Sample>

export const Primary: Story = {}
export const Accent: Story = { args: { tone: 'accent' } }
export const Small: Story = { args: { tone: 'outline', size: 'sm', word: 'logIn' } }
export const External: Story = {
  render: ToAnotherSite,
  async play({ canvasElement, globals }) {
    const sample = sampleFor(text, globals)
    const link = within(canvasElement).getByRole('link', { name: `${sample.marketplace} ${sample.newTab}` })
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

export const FollowsByEnter: Story = {
  args: { onClick: fn() },
  async play({ args, canvasElement, globals }) {
    const link = within(canvasElement).getByRole('link', { name: sampleFor(text, globals).quote })
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Gallery: Story = gallery({ component: Sample }, { Primary, Accent, Small, External })
