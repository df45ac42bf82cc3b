import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { DraftConflicts } from '#components/application/draft-conflicts.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

import { daughter, member } from './sample-application.ts'

const onKeepTyped = fn()
const onTakeSaved = fn()
const meta = {
  component: DraftConflicts,
  args: {
    conflicts: [
      { field: 'phone', index: null },
      { field: 'ssn', index: 0 },
      { field: 'relationship', index: 1 },
    ],
    members: [member(), daughter],
    onKeepTyped,
    onTakeSaved,
  },
} satisfies Meta<typeof DraftConflicts>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OneAnswer: Story = { args: { conflicts: [{ field: 'address', index: null }] } }
export const Spanish: Story = { globals: { locale: 'es' } }

export const ChosenByKeyboard: Story = {
  async play({ canvasElement, globals }) {
    const t = playText('application', globals)
    const canvas = within(canvasElement)
    await waitFor(async () => {
      await expect(canvas.getByRole('heading', { name: t('draftConflicts.title') })).toHaveFocus()
    })
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: t('draftConflicts.takeSaved') })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onTakeSaved).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onKeepTyped).toHaveBeenCalledOnce()
  },
}

export const Gallery: Story = gallery(meta, { Default, OneAnswer, Spanish })
