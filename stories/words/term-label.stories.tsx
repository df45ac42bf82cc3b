import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { TermLabel, type TermLabelProps } from '#components/words/term-label.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'
import { WordScreen, loadWords } from '#stories/support/word-screen.tsx'

function Sample({ both = false, ...props }: TermLabelProps & { readonly both?: boolean }) {
  return (
    <WordScreen both={both}>
      <div className="font-semibold">
        <TermLabel {...props} />
      </div>
    </WordScreen>
  )
}

const meta = {
  title: 'Widgets/Words/Term label',
  id: 'words-term-label',
  component: TermLabel,
  loaders: [loadWords],
  render: Sample,
  args: { text: (of) => of('plans')('compareDialog.rows.outOfPocketMaximum'), term: { id: 'outOfPocketMaximum' } },
} satisfies Meta<typeof TermLabel>
export default meta
type Story = StoryObj<typeof meta>

export const OneLanguage: Story = {}
export const BothLanguages: Story = { render: (args) => <Sample {...args} both /> }
export const WithoutItsExplanation: Story = { args: { explains: false } }
export const Narrow: Story = {
  render: (args) => <Sample {...args} both />,
  args: { text: (of) => of('plan-page')('planSheet.sections.limits') },
  globals: { locale: 'es', viewport: { value: 'narrow' } },
}

// Proves C-77.
export const MarksTheOtherLanguage: Story = {
  render: (args) => <Sample {...args} both />,
  async play({ canvasElement, globals }) {
    const isSpanish = globals.locale === 'es'
    const [own, other] = [playText('plans', globals), playText('plans', { locale: isSpanish ? 'en' : 'es' })]
    const canvas = within(canvasElement)
    const key = 'compareDialog.rows.outOfPocketMaximum'
    // The button's name is in one language.
    await expect(canvas.getByRole('button', { name: own(key) })).toBeInTheDocument()
    await expect(canvas.getByText(other(key))).toHaveAttribute('lang', isSpanish ? 'en' : 'es')
  },
}

export const Gallery: Story = gallery(
  { component: Sample, args: meta.args },
  { OneLanguage, BothLanguages, WithoutItsExplanation },
)
