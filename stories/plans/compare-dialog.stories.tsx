import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, within } from 'storybook/test'

import { CompareDialog, type CompareDialogProps } from '#components/plans/compare-dialog/compare-dialog.tsx'
import { planCard, planCards } from '#mocks/fixtures/sample-plans.ts'
import { sampleBasis } from '#mocks/fixtures/sample-handover.ts'
import { childrenInChip } from '#mocks/fixtures/sample-outlooks.ts'
import { CompareWithDoctors, doctorsRow } from '#stories/support/doctors-row.tsx'
import { playText } from '#stories/support/play-text.ts'

const cards = planCards()
const longName = planCard({ id: 'long', name: 'Blue Advantage Silver Preferred | 3 Free PCP | $10 Tier 1 Rx' })

function Sample(props: CompareDialogProps) {
  const [open, setOpen] = useState(props.open)
  return (
    <CompareDialog
      {...props}
      open={open}
      onClose={() => {
        props.onClose()
        setOpen(false)
      }}
      onReopen={() => {
        setOpen(true)
      }}
    />
  )
}

const meta = {
  title: 'Widgets/Plans/Compare dialog (side by side, modal, comparar)',
  id: 'plans-compare-dialog',
  component: CompareDialog,
  render: Sample,
  args: {
    open: true,
    onClose: fn(),
    onReopen: fn(),
    plans: cards.slice(0, 2),
    others: { plans: cards.slice(3), leftOut: 0 },
    ownRows: [],
    planYear: 2026,
    onAdd: fn(),
    onRemove: fn(),
    onSwap: fn(),
    onChoose: fn(),
    onPrint: fn(),
    marketplaceHref: 'https://www.healthcare.gov',
  },
} satisfies Meta<typeof CompareDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = { parameters: { chromatic: { disableSnapshot: false } } }
export const Three: Story = { ...Two, args: { plans: cards.slice(0, 3) } }
export const WithLongName: Story = { args: { plans: [longName, ...cards.slice(1, 3)] } }
export const NamesThatDifferLate: Story = {
  args: {
    plans: ['7000', '9500', '9500 HSA'].map((end) => planCard({ id: end, name: `Bronze Simple PCP Saver ${end}` })),
  },
}
export const WithAnExampleOfAYear: Story = { ...Two, args: { plans: cards.slice(0, 3), yearView: 'diabetes' } }
export const WithDoctors: Story = {
  render: (args) => <CompareWithDoctors {...args} />,
  args: { ownRows: [doctorsRow(cards[0]?.id)] },
}
export const WithWhoGetsNoCredit: Story = {
  args: { rests: { ...sampleBasis, outlook: childrenInChip, creditCents: 160_100 } },
}
export const NoOtherPlans: Story = { args: { others: { plans: [], leftOut: 0 } } }
export const Alike: Story = { args: { plans: [planCard(), planCard({ id: 'twin' })] } }
export const Narrow: Story = { args: { plans: cards.slice(0, 3) }, globals: { viewport: { value: 'narrow' } } }

export const ShowsOnlyWhatDiffers: Story = {
  async play({ globals }) {
    const t = playText('plans', globals)
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByRole('rowheader', { name: t('compareDialog.rows.hsa') })).toBeInTheDocument()
    const toggle = dialog.getByRole('switch', { name: t('compareDialog.onlyDifferences') })
    toggle.focus()
    await userEvent.keyboard(' ')
    await expect(dialog.queryByRole('rowheader', { name: t('compareDialog.rows.hsa') })).not.toBeInTheDocument()
    await expect(dialog.getByRole('rowheader', { name: t('compareDialog.rows.price') })).toBeInTheDocument()
  },
}

export const MarksTheLowestInWords: Story = {
  async play({ globals }) {
    const t = playText('plans', globals)
    const dialog = within(await screen.findByRole('dialog'))
    const row = dialog.getByRole('row', { name: new RegExp(t('compareDialog.rows.price')) })
    const [first, second] = within(row).getAllByRole('cell')
    await expect(first).toHaveTextContent(t('compareDialog.lowestBill'))
    await expect(second).not.toHaveTextContent(t('compareDialog.lowestBill'))
  },
}

export const SaysWhatIsBilledInItsCell: Story = {
  async play({ globals }) {
    const t = playText('plans', globals)
    const dialog = within(await screen.findByRole('dialog'))
    const row = dialog.getByRole('row', { name: new RegExp(t('compareDialog.rows.price')) })
    const [, gold] = within(row).getAllByRole('cell')
    const words = t('planPrice.bill', { amount: '$6.72', bill: '$64.10' }).replace(/<\/?b>/g, '')
    await expect(gold).toHaveTextContent(words)
  },
}

/** The bill of the first is higher, although its price is lower. */
const lowerPriceHigherBill = [
  planCard({ price: { priceCents: 26_665, billCents: 28_592, beforeCents: 108_171, refusesCredit: false } }),
  planCard({ id: 'all', price: { priceCents: 28_306, billCents: 28_306, beforeCents: 107_885, refusesCredit: false } }),
]

export const MarksTheLowestBill: Story = {
  args: { plans: lowerPriceHigherBill },
  async play({ globals }) {
    const t = playText('plans', globals)
    const dialog = within(await screen.findByRole('dialog'))
    const row = dialog.getByRole('row', { name: new RegExp(t('compareDialog.rows.price')) })
    const [first, second] = within(row).getAllByRole('cell')
    await expect(first).not.toHaveTextContent(t('compareDialog.lowestBill'))
    await expect(second).toHaveTextContent(t('compareDialog.lowestBill'))
    const [head, otherHead] = dialog.getAllByRole('columnheader')
    await expect(head).toHaveTextContent(t('planPrice.billAlone', { bill: '$285.92' }))
    await expect(otherHead).not.toHaveTextContent(t('planPrice.billAlone', { bill: '$283.06' }))
  },
}

// Proves P-42.
// The runner's reckoning of names drops a blank at an element's edge; a browser's keeps it.
export const ShowsTheWholeName: Story = {
  ...WithLongName,
  async play({ globals }) {
    const t = playText('plans', globals)
    const dialog = within(await screen.findByRole('dialog'))
    const more = dialog.getByRole('button', { name: `${t('compareDialog.showMore')} A:${longName.name}` })
    more.focus()
    await userEvent.keyboard('{Enter}')
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    await expect(more).toHaveAccessibleName(`${t('compareDialog.showLess')} A:${longName.name}`)
  },
}

export const NamesEachColumnByItsPlan: Story = {
  ...Three,
  async play({ args }) {
    const dialog = within(await screen.findByRole('dialog'))
    for (const { name } of args.plans) await expect(dialog.getByRole('columnheader', { name })).toBeVisible()
  },
}

// Proves P-41.
export const ChoosesByKeyboard: Story = {
  async play({ globals, args }) {
    const t = playText('comparison', globals)
    const second = args.plans[1]
    const dialog = within(await screen.findByRole('dialog'))
    dialog.getByRole('button', { name: `${t('compareBar.choose', { letter: 'B' })} ${second?.name ?? ''}` }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith(second?.id)
  },
}

// Proves P-88.
export const SwapsAPlanInPlaceByKeyboard: Story = {
  async play({ globals, args }) {
    const t = playText('comparison', globals)
    const [first] = args.plans
    const dialog = within(await screen.findByRole('dialog'))
    const swap = dialog.getByRole('button', { name: `${t('compareHead.swap')} A:${first?.name ?? ''}` })
    swap.focus()
    await userEvent.keyboard('{Enter}')
    await expect(swap).toHaveAttribute('aria-expanded', 'true')
    const other = args.others.plans[0]
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: t('compareHead.swapLabel') }), other?.id ?? '')
    await expect(args.onSwap).not.toHaveBeenCalled()
    dialog.getByRole('button', { name: t('compareHead.swapConfirm') }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSwap).toHaveBeenCalledWith(first?.id, other?.id)
  },
}

// Proves P-88.
export const ClosesOnlyThePanelByEscape: Story = {
  async play({ globals, args }) {
    const t = playText('comparison', globals)
    const dialog = within(await screen.findByRole('dialog'))
    const swap = dialog.getByRole('button', { name: `${t('compareHead.swap')} A:${args.plans[0]?.name ?? ''}` })
    await userEvent.click(swap)
    dialog.getByRole('combobox', { name: t('compareHead.swapLabel') }).focus()
    await userEvent.keyboard('{Escape}')
    await expect(dialog.queryByRole('combobox', { name: t('compareHead.swapLabel') })).not.toBeInTheDocument()
    await expect(swap).toHaveFocus()
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const SaysHowManyPlansAreNotOffered: Story = {
  args: { others: { plans: cards.slice(3), leftOut: 4_900 } },
  async play({ globals }) {
    const t = playText('comparison', globals)
    const plans = playText('plans', globals)
    const dialog = within(await screen.findByRole('dialog'))
    const place = dialog.getByRole('combobox', { name: plans('compareDialog.placeholder') })
    await expect(place).toHaveAccessibleDescription(t('comparePlace.leftOut', { count: 4_900 }))
  },
}

export const AddsAThirdPlanInItsPlace: Story = {
  async play({ globals, args }) {
    const t = playText('comparison', globals)
    const plans = playText('plans', globals)
    const dialog = within(await screen.findByRole('dialog'))
    const place = dialog.getByRole('combobox', { name: plans('compareDialog.placeholder') })
    await userEvent.selectOptions(place, args.others.plans[1]?.id ?? '')
    await userEvent.click(dialog.getByRole('button', { name: t('comparePlace.add') }))
    await expect(args.onAdd).toHaveBeenCalledWith(args.others.plans[1]?.id)
  },
}

export const SaysThatNoPlanIsChosen: Story = {
  async play({ globals, args }) {
    const t = playText('comparison', globals)
    const plans = playText('plans', globals)
    const dialog = within(await screen.findByRole('dialog'))
    dialog.getByRole('button', { name: t('comparePlace.add') }).focus()
    await userEvent.keyboard('{Enter}')
    const place = dialog.getByRole('combobox', { name: plans('compareDialog.placeholder') })
    await expect(place).toHaveFocus()
    await expect(place).toHaveAccessibleDescription(t('comparePlace.nothingChosen'))
    await userEvent.selectOptions(place, args.others.plans[0]?.id ?? '')
    await expect(dialog.queryByText(t('comparePlace.nothingChosen'))).not.toBeInTheDocument()
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
}

export const SaysWhatAYearDoesNotCount: Story = {
  ...Three,
  async play({ globals, args }) {
    const t = playText('comparison', globals)
    const costs = playText('year-costs', globals)
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByText(t('compareYear.notCounted'))).toBeVisible()
    dialog.getByRole('button', { name: costs('yearWhy.open') }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(dialog.getAllByRole('table', { name: costs('yearSum.caption') })).toHaveLength(3)
    await expect(dialog.getByText(costs('yearSum.sourceOfYear', { year: args.planYear }))).toBeVisible()
  },
}

export const AlignsTheHeads: Story = {
  ...Three,
  async play({ globals, args }) {
    const t = playText('comparison', globals)
    const dialog = within(await screen.findByRole('dialog'))
    const buttons = args.plans.map(({ name }, place) =>
      dialog
        .getByRole('button', { name: `${t('compareBar.choose', { letter: ['A', 'B', 'C'][place] })} ${name}` })
        .getBoundingClientRect(),
    )
    await expect(new Set(buttons.map(({ bottom }) => Math.round(bottom))).size).toBe(1)
  },
}

export const RemovesOneOfThree: Story = {
  args: { ...Three.args },
  async play({ globals, args }) {
    const t = playText('comparison', globals)
    const [, second] = args.plans
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: `${t('compareHead.remove')} B:${second?.name ?? ''}` }))
    await expect(args.onRemove).toHaveBeenCalledWith(second?.id)
  },
}

export const KeepsTwo: Story = {
  ...NoOtherPlans,
  async play({ globals }) {
    const t = playText('comparison', globals)
    const dialog = within(await screen.findByRole('dialog'))
    for (const name of [t('compareHead.remove'), t('compareHead.swap')])
      await expect(dialog.queryByRole('button', { name: new RegExp(name) })).not.toBeInTheDocument()
  },
}

export const BeginsWithTheYear: Story = {
  args: { ...WithAnExampleOfAYear.args },
  async play({ globals }) {
    const t = playText('comparison', globals)
    const dialog = within(await screen.findByRole('dialog'))
    const headers = dialog.getAllByRole('rowheader').map((header) => header.textContent)
    await expect(headers.slice(0, 3)).toEqual([
      t('compareRows.plan'),
      t('compareRows.yearHealthy'),
      t('compareRows.yearBad'),
    ])
  },
}

export const PutsDoctorsAfterThePrice: Story = {
  ...WithDoctors,
  async play({ globals }) {
    const t = playText('comparison', globals)
    const plans = playText('plans', globals)
    const dialog = within(await screen.findByRole('dialog'))
    const headers = dialog.getAllByRole('rowheader').map((header) => header.textContent)
    await expect(headers.slice(0, 5)).toEqual([
      t('compareRows.plan'),
      t('compareRows.yearHealthy'),
      t('compareRows.yearBad'),
      plans('compareDialog.rows.price'),
      playText('care', globals)('rows.doctor'),
    ])
  },
}

export const PrintsAndCloses: Story = {
  async play({ globals, args }) {
    const t = playText('plans', globals)
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: t('compareDialog.print') }))
    await expect(args.onPrint).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
