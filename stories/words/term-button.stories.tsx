import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { TermButton, type TermButtonProps } from '#components/words/term-button.tsx'
import { useTranslation } from '#i18n/use-translation.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'
import { WordScreen, loadWords } from '#stories/support/word-screen.tsx'

function Sample({ term, isLoaded = true }: Pick<TermButtonProps, 'term'> & { readonly isLoaded?: boolean }) {
  const { t } = useTranslation('glossary')
  return (
    <WordScreen {...(!isLoaded && { parts: null })}>
      <TermButton term={term}>{t(`terms.${term.id}.name`)}</TermButton>
    </WordScreen>
  )
}

const meta = {
  title: 'Widgets/Words/Term button (tooltip, definition, glosario)',
  id: 'words-term-button',
  component: TermButton,
  loaders: [loadWords],
  render: Sample,
  args: { term: { id: 'deductible', figure: '$1,500', letter: 'A' }, children: null },
} satisfies Meta<typeof TermButton>
export default meta
type Story = StoryObj<typeof meta>

export const Word: Story = {}
export const LongWord: Story = { args: { term: { id: 'hmo' } }, globals: { viewport: { value: 'narrow' } } }
export const NotLoaded: Story = { render: (args) => <Sample {...args} isLoaded={false} /> }

// Proves C-71 and C-72.
export const ExplainsByKeyboard: Story = {
  async play({ canvasElement, globals }) {
    const t = playText('glossary', globals)
    const canvas = within(canvasElement)
    const word = canvas.getByRole('button', { name: t('terms.deductible.name') })
    await expect(word.getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const plan = t('termCard.planOf', { letter: 'A' })
    await expect(canvas.getByRole('status')).toHaveTextContent(
      t('terms.deductible.figured', { plan, figure: '$1,500' }),
    )
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: new RegExp(t('termCard.all')) })
    await expect(link).toHaveFocus()
    await expect(link.getAttribute('href')).toMatch(/\/(?:glossary|es\/glosario)#deductible$/)
    await userEvent.keyboard('{Escape}')
    await expect(word).toHaveFocus()
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
}

export const StaysInsideTheWindow: Story = {
  args: { term: { id: 'extraSavings', figure: '$0' } },
  globals: { viewport: { value: 'narrow' } },
  parameters: { chromatic: { disableSnapshot: false } },
  async play({ canvasElement, globals }) {
    const t = playText('glossary', globals)
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button'))
    const sentence = canvas.getByText(t('terms.extraSavings.meaning'))
    await waitFor(() =>
      expect(sentence.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth),
    )
  },
}

export const Gallery: Story = gallery({ component: Sample, args: meta.args }, { Word, NotLoaded })
