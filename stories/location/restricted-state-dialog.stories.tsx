import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import {
  RestrictedStateDialog,
  type RestrictedStateDialogProps,
} from '#components/location/restricted-state-dialog.tsx'
import { Button } from '#components/primitives/button.tsx'
import { ownMarketplaces } from '#domain/geo/own-marketplaces.ts'
import { stateNameIn } from '#i18n/state-name.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { playText } from '#stories/support/play-text.ts'

function Opened({ state, onClose }: RestrictedStateDialogProps) {
  const { t } = useTranslation('quote-steps')
  const [open, setOpen] = useState(false)
  const show = () => {
    setOpen(true)
  }
  return (
    <>
      <Button onClick={show}>{t('ownMarketplaceNotice.more', { state: ownMarketplaces[state].stateFullName })}</Button>
      <RestrictedStateDialog
        open={open}
        state={state}
        onClose={() => {
          setOpen(false)
          onClose()
        }}
        onReopen={show}
      />
    </>
  )
}

const meta = {
  title: 'Widgets/Location/Restricted state dialog (modal, estado)',
  id: 'location-restricted-state-dialog',
  component: RestrictedStateDialog,
  args: { open: true, state: 'CA', onClose: fn(), onReopen: fn() },
} satisfies Meta<typeof RestrictedStateDialog>
export default meta
type Story = StoryObj<typeof meta>

export const California: Story = { parameters: { chromatic: { disableSnapshot: false } } }
export const LongName: Story = { args: { state: 'DC' } }
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

// Proves Q-14.
export const LeadsToTheMarketplaceByKeyboard: Story = {
  render: (args) => <Opened {...args} />,
  args: { state: 'NY' },
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('quote-steps', globals)
    const { state: abbr } = args
    const { stateFullName, name, url } = ownMarketplaces[abbr]
    const state = stateNameIn(globals['locale'] === 'es' ? 'es' : 'en', abbr, stateFullName)
    const opener = within(canvasElement).getByRole('button')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: t('restrictedStateDialog.title', { state }) }))
    const sentence = dialog.getByText(t('restrictedStateDialog.text', { state, abbr }))
    await waitFor(() => expect(sentence).toBeVisible())
    const visit = dialog.getByRole('link', {
      name: new RegExp(t('restrictedStateDialog.visit', { marketplace: name })),
    })
    await expect(visit).toHaveAttribute('href', url)
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
