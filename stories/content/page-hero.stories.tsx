import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { PageHero } from '#components/content/page-hero.tsx'
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

function Sample({ isPlain = false }: { readonly isPlain?: boolean }) {
  const { title, lead, action } = useSample(text)
  return (
    <PageHero
      title={title}
      {...(!isPlain && {
        action: (
          <LinkButton href="/" tone="accent">
            {action}
          </LinkButton>
        ),
        picture: <Picture name="bridge" alt="" />,
      })}
    >
      <p>{lead}</p>
    </PageHero>
  )
}

const meta = {
  title: 'Widgets/Content/Page hero (banner, title)',
  id: 'content-page-hero',
  component: Sample,
  parameters: { describes: PageHero, layout: 'fullscreen' },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

export const WithPicture: Story = {}
export const Plain: Story = { args: { isPlain: true } }
export const LongSpanish: Story = { globals: { locale: 'es', viewport: { value: 'narrow' } } }

export const IsTheFirstHeading: Story = {
  play: async ({ canvasElement, globals }) => {
    const { title } = sampleFor(text, globals)
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: title })).toBeVisible()
  },
}

export const Gallery: Story = gallery(meta, { WithPicture, Plain })
