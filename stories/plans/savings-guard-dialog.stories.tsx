import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'

import { SavingsGuardDialog } from '#components/plans/savings-guard-dialog/savings-guard-dialog.tsx'
import { playText } from '#stories/support/play-text.ts'

const family = {
  chosenBillsCents: 0,
  chosenMostCents: 2_120_000,
  silver: {
    planId: '21663FL0130091',
    name: 'Silver Simple PCP Saver 7000',
    billsCents: 46_908,
    mostCents: 406_908,
  },
}
const one = {
  chosenBillsCents: 117_270,
  chosenMostCents: 1_177_270,
  silver: { ...family.silver, billsCents: 11_730, mostCents: 191_730 },
}

const meta = {
  title: 'Widgets/Plans/Savings guard dialog (cost sharing, modal)',
  id: 'plans-savings-guard-dialog',
  component: SavingsGuardDialog,
  args: {
    open: true,
    onClose: fn(),
    onReopen: fn(),
    onSeeSilver: fn(),
    onKeep: fn(),
    applicants: 3,
    applying: 3,
    guard: family,
    chosenName: 'Bronze Classic 4700',
    monthsCovered: 12,
  },
} satisfies Meta<typeof SavingsGuardDialog>
export default meta
type Story = StoryObj<typeof meta>

/** One of three would be on the plan: the others can probably get Medicaid or CHIP. */
export const ForOneOfThree: Story = {
  args: { applicants: 1, guard: one },
  async play({ globals }) {
    const t = playText('eligibility', globals)
    await expect(screen.getByText(t('savingsGuard.onPlan', { count: 1 }))).toBeVisible()
  },
}
export const ForFamily: Story = { parameters: { chromatic: { disableSnapshot: false } } }
export const ForOneFromOctober: Story = { args: { applicants: 1, applying: 1, guard: one, monthsCovered: 3 } }
export const LongNames: Story = {
  args: {
    chosenName: 'Blue Advantage Bronze Preferred | 3 Free PCP | $10 Tier 1 Rx | Integrated | $0 Virtual Urgent Care',
    guard: {
      ...family,
      silver: { ...family.silver, name: 'Blue Advantage Silver Preferred | 3 Free PCP | $10 Tier 1 Rx | Nationwide' },
    },
  },
}

const opened = async (t: ReturnType<typeof playText<'eligibility'>>) =>
  within(await screen.findByRole('dialog', { name: t('savingsGuard.title') }))

// Proves P-28.
export const KeepsThePlanByKeyboard: Story = {
  async play({ globals, args }) {
    const t = playText('eligibility', globals)
    const dialog = await opened(t)
    const amounts = { chosenMost: '$21,200', silver: args.guard.silver.name, silverMost: '$4,069' }
    await expect(screen.getByRole('dialog')).toHaveTextContent(t('savingsGuard.textFamily', amounts))
    dialog.getByRole('button', { name: t('savingsGuard.keep') }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onKeep).toHaveBeenCalledOnce()
    await expect(args.onSeeSilver).not.toHaveBeenCalled()
  },
}

export const SeesTheSilverPlan: Story = {
  async play({ globals, args }) {
    const t = playText('eligibility', globals)
    const dialog = await opened(t)
    dialog.getByRole('button', { name: t('savingsGuard.seeSilver') }).focus()
    await userEvent.keyboard(' ')
    await expect(args.onSeeSilver).toHaveBeenCalledWith(args.guard.silver.planId)
  },
}

export const ClosesWithoutAPlan: Story = {
  async play({ globals, args }) {
    const t = playText('eligibility', globals)
    await opened(t)
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onKeep).not.toHaveBeenCalled()
  },
}

// Proves P-26.
export const ShowsTheSumsAndTheMonths: Story = {
  ...ForOneFromOctober,
  async play({ globals }) {
    const t = playText('eligibility', globals)
    const dialog = await opened(t)
    await expect(dialog.getByText(t('savingsGuard.months', { count: 3 }))).toBeVisible()
    dialog.getByRole('button', { name: t('savingsGuard.why') }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(dialog.getByText('$11,772.70')).toBeVisible()
    const sum = { months: 3, bill: '$39.10', bills: '$117.30', care: '$1,800', most: '$1,917.30' }
    const words = t('savingsGuard.sum', sum).replace(/<\/?b>/g, '')
    await expect(screen.getByRole('dialog')).toHaveTextContent(words)
    await expect(dialog.getByText(t('savingsGuard.notCounted'))).toBeVisible()
  },
}
