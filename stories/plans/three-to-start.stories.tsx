import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { ThreeToStart } from '#components/plans/three-to-start.tsx'
import { useYearBillText } from '#components/plans/year-bill-text.ts'
import { costLimitChoiceOf, indexPlans } from '#domain/plans/rank.ts'
import { lowestPlans } from '#domain/plans/lowest-plans.ts'
import type { YearView } from '#domain/plans/year-costs.ts'
import { floridaPlans, lowIncomeRanking } from '#mocks/fixtures/sample-plans.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const startsOf = (view: YearView, ranking = lowIncomeRanking) =>
  lowestPlans(indexPlans(floridaPlans, ranking), view, costLimitChoiceOf(ranking)).starts

const meta = {
  title: 'Widgets/Plans/Three to start (recommended plans)',
  id: 'plans-three-to-start',
  component: ThreeToStart,
  args: { starts: startsOf('healthy'), isAwaited: false, saysUnpaid: false, onOpen: fn() },
} satisfies Meta<typeof ThreeToStart>
export default meta
type Story = StoryObj<typeof meta>

export const HealthyYear: Story = {}
export const BrokenBone: Story = { args: { starts: startsOf('fracture') } }
export const NotPaid: Story = { args: { saysUnpaid: true } }
export const OneForAll: Story = { args: { starts: startsOf('healthy').slice(0, 1) } }
export const FromDecember: Story = { args: { starts: startsOf('healthy', { ...lowIncomeRanking, monthsCovered: 1 }) } }
export const PlaceKeptWhilePlansArrive: Story = { args: { starts: [], isAwaited: true } }

// Proves P-65.
export const SaysWhatAPlanLosesOfExtraSavings: Story = {
  args: { starts: startsOf('healthy', { ...lowIncomeRanking, csr: '94' }) },
  async play({ canvasElement, globals, args }) {
    const t = playText('year-costs', globals)
    const canvas = within(canvasElement)
    const more = canvas.queryByRole('button', { name: /^empiece por|to start with/i })
    if (more) await userEvent.click(more)
    await expect(canvas.getByText(new RegExp(t('threeToStart.allLevels')))).toBeVisible()
    const said = t('threeToStart.lost').split(/[,:.]/)[0] ?? ''
    const losing = args.starts.filter(({ lost }) => lost)
    await expect(losing.length).toBeGreaterThan(0)
    await expect(canvas.getAllByText(new RegExp(said))).toHaveLength(losing.length)
  },
}

// Proves P-60.
export const NamesTheMonthsOfAShortYear: Story = {
  ...FromDecember,
  async play({ canvasElement, globals, args }) {
    const t = playText('year-costs', globals)
    const canvas = within(canvasElement)
    const more = canvas.queryByRole('button', { name: /^empiece por|to start with/i })
    if (more) await userEvent.click(more)
    await expect(canvas.getAllByText(t('yearBand.months', { count: 1 }))).toHaveLength(args.starts.length)
  },
}

// Proves P-67.
export const SaysWhoseBillsAYearCounts: Story = {
  ...OneForAll,
  render: function Render(args) {
    const noteOf = useYearBillText({ people: 2, second: null, hasTobacco: false })
    return <ThreeToStart {...args} noteOf={({ year }) => noteOf(year, undefined)} />
  },
  async play({ canvasElement, globals }) {
    const t = playText('year-costs', globals)
    const more = within(canvasElement).queryByRole('button', { name: /^empiece por|to start with/i })
    if (more) await userEvent.click(more)
    await expect(canvasElement).toHaveTextContent(t('yearBill.counted', { count: 2, bill: '' }).split('<b>')[0] ?? '')
  },
}

// Proves P-65.
export const OpensAPlanByKeyboard: Story = {
  ...NotPaid,
  async play({ canvasElement, globals, args }) {
    const t = playText('year-costs', globals)
    const canvas = within(canvasElement)
    const more = canvas.queryByRole('button', { name: /^empiece por|to start with/i })
    await userEvent.tab()
    if (more) {
      await expect(more).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(more).toHaveAttribute('aria-expanded', 'true')
      await userEvent.tab()
    }
    const [first] = args.starts
    if (!first) throw new Error('There is no plan to start with')
    await expect(canvas.getByText(new RegExp(t('threeToStart.notPaid')))).toBeVisible()
    await expect(canvas.getByText(new RegExp(t('threeToStart.notCounted')))).toBeVisible()
    // A phone's row is the heading, and a wide screen has its own.
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1)
    const open = canvas.getByRole('button', { name: first.plan.name })
    await expect(open).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith(first.plan.id)
  },
}

export const Gallery: Story = gallery(meta, {
  HealthyYear,
  BrokenBone,
  FromDecember,
  NotPaid,
  OneForAll,
  PlaceKeptWhilePlansArrive,
})
