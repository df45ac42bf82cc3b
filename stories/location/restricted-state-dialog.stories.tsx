import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import {
  RestrictedStateDialog,
  type RestrictedStateDialogProps,
} from '#components/location/restricted-state-dialog.tsx'
import { Button } from '#components/primitives/button.tsx'
import { ownMarketplaceOf, ownMarketplaces } from '#domain/geo/own-marketplaces.ts'
import { stateNameIn } from '#i18n/state-name.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { playText } from '#stories/support/play-text.ts'

const california = ownMarketplaceOf('CA') ?? ownMarketplaces[0]
const newYork = ownMarketplaceOf('NY') ?? ownMarketplaces[0]
const columbia = ownMarketplaceOf('DC') ?? ownMarketplaces[0]
if (!california || !newYork || !columbia) throw new Error('The table of own marketplaces is empty')

function Opened({ record, onClose }: RestrictedStateDialogProps) {
  const { t } = useTranslation('quote-start')
  const [open, setOpen] = useState(false)
  const show = () => {
    setOpen(true)
  }
  return (
    <>
      <Button onClick={show}>{t('locationFields.ownMarketplaceMore', { state: record.stateFullName })}</Button>
      <RestrictedStateDialog
        open={open}
        record={record}
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
  component: RestrictedStateDialog,
  args: { open: true, record: california, onClose: fn(), onReopen: fn() },
} satisfies Meta<typeof RestrictedStateDialog>
export default meta
type Story = StoryObj<typeof meta>

export const California: Story = { parameters: { chromatic: { disableSnapshot: false } } }
export const LongName: Story = { args: { record: columbia } }
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

// Proves Q-14.
export const LeadsToTheMarketplaceByKeyboard: Story = {
  render: (args) => <Opened {...args} />,
  args: { record: newYork },
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('quote-steps', globals)
    const { record } = args
    const state = stateNameIn(globals['locale'] === 'es' ? 'es' : 'en', record.state, record.stateFullName)
    const opener = within(canvasElement).getByRole('button')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: t('restrictedStateDialog.title', { state }) }))
    const sentence = dialog.getByText(t('restrictedStateDialog.text', { state, abbr: record.state }))
    await waitFor(() => expect(sentence).toBeVisible())
    const visit = dialog.getByRole('link', {
      name: new RegExp(t('restrictedStateDialog.visit', { marketplace: record.name })),
    })
    await expect(visit).toHaveAttribute('href', record.url)
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
