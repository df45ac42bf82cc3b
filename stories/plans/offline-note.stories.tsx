import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { OfflineNote } from '#components/plans/offline-note.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Plans/Offline note',
  id: 'plans-offline-note',
  component: OfflineNote,
  args: { isOffline: true, isWaiting: false },
} satisfies Meta<typeof OfflineNote>
export default meta
type Story = StoryObj<typeof meta>

export const Offline: Story = {}
export const ChosenMeanwhile: Story = { args: { isWaiting: true } }
export const Connected: Story = { args: { isOffline: false } }

// Proves P-112.
export const SaysWhatWaits: Story = {
  ...ChosenMeanwhile,
  async play({ canvasElement, globals }) {
    const t = playText('plans', globals)
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(t('offlineNote.waiting'))
  },
}

export const Gallery: Story = gallery(meta, { Offline, ChosenMeanwhile })
