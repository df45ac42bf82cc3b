import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { TakeAlongDialog } from '#components/take-along/take-along-dialog.tsx'
import { playText } from '#stories/support/play-text.ts'

const withoutIncome = 'https://www.puente.example/#q=v1.33012.12086.2026.en.42.n.12-8.0.21525FL0020001-30252FL0070065.n'
const withIncome = withoutIncome.replace(/n$/, '27600-0')
const withAnswers = `${withoutIncome.replace('v1', 'v2')}.n-nnny1-nnnn0-nnnn0`

const meta = {
  title: 'Widgets/Take along/Take along dialog (share, email, modal)',
  id: 'take-along-take-along-dialog',
  component: TakeAlongDialog,
  args: {
    open: true,
    onClose: fn(),
    onReopen: fn(),
    addressOf: (parts): string | null =>
      parts.withAnswers ? withAnswers : parts.withIncome ? withIncome : withoutIncome,
    hasAnswers: false,
    annualIncome: 27_600,
    isKept: true,
    isShared: false,
    onChoose: fn(),
    onCopy: fn(() => Promise.resolve(true)),
    onShare: undefined,
  },
} satisfies Meta<typeof TakeAlongDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Kept: Story = { parameters: { chromatic: { disableSnapshot: false } } }
export const NotStored: Story = { args: { isKept: false } }
export const OnASharedDevice: Story = { args: { isShared: true } }
export const WithTheDevicesSharing: Story = { args: { onShare: fn(() => Promise.resolve('shared' as const)) } }
export const TooLargeAHousehold: Story = { args: { addressOf: () => null } }
export const LongSpanish: Story = { globals: { locale: 'es', viewport: { value: 'narrow' } } }

// Proves Q-120.
export const HoldsTheIncomeOnlyWhenTicked: Story = {
  async play({ globals, args }) {
    const t = playText('take-along', globals)
    const dialog = within(await screen.findByRole('dialog', { name: t('dialog.title') }))
    const income = dialog.getByRole('checkbox', { name: t('dialog.income', { income: '$27,600' }) })
    const copy = dialog.getByRole('button', { name: t('dialog.copy') })
    await expect(income).not.toBeChecked()
    await expect(dialog.getByRole('textbox', { name: t('dialog.link') })).toHaveValue(withoutIncome)
    copy.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCopy).toHaveBeenLastCalledWith(withoutIncome)
    await waitFor(() => expect(dialog.getByText(t('dialog.copied'))).toBeVisible())
    income.focus()
    await userEvent.keyboard(' ')
    await expect(dialog.getByRole('textbox', { name: t('dialog.link') })).toHaveValue(withIncome)
    await expect(dialog.queryByText(t('dialog.copied'))).toBeNull()
  },
}

// Proves Q-147.
export const HoldsTheAnswersOnlyWhenTicked: Story = {
  args: { hasAnswers: true },
  async play({ globals }) {
    const t = playText('take-along', globals)
    const dialog = within(await screen.findByRole('dialog', { name: t('dialog.title') }))
    const answers = dialog.getByRole('checkbox', { name: t('dialog.answers') })
    await expect(answers).not.toBeChecked()
    await expect(dialog.getByRole('textbox', { name: t('dialog.link') })).toHaveValue(withoutIncome)
    await userEvent.click(answers)
    await expect(dialog.getByRole('textbox', { name: t('dialog.link') })).toHaveValue(withAnswers)
  },
}

export const SelectsTheLinkThatIsNotCopied: Story = {
  args: { onCopy: fn(() => Promise.resolve(false)) },
  async play({ globals }) {
    const t = playText('take-along', globals)
    const dialog = within(await screen.findByRole('dialog', { name: t('dialog.title') }))
    await userEvent.click(dialog.getByRole('button', { name: t('dialog.copy') }))
    await waitFor(() => expect(dialog.getByText(t('dialog.copyRefused'))).toBeVisible())
    const field = dialog.getByRole<HTMLInputElement>('textbox', { name: t('dialog.link') })
    await expect(field.selectionEnd).toBe(withoutIncome.length)
  },
}

export const SaysThatSharingFailed: Story = {
  args: { onShare: fn(() => Promise.resolve('failed' as const)) },
  async play({ globals, args }) {
    const t = playText('take-along', globals)
    const dialog = within(await screen.findByRole('dialog', { name: t('dialog.title') }))
    await userEvent.click(dialog.getByRole('button', { name: t('dialog.share') }))
    await expect(args.onShare).toHaveBeenCalledWith(withoutIncome)
    await waitFor(() => expect(dialog.getByText(t('dialog.shareFailed'))).toBeVisible())
  },
}
