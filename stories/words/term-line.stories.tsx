import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'

import { TermLine, type TermLineProps } from '#components/words/term-line.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'
import { WordScreen, loadWords } from '#stories/support/word-screen.tsx'

function Sample(props: TermLineProps) {
  return (
    <WordScreen>
      <TermLine {...props} />
    </WordScreen>
  )
}

const meta = {
  title: 'Widgets/Words/Term line (tooltip, definition)',
  id: 'words-term-line',
  component: TermLine,
  loaders: [loadWords],
  render: Sample,
  args: {
    terms: [{ id: 'silver' }, { id: 'premium', figure: '$412.30' }, { id: 'outOfPocketMaximum', figure: '$9,200' }],
  },
} satisfies Meta<typeof TermLine>
export default meta
type Story = StoryObj<typeof meta>

export const OfACard: Story = {}
export const Narrow: Story = { globals: { locale: 'es', viewport: { value: 'narrow' } } }

export const ExplainsByKeyboard: Story = {
  async play({ canvasElement, globals }) {
    const t = playText('glossary', globals)
    const canvas = within(canvasElement)
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: t('terms.premium.short') })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(
      canvas.getByText(
        `${t('termCard.example')} ${t('terms.premium.figured', { plan: t('termCard.thisPlan'), figure: '$412.30' })}`,
      ),
    ).toBeVisible()
  },
}

export const Gallery: Story = gallery({ component: Sample, args: meta.args }, { OfACard })
