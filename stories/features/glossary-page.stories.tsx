import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { GlossaryScreen } from '#features/content/glossary-screen.tsx'
import { playText } from '#stories/support/play-text.ts'
import { loadWords } from '#stories/support/word-screen.tsx'

const meta = {
  title: 'Screens/Glossary page',
  id: 'features-glossary-page',
  tags: ['!autodocs'],
  component: GlossaryScreen,
  loaders: [loadWords],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof GlossaryScreen>
export default meta
type Story = StoryObj<typeof meta>

export const AllWords: Story = { parameters: { chromatic: { disableSnapshot: false } } }

export const HasOneHeadingOfThePage: Story = {
  async play({ canvasElement, globals }) {
    const t = playText('glossary', globals)
    await expect(
      within(canvasElement).getByRole('heading', { level: 1, name: t('glossaryPage.title') }),
    ).toBeInTheDocument()
  },
}
