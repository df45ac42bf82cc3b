import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { TermLabel } from '#components/words/term-label.tsx'
import { WithFootnotes, type WithFootnotesProps } from '#components/words/with-footnotes.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'
import { WordScreen, loadWords } from '#stories/support/word-screen.tsx'

function Sample({ terms }: Pick<WithFootnotesProps, 'terms'>) {
  return (
    <WordScreen>
      <WithFootnotes terms={terms}>
        {terms.map((id) => (
          <div key={id}>
            <TermLabel text={(of) => of('glossary')(`terms.${id}.short`)} term={{ id }} />
          </div>
        ))}
      </WithFootnotes>
    </WordScreen>
  )
}

const meta = {
  title: 'Widgets/Words/With footnotes',
  id: 'words-with-footnotes',
  component: WithFootnotes,
  loaders: [loadWords],
  render: Sample,
  args: { terms: ['premium', 'deductible', 'outOfPocketMaximum', 'network'], children: null },
} satisfies Meta<typeof WithFootnotes>
export default meta
type Story = StoryObj<typeof meta>

export const OnScreen: Story = {}

// Proves C-76.
export const OnPaper: Story = {
  globals: { scheme: 'print' },
  async play({ canvasElement, globals }) {
    const t = playText('glossary', globals)
    const canvas = within(canvasElement)
    const items = canvas.getAllByRole('listitem', { hidden: true })
    await expect(items).toHaveLength(4)
    await expect(items[1]).toHaveTextContent(t('terms.deductible.meaning'))
    const marked = canvas.getByRole('button', { name: t('terms.deductible.short') })
    await expect(marked.querySelector('sup')).toHaveTextContent('2')
  },
}

export const Gallery: Story = gallery({ component: Sample, args: meta.args }, { OnScreen })
