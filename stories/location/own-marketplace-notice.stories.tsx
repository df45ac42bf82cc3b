import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { OwnMarketplaceNotice, type OwnMarketplaceNoticeProps } from '#components/location/own-marketplace-notice.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

function Told(props: OwnMarketplaceNoticeProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen)
  return (
    <div className="max-w-dialog">
      <OwnMarketplaceNotice
        {...props}
        isOpen={isOpen}
        onOpen={() => {
          props.onOpen()
          setIsOpen(true)
        }}
        onClose={() => {
          props.onClose()
          setIsOpen(false)
        }}
      />
    </div>
  )
}

const meta = {
  title: 'Widgets/Location/Own marketplace notice',
  id: 'location-own-marketplace-notice',
  component: OwnMarketplaceNotice,
  render: (args) => <Told {...args} />,
  args: { state: 'CA', isOpen: false, onOpen: fn(), onClose: fn() },
} satisfies Meta<typeof OwnMarketplaceNotice>
export default meta
type Story = StoryObj<typeof meta>

export const California: Story = {}
export const LongName: Story = { args: { state: 'DC' } }
export const Narrow: Story = { ...LongName, globals: { viewport: { value: 'narrow' } } }

// Proves Q-14.
export const OpensItsDialogByKeyboard: Story = {
  args: { state: 'KY' },
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('quote-steps', globals)
    const state = 'Kentucky'
    const canvas = within(canvasElement)
    await expect(canvas.getByText(t('ownMarketplaceNotice.text', { marketplace: 'kynect' }))).toBeVisible()
    const more = canvas.getByRole('button', { name: t('ownMarketplaceNotice.more', { state }) })
    await userEvent.tab()
    await expect(more).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledOnce()
    await screen.findByRole('dialog', { name: t('restrictedStateDialog.title', { state }) })
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(more).toHaveFocus())
  },
}

export const Gallery: Story = gallery(meta, { California, LongName })
