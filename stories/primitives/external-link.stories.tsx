import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { ExternalLink } from '#components/primitives/external-link.tsx'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/part-gallery.tsx'

const text: Bilingual<{ before: string; link: string; newTab: string }> = {
  en: {
    before: 'The Marketplace decides the final amount. Read more on',
    link: 'HealthCare.gov',
    newTab: '(opens in a new tab)',
  },
  es: {
    before: 'El Mercado decide la cantidad final. Lea más en',
    link: 'CuidadoDeSalud.gov',
    newTab: '(se abre en una pestaña nueva)',
  },
}

function Sample({ tone }: { readonly tone?: 'primary' | 'inherit' }) {
  const sample = useSample(text)
  return (
    <p className={tone === 'inherit' ? 'on-hero max-w-prose bg-hero p-4 text-on-hero' : 'max-w-prose'}>
      {sample.before}{' '}
      <ExternalLink href="https://www.healthcare.gov" newTabLabel={sample.newTab} {...(tone && { tone })}>
        {sample.link}
      </ExternalLink>
    </p>
  )
}

const meta = {
  title: 'Primitives/External link (new window, enlace)',
  id: 'primitives-external-link',
  component: ExternalLink,
  render: Sample,
} satisfies Meta<typeof ExternalLink>
export default meta
type Story = StoryObj<typeof Sample>

export const InASentence: Story = {
  async play({ canvasElement, globals }) {
    const sample = sampleFor(text, globals)
    const link = within(canvasElement).getByRole('link', { name: `${sample.link} ${sample.newTab}` })
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

export const OnADarkGround: Story = { args: { tone: 'inherit' } }

export const Gallery: Story = gallery({ component: Sample }, { InASentence, OnADarkGround })
