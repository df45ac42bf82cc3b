import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { DraftConflicts } from '#components/application/draft-conflicts.tsx'
import { gallery } from '#stories/support/gallery.tsx'

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
  async play() {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onTakeSaved).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onKeepTyped).toHaveBeenCalledOnce()
  },
}

export const Gallery: Story = gallery(meta, { Default, OneAnswer, Spanish })
