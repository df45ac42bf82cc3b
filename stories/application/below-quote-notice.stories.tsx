import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { BelowQuoteNotice } from '#components/application/below-quote-notice.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const meta = {
  title: 'Widgets/Application/Below quote notice',
  id: 'application-below-quote-notice',
  component: BelowQuoteNotice,
  args: { typedCents: 14_000_00, quotedCents: 15_960_00, hasCredit: true, onRequote: fn() },
} satisfies Meta<typeof BelowQuoteNotice>
export default meta
type Story = StoryObj<typeof meta>

// Proves F-46.
export const Notice: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('application', globals)
    const canvas = within(canvasElement)
    const amounts = { amount: '$14,000', quoted: '$15,960' }
    await expect(canvas.getByText(t('financialFields.belowQuote', amounts))).toBeVisible()
    const button = canvas.getByRole('button', { name: t('fromQuote.useIncome', amounts) })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRequote).toHaveBeenCalledOnce()
  },
}

// Proves F-46.
export const WithoutAQuotedCredit: Story = {
  args: { typedCents: 60_000_00, quotedCents: 70_000_00, hasCredit: false },
  play: async ({ canvas, globals }) => {
    const t = playText('application', globals)
    const amounts = { amount: '$60,000', quoted: '$70,000' }
    await expect(canvas.getByText(t('financialFields.belowQuoteGain', amounts))).toBeVisible()
  },
}

export const Gallery: Story = gallery(meta, { Notice, WithoutAQuotedCredit })
