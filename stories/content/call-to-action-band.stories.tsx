import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { CallToActionBand, type CallToActionBandProps } from '#components/content/call-to-action-band.tsx'
import { Picture } from '#components/media/picture.tsx'
import { LinkButton } from '#components/primitives/link-button.tsx'
import { type Bilingual, sampleFor, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/gallery.tsx'

const text: Bilingual<Record<'title' | 'lead' | 'action', string>> = {
  en: { title: 'A plan for everyone at home', lead: 'Short words about what comes next.', action: 'Get a quote' },
  es: {
    title: 'Un plan para todas las personas que viven en su hogar',
    lead: 'Unas palabras cortas sobre lo que sigue.',
    action: 'Obtener una cotización',
  },
}

function Sample({ tone = 'hero', picture }: Pick<CallToActionBandProps, 'tone' | 'picture'>) {
  const { title, lead, action } = useSample(text)
  return (
    <CallToActionBand
      tone={tone}
      title={title}
      picture={picture}
      action={
        <LinkButton href="/" tone={tone === 'hero' ? 'accent' : 'primary'}>
          {action}
        </LinkButton>
      }
    >
      <p>{lead}</p>
    </CallToActionBand>
  )
}

const meta = {
  title: 'Widgets/Content/Call to action band (CTA, banner)',
  id: 'content-call-to-action-band',
  component: Sample,
  parameters: { describes: CallToActionBand, layout: 'fullscreen' },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const Hero: Story = {}
export const Wash: Story = { args: { tone: 'wash' } }
export const WithPicture: Story = { args: { tone: 'wash', picture: <Picture name="family" alt="" /> } }
export const LongSpanish: Story = { globals: { locale: 'es', viewport: { value: 'narrow' } } }

export const IsNamedByItsHeading: Story = {
  play: async ({ canvasElement, globals }) => {
    const { title } = sampleFor(text, globals)
    await expect(within(canvasElement).getByRole('region', { name: title })).toBeVisible()
  },
}

export const Gallery: Story = gallery(meta, { Hero })
