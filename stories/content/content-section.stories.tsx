import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { ContentSection, type ContentSectionProps } from '#components/content/content-section.tsx'
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

function Sample(props: Pick<ContentSectionProps, 'tone' | 'aside' | 'asideSide'>) {
  const { title, lead, action } = useSample(text)
  return (
    <ContentSection title={title} lead={lead} action={<LinkButton href="/">{action}</LinkButton>} {...props}>
      <p>{lead}</p>
    </ContentSection>
  )
}

const meta = {
  title: 'Widgets/Content/Content section',
  id: 'content-content-section',
  component: Sample,
  parameters: { describes: ContentSection, layout: 'fullscreen' },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const Paper: Story = {}
export const Surface: Story = { args: { tone: 'surface' } }
export const PictureAtTheEnd: Story = { args: { aside: <Picture name="town" alt="" /> } }
export const PictureAtTheStart: Story = { args: { aside: <Picture name="town" alt="" />, asideSide: 'start' } }
export const LongSpanish: Story = { globals: { locale: 'es', viewport: { value: 'narrow' } } }

export const IsNamedByItsHeading: Story = {
  play: async ({ canvasElement, globals }) => {
    const { title } = sampleFor(text, globals)
    await expect(within(canvasElement).getByRole('region', { name: title })).toBeVisible()
  },
}

export const Gallery: Story = gallery(meta, { Paper })
