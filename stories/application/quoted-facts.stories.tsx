import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { QuotedFacts, type QuotedFactsProps } from '#components/application/quoted-facts.tsx'
import { type Bilingual, useSample } from '#stories/support/bilingual.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const people: Bilingual<QuotedFactsProps['facts']> = {
  en: [
    { label: 'Age', value: '34' },
    { label: 'Marital status', value: 'Married' },
    { label: 'Applying for coverage', value: 'Yes' },
  ],
  es: [
    { label: 'Edad', value: '34' },
    { label: 'Estado civil', value: 'Casado/a' },
    { label: 'Solicita cobertura', value: 'Sí' },
  ],
}

function Sample({ children }: Pick<QuotedFactsProps, 'children'>) {
  return <QuotedFacts facts={useSample(people)}>{children}</QuotedFacts>
}

const meta = {
  title: 'Widgets/Application/Quoted facts',
  id: 'application-quoted-facts',
  component: Sample,
  parameters: { describes: QuotedFacts },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

// Proves F-32.
export const OfAPerson: Story = {
  play: async ({ canvasElement, globals }) => {
    const t = playText('application', globals)
    const group = within(canvasElement).getByRole('group', { name: t('fromQuote.note') })
    await expect(
      within(group)
        .getAllByRole('definition')
        .map((value) => value.textContent),
    ).toContain('34')
    await expect(within(group).queryByRole('textbox')).not.toBeInTheDocument()
  },
}
export const WithAWayToChange: Story = {
  args: {
    children: (
      <a href="#quote" className="font-semibold text-primary underline">
        …
      </a>
    ),
  },
}
export const LongSpanish: Story = { globals: { locale: 'es' } }
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const Gallery: Story = gallery(meta, { WithAWayToChange })
