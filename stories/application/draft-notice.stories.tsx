import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'

import { DraftNotice, type DraftNoticeProps } from '#components/application/draft-notice.tsx'
import { gallery } from '#stories/support/gallery.tsx'

const onTake = fn()
const onRefuse = fn()
const args: DraftNoticeProps = { kind: 'changedElsewhere', onTake, onRefuse }

const meta = {
  title: 'Widgets/Application/Draft notice',
  id: 'application-draft-notice',
  component: DraftNotice,
  args,
} satisfies Meta<typeof DraftNotice>
export default meta
type Story = StoryObj<typeof DraftNotice>

export const ChangedElsewhere: Story = {}
export const Expired: Story = { args: { kind: 'discarded', reason: 'expired' } }
export const OtherVersion: Story = { args: { kind: 'discarded', reason: 'otherVersion' } }
export const Unreadable: Story = { args: { kind: 'discarded', reason: 'unreadable' } }
export const SavedElsewhere: Story = {
  args: { kind: 'savedElsewhere', origin: 'elsewhere', taken: 'merged', hasSentNothing: true },
}
export const SavedInTab: Story = {
  args: { kind: 'savedElsewhere', origin: 'tab', taken: 'mine', hasSentNothing: false },
}
export const SavedTaken: Story = {
  args: { kind: 'savedElsewhere', origin: 'elsewhere', taken: 'saved', hasSentNothing: false },
}
export const LeftOut: Story = { args: { kind: 'leftOut', names: ['Leo', '', 'María de los Ángeles'] } }
export const LeftOutUnnamed: Story = { args: { kind: 'leftOut', names: [''] } }

export const LacksNumbers: Story = { args: { kind: 'lacksNumbers' } }

export const ChosenByKeyboard: Story = {
  async play() {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onTake).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onRefuse).toHaveBeenCalledOnce()
  },
}

export const Gallery: Story = gallery(meta, {
  ChangedElsewhere,
  Expired,
  OtherVersion,
  Unreadable,
  SavedElsewhere,
  SavedInTab,
  SavedTaken,
  LeftOut,
  LeftOutUnnamed,
  LacksNumbers,
})
