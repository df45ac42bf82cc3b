import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { RequoteChanges } from '#components/requote/requote-changes.tsx'
import { childrenInChipUnpriced } from '#mocks/fixtures/sample-outlooks.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

import { before, everyMisfit, moreIncome, moved, ofProfile, savingsLost } from './sample-requote.ts'

const meta = {
  title: 'Widgets/Requote/Requote changes',
  id: 'requote-requote-changes',
  component: RequoteChanges,
  args: { before, after: moreIncome, outlook: null, misfits: [], isBusy: false, onUse: fn(), onKeep: fn() },
} satisfies Meta<typeof RequoteChanges>
export default meta
type Story = StoryObj<typeof meta>

export const MoreIncome: Story = {}
export const WithWhoGetsNoCredit: Story = { args: { outlook: childrenInChipUnpriced } }
export const Everything: Story = { args: { after: moved, misfits: everyMisfit } }
export const WithoutPlan: Story = {
  args: { before: { ...ofProfile, plan: null, priceCents: null, creditCents: 0, incomeCents: null } },
}
export const SavingsLost: Story = { args: { after: savingsLost } }
export const SavingsLostInSpanish: Story = { ...SavingsLost, globals: { locale: 'es' } }
export const OfAnotherDevice: Story = { args: { before: ofProfile, after: savingsLost } }
export const Busy: Story = { args: { isBusy: true } }
export const Failed: Story = { args: { failure: 'The service could not be reached.' } }
export const Narrow: Story = { ...Everything, globals: { viewport: { value: 'narrow' } } }
export const LongSpanish: Story = { ...Everything, globals: { locale: 'es' } }

// Proves F-90.
export const SavingsNamed: Story = {
  ...SavingsLost,
  play: async ({ canvasElement, globals }) => {
    const t = playText('requote', globals)
    const canvas = within(canvasElement)
    for (const name of ['deductible', 'maximum', 'extraSavings', 'year', 'price', 'bill', 'credit'] as const)
      await expect(canvas.getByText(t(`changes.${name}`))).toBeVisible()
    await expect(canvas.getByText(t('changes.limitOf.family', { amount: '$15,000' }))).toBeVisible()
    await expect(canvas.getByText(t('changes.yearRange', { low: '$3,881', high: '$18,881' }))).toBeVisible()
    await expect(canvas.queryByText(t('changes.people'))).toBeNull()
  },
}
export const NothingFalse: Story = {
  ...OfAnotherDevice,
  play: async ({ canvasElement, globals }) => {
    const t = playText('requote', globals)
    const canvas = within(canvasElement)
    const bill = canvas.getByText(t('changes.bill')).parentElement
    await expect(bill).toHaveTextContent(t('changes.unknown'))
    await expect(canvas.queryByText(t('changes.same'))).toBeNull()
  },
}

// Proves F-85.
export const ByKeyboard: Story = {
  args: { after: savingsLost },
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('requote', globals)
    const canvas = within(canvasElement)
    await expect(canvas.getByText(t('changes.same'))).toBeVisible()
    await expect(canvas.queryByText(t('changes.place'))).toBeNull()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: t('changes.use') })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onUse).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onKeep).toHaveBeenCalledOnce()
  },
}

export const Gallery: Story = gallery(meta, {
  MoreIncome,
  Everything,
  WithoutPlan,
  SavingsLost,
  OfAnotherDevice,
  Busy,
  Failed,
})
