import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { GlossaryList } from '#components/words/glossary-list.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'
import { loadWords } from '#stories/support/word-screen.tsx'

const meta = {
  title: 'Widgets/Words/Glossary list (glosario)',
  id: 'words-glossary-list',
  component: GlossaryList,
  loaders: [loadWords],
} satisfies Meta<typeof GlossaryList>
export default meta
type Story = StoryObj<typeof meta>

export const AllWords: Story = {}
export const Narrow: Story = { globals: { locale: 'es', viewport: { value: 'narrow' } } }

// Proves C-74.
export const FindsWhateverTheAccents: Story = {
  async play({ canvasElement, globals }) {
    const t = playText('glossary', globals)
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('article')).toHaveLength(30)
    const field = canvas.getByRole('textbox', { name: t('glossaryPage.search') })
    await userEvent.type(field, 'MEDICO de cabecera')
    const names = canvas.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    await expect(names).toContain(t('terms.primaryCareDoctor.name'))
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(t('glossaryPage.count', { count: names.length })),
    )
    await userEvent.clear(field)
    await userEvent.type(field, 'zzz')
    await expect(canvas.queryByRole('article')).not.toBeInTheDocument()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(t('glossaryPage.none')))
    await userEvent.click(canvas.getByRole('button', { name: t('glossaryPage.all') }))
    await expect(canvas.getAllByRole('article')).toHaveLength(30)
  },
}

export const Gallery: Story = gallery(meta, { AllWords })
