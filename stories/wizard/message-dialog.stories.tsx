import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { Button } from '#components/primitives/button.tsx'
import { MessageDialog } from '#components/wizard/message-dialog.tsx'
import { useTranslation } from '#i18n/use-translation.ts'
import { playText } from '#stories/support/play-text.ts'

type Refused = 'locationError' | 'householdError' | 'taxHouseholdError'

function Box({ refused, onClose }: { readonly refused: Refused; readonly onClose: () => void }) {
  const { t } = useTranslation('quote-steps')
  return (
    <MessageDialog
      open
      title={t(`submitRefusal.${refused}.title`)}
      message={t(`submitRefusal.${refused}.text`)}
      onClose={onClose}
    />
  )
}

function Opened({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('quote-steps')
  const [open, setOpen] = useState(false)
  const title = t('submitRefusal.householdError.title')
  return (
    <>
      <Button
        onClick={() => {
          setOpen(true)
        }}
      >
        {t('coverageQuestion.no')}
      </Button>
      <MessageDialog
        open={open}
        title={title}
        message={t('submitRefusal.householdError.text')}
        onClose={() => {
          setOpen(false)
          onClose()
        }}
      />
    </>
  )
}

const meta = {
  title: 'Widgets/Wizard/Message dialog (announcement, confirmation, failure, modal, mensaje)',
  id: 'wizard-message-dialog',
  component: MessageDialog,
  args: { open: true, title: '', message: '', onClose: fn() },
} satisfies Meta<typeof MessageDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Location: Story = {
  render: ({ onClose }) => <Box refused="locationError" onClose={onClose} />,
  parameters: { chromatic: { disableSnapshot: false } },
}
export const Household: Story = { render: ({ onClose }) => <Box refused="householdError" onClose={onClose} /> }
export const TaxHousehold: Story = { render: ({ onClose }) => <Box refused="taxHouseholdError" onClose={onClose} /> }

// Proves Q-4.
export const ClosesByKeyboard: Story = {
  render: ({ onClose }) => <Opened onClose={onClose} />,
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('quote-steps', globals)
    const opener = within(canvasElement).getByRole('button', { name: t('coverageQuestion.no') })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const box = await screen.findByRole('alertdialog', { name: t('submitRefusal.householdError.title') })
    await expect(box).toHaveAccessibleDescription(t('submitRefusal.householdError.text'))
    await waitFor(() => expect(within(box).getByRole('button', { name: t('messageDialog.ok') })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
