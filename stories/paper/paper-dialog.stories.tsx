import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'

import { PaperDialog } from '#components/paper/paper-dialog.tsx'
import { loadInBothLanguages } from '#i18n/both-languages.ts'
import { paperFacts } from './paper-sample.ts'
import { planDetails } from '#mocks/fixtures/sample-details.ts'
import { planCards } from '#mocks/fixtures/sample-plans.ts'
import { playText } from '#stories/support/play-text.ts'

const sheets = planCards()
  .slice(0, 3)
  .map((plan) => ({ plan, details: planDetails(), care: null }))

const meta = {
  title: 'Widgets/Paper/Paper dialog (print, save as PDF, modal, imprimir)',
  id: 'paper-paper-dialog',
  component: PaperDialog,
  loaders: [() => loadInBothLanguages('paper', 'plans', 'care', 'menus')],
  args: {
    open: true,
    sheets: sheets.slice(0, 1),
    facts: paperFacts(),
    onClose: fn(),
    onPrint: fn(),
  },
} satisfies Meta<typeof PaperDialog>
export default meta
type Story = StoryObj<typeof meta>

export const OnePlan: Story = { parameters: { chromatic: { disableSnapshot: false } } }
export const ThreePlans: Story = { args: { sheets } }
export const Narrow: Story = { args: { sheets }, globals: { viewport: { value: 'narrow' } } }

// Proves P-94.
export const PrintsAndClosesByKeyboard: Story = {
  ...ThreePlans,
  async play({ args, globals }) {
    const t = playText('paper', globals)
    await expect(screen.getByRole('dialog', { name: t('dialog.title', { count: 3 }) })).toBeVisible()
    await expect(screen.getAllByRole('article')).toHaveLength(3)
    screen.getByRole('button', { name: t('dialog.print') }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPrint).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalled()
  },
}
