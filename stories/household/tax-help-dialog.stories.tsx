import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { TaxHelpDialog } from '#components/household/tax-help-dialog.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Household/Tax help dialog (explanation, dependents, modal, impuestos)',
  id: 'household-tax-help-dialog',
  component: TaxHelpDialog,
  args: { open: true, onClose: fn() },
} satisfies Meta<typeof TaxHelpDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Question: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ globals }) => {
    const t = playText('quote-steps', globals)
    const dialog = await screen.findByRole('dialog', { name: t('taxHelpDialog.title') })
    // The question has no buttons below, so no empty bar is there.
    const isEmpty = (part: Element) => part.textContent === '' && part.getBoundingClientRect().height > 0
    await expect([...dialog.children].filter(isEmpty)).toEqual([])
  },
}

// Proves Q-34.
export const WithTheReturn: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ args, globals }) => {
    const t = playText('quote-steps', globals)
    const dialog = within(await screen.findByRole('dialog', { name: t('taxHelpDialog.title') }))
    await userEvent.tab()
    await expect(dialog.getByRole('button', { name: t('taxHelpDialog.yes') })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(dialog.getByRole('heading', { name: t('taxHelpDialog.returnIntro') })).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(dialog.getByRole('heading', { name: t('taxHelpDialog.question') })).toHaveFocus())
    await userEvent.click(dialog.getByRole('button', { name: t('taxHelpDialog.yes') }))
    await userEvent.click(dialog.getByRole('button', { name: t('taxHelpDialog.ok') }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

// Proves Q-34.
export const WithoutAReturn: Story = {
  globals: { viewport: { value: 'narrow' } },
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ args, globals }) => {
    const t = playText('quote-steps', globals)
    const dialog = within(await screen.findByRole('dialog', { name: t('taxHelpDialog.title') }))
    await userEvent.click(dialog.getByRole('button', { name: t('taxHelpDialog.no') }))
    await waitFor(() => expect(dialog.getByRole('heading', { name: t('taxHelpDialog.generalIntro') })).toHaveFocus())
    await expect(dialog.getByText(t('taxHelpDialog.countSpouse'))).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
