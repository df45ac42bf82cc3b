import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'

import { SaveStatus } from '#components/application/save-status.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = { component: SaveStatus, args: { state: 'saved' } } satisfies Meta<typeof SaveStatus>
export default meta
type Story = StoryObj<typeof meta>

export const Untouched: Story = { args: { state: 'untouched' } }
export const Saving: Story = { args: { state: 'saving' } }
export const Saved: Story = {}
export const SavedButNumbers: Story = { args: { state: 'savedButNumbers' } }
export const Undecided: Story = { args: { state: 'undecided' } }
export const Offline: Story = { args: { state: 'offline' } }
export const SaveWaits: Story = { args: { state: 'saveWaits' } }
export const SubmitWaits: Story = { args: { state: 'submitWaits' } }
export const Held: Story = { args: { state: 'held' } }
export const NotKept: Story = { args: { state: 'notKept' } }
export const LongSpanish: Story = { args: { state: 'notKept' }, globals: { locale: 'es' } }

export const AnnouncesALoss: Story = {
  args: { state: 'notKept' },
  play: async ({ canvasElement, globals }) => {
    const t = playText('application', globals)
    const status = within(canvasElement).getByRole('status')
    await waitFor(() => expect(status).toHaveTextContent(t('saveStatus.notKept')))
  },
}

export const Gallery: Story = gallery(meta, {
  Untouched,
  Saving,
  Saved,
  SavedButNumbers,
  Undecided,
  Offline,
  SaveWaits,
  SubmitWaits,
  Held,
  NotKept,
})
