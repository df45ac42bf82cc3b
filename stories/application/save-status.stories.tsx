import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'

import { SaveStatus } from '#components/application/save-status.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Application/Save status (draft, saving, estado)',
  id: 'application-save-status',
  component: SaveStatus,
  args: { state: 'saved', position: 5, total: 7 },
} satisfies Meta<typeof SaveStatus>
export default meta
type Story = StoryObj<typeof meta>

export const Untouched: Story = { args: { state: 'untouched' } }
export const AnsweredBefore: Story = { args: { state: 'savedBefore' } }
export const Saving: Story = { args: { state: 'saving' } }
export const Saved: Story = {}
export const Sent: Story = { args: { state: 'sent', saved: { time: { hour: 10, minute: 42 }, day: null } } }
export const Returned: Story = {
  args: { state: 'returned', saved: { time: { hour: 10, minute: 42 }, day: { year: 2026, month: 11, day: 22 } } },
  play: async ({ canvasElement, globals }) => {
    const t = playText('application', globals)
    const date = { en: 'November 22, 2026', es: '22 de noviembre de 2026' }[globals.locale === 'es' ? 'es' : 'en']
    const moment = t('saveStatus.onDay', { date })
    await expect(
      within(canvasElement).getByText(t('saveStatus.returned', { moment, position: 5, total: 7 })),
    ).toBeVisible()
  },
}
export const SavedBefore: Story = { args: { saved: { time: { hour: 10, minute: 42 }, day: null } } }
export const SavedButNumbers: Story = { args: { state: 'savedButNumbers' } }
export const Undecided: Story = { args: { state: 'undecided' } }
export const Offline: Story = { args: { state: 'offline' } }
export const SaveWaits: Story = {
  args: { state: 'saveWaits', onTryNow: fn() },
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('application', globals)
    within(canvasElement)
      .getByRole('button', { name: t('saveStatus.tryNow') })
      .focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onTryNow).toHaveBeenCalledOnce()
  },
}
export const Trying: Story = { args: { state: 'saveWaits', isTrying: true } }
export const SubmitWaits: Story = { args: { state: 'submitWaits' } }
export const Held: Story = { args: { state: 'held' } }
export const HeldSaved: Story = { args: { state: 'heldSaved' } }
export const NotStored: Story = { args: { state: 'notStored' } }
export const SessionNotStored: Story = { args: { state: 'sessionNotStored' } }
export const LongSpanish: Story = { args: { state: 'notStored' }, globals: { locale: 'es' } }

export const AnnouncesALoss: Story = {
  args: { state: 'notStored' },
  play: async ({ canvasElement, globals }) => {
    const t = playText('application', globals)
    const status = within(canvasElement).getByRole('status')
    await waitFor(() => expect(status).toHaveTextContent(t('saveStatus.notStored')))
  },
}

// Proves F-68.
export const KeepsItsHeight: Story = {
  render: (props) => (
    <div className="grid gap-4">
      {(
        [
          'untouched',
          'savedBefore',
          'saving',
          'sent',
          'returned',
          'saved',
          'savedInTab',
          'undecided',
          'offline',
        ] as const
      ).map((state) => (
        <SaveStatus key={state} {...props} state={state} saved={{ time: { hour: 10, minute: 42 }, day: null }} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll('p')].map((line) =>
      Math.round(line.getBoundingClientRect().height),
    )
    await expect(heights).toHaveLength(9)
    await expect(new Set(heights).size).toBe(1)
  },
}

export const Gallery: Story = gallery(meta, {
  Untouched,
  Saving,
  Saved,
  Sent,
  Returned,
  SavedBefore,
  SavedButNumbers,
  Undecided,
  Offline,
  SaveWaits,
  Trying,
  SubmitWaits,
  Held,
  HeldSaved,
  NotStored,
  SessionNotStored,
})
