import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import { PlanSheet } from '#components/plan-page/plan-sheet/plan-sheet.tsx'
import { bareDetails, newPlanQuality, planDetails } from '#mocks/fixtures/sample-details.ts'
import { planCard, planCards } from '#mocks/fixtures/sample-plans.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const [silver = planCard(), gold = planCard(), , , catastrophic = planCard()] = planCards()
const onePerson = { csr: '87', family: false } as const

const nothingKnown = {
  plan: planCard({ type: '', benefits: [], savings: null, extraSavings: false }),
  details: bareDetails({ deductibles: [], outOfPocketMaximums: [], links: {} }),
}
const unsafePhone = { details: planDetails({ phone: 'call 1-800-PUENTE now', tty: 'javascript:alert(1)' }) }

const meta = {
  title: 'Widgets/Plan page/Plan sheet',
  id: 'plan-page-plan-sheet',
  component: PlanSheet,
  args: {
    plan: silver,
    planYear: 2026,
    details: planDetails(),
    choice: onePerson,
    compared: false,
    care: null,
    compareFull: false,
    onBack: fn(),
    onCompare: fn(),
    onChoose: fn(),
  },
} satisfies Meta<typeof PlanSheet>
export default meta
type Story = StoryObj<typeof meta>

/** Opens a section by keyboard where a phone has it in a row. A wider window shows all of them. */
async function openSection(canvasElement: HTMLElement, title: string) {
  const row = within(canvasElement).queryByRole('button', { name: title, expanded: false })
  row?.focus()
  if (row) await userEvent.keyboard('{Enter}')
}

// Proves P-105.
export const WithExtraSavings: Story = {
  play: async ({ canvas, canvasElement }) => {
    const [facts] = canvasElement.querySelectorAll('dl')
    await expect(facts?.querySelectorAll('dt')).toHaveLength(4)
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    await expect(canvasElement).not.toHaveTextContent(/\bCFR\b/)
  },
}
export const FamilyWithExtraSavings: Story = {
  args: { plan: planCard({ perPerson: true }), choice: { csr: '87', family: true } },
}
export const SavesOnBothDeductibles: Story = {
  args: {
    plan: planCard({
      savings: {
        deductible: { usualCents: 550_000, cents: 0 },
        drugDeductible: { usualCents: 80_000, cents: 0 },
        outOfPocketMaximum: { usualCents: 920_000, cents: 180_000 },
        deductibleInNameCents: null,
      },
    }),
  },
}
export const CreditThatCannotPayAll: Story = { args: { plan: gold } }
export const Catastrophic: Story = { args: { plan: catastrophic, choice: { csr: 'none', family: false } } }
export const NotRated: Story = { args: { details: planDetails({ quality: newPlanQuality, programs: [] }) } }
export const NothingKnown: Story = { args: nothingKnown }
/** Texts of a service without a blank, as long as any that is read. */
export const UnbrokenTexts: Story = {
  args: {
    plan: planCard({ name: 'x'.repeat(301), issuerName: 'y'.repeat(301) }),
    details: planDetails({
      programs: ['p'.repeat(301)],
      services: planDetails().services.map((service, at) =>
        at > 0 ? service : { ...service, name: 's'.repeat(301), explanation: 'e'.repeat(1_000) },
      ),
    }),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    for (const row of within(canvasElement).queryAllByRole('button', { expanded: false })) await userEvent.click(row)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
export const UnsafePhone: Story = { args: unsafePhone }
export const Compared: Story = { args: { compared: true } }
export const CompareFull: Story = { args: { compareFull: true } }

// Proves P-105.
export const FactsAndRowsOnAPhone: Story = {
  args: { careLine: '2 / 2' },
  globals: { viewport: { value: 'phone' } },
  async play({ canvasElement, globals }) {
    const t = playText('plan-page', globals)
    const canvas = within(canvasElement)
    await expect(canvas.getByText(t('keyFacts.healthy')).closest('dl')?.querySelectorAll('dd')).toHaveLength(4)
    const isPhone = window.matchMedia('(max-width: 47.99rem)').matches
    const rows = canvas.queryAllByRole('button', { name: t('planSheet.sections.documents') })
    await expect(rows).toHaveLength(isPhone ? 1 : 0)
    await expect(canvas.queryAllByRole('navigation')).toHaveLength(isPhone ? 0 : 1)
    // What care costs is read at once.
    await expect(canvas.getByRole('region', { name: t('planSheet.sections.services') })).toHaveTextContent('%')
  },
}

export const GoesBackByKeyboard: Story = {
  async play({ canvasElement, globals, args }) {
    const t = playText('plans', globals)
    within(canvasElement)
      .getByRole('button', { name: t('viewedPlan.back') })
      .focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}

export const ChoosesAndComparesByKeyboard: Story = {
  async play({ canvasElement, globals, args }) {
    const plans = playText('plans', globals)
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: `${plans('planCard.choose')} ${args.plan.name}` }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledWith(args.plan.id)
    canvas.getByRole('checkbox').focus()
    await userEvent.keyboard(' ')
    await expect(args.onCompare).toHaveBeenCalledWith(args.plan.id)
  },
}

export const GoesToASectionByKeyboard: Story = {
  async play({ canvasElement, globals }) {
    const t = playText('plan-page', globals)
    const canvas = within(canvasElement)
    const title = t('planSheet.sections.quality')
    const link = canvas.queryByRole('link', { name: title })
    if (link) {
      link.focus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('heading', { name: title })).toHaveFocus()
    } else await openSection(canvasElement, title)
    await expect(within(canvas.getByRole('region', { name: title })).getAllByRole('definition')[0]).toBeVisible()
    await expect(window.location.hash).toBe('')
  },
}

// Proves P-71.
export const ShowsAllServicesByKeyboard: Story = {
  async play({ canvasElement, globals, args }) {
    const t = playText('plan-page', globals)
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: t('services.all', { count: args.details.services.length }) }).focus()
    await userEvent.keyboard('{Enter}')
    const limit = t('serviceLimit.period.year', { amount: t('serviceLimit.count.visits', { count: 26 }) })
    await expect(canvas.getByText(t('serviceLimit.label', { limit }))).toBeVisible()
    const own = canvas.getByText('Maintenance therapy and massage therapy are not covered.')
    await expect(own).toHaveAttribute('lang', 'en')
  },
}

// Proves P-21.
export const SumsUpBillAndPrice: Story = {
  ...CreditThatCannotPayAll,
  async play({ canvasElement, globals }) {
    const t = playText('plan-page', globals)
    const section = within(canvasElement).getByRole('region', { name: t('planSheet.sections.price') })
    const terms = Array.from(section.querySelectorAll('dt'), ({ textContent }) => textContent)
    await expect(terms).toEqual([
      t('priceSum.full'),
      t('priceSum.credit'),
      t('priceSum.bill'),
      t('priceSum.extras'),
      t('priceSum.shown'),
    ])
    const amounts = Array.from(section.querySelectorAll('dd'), ({ textContent }) =>
      Number(textContent.replace('−', '-').replace(/[^\d.-]/g, '')),
    )
    const [full = 0, credit = 0, bill, extras = 0, shown] = amounts
    await expect(bill).toBeCloseTo(full + credit, 2)
    await expect(shown).toBeCloseTo(full + credit + extras, 2)
    await expect(shown).toBe(gold.price.priceCents / 100)
  },
}

// Proves P-72.
export const ShowsBothDeductibles: Story = {
  args: { choice: { csr: 'none', family: false } },
  async play({ canvasElement, globals }) {
    const t = playText('plan-page', globals)
    await openSection(canvasElement, t('planSheet.sections.limits'))
    const table = within(canvasElement).getByRole('table', { name: t('limitTable.deductible') })
    await expect(within(table).getAllByText(t('limitTable.kind.medical'))).toHaveLength(2)
    await expect(within(table).getByText(t('limitTable.kind.drug'))).toBeVisible()
    await expect(within(table).getByText('$500')).toBeVisible()
  },
}

export const SaysBothDeductiblesBeforeAndAfter: Story = {
  ...SavesOnBothDeductibles,
  async play({ canvasElement, globals }) {
    const t = playText('plan-page', globals)
    await openSection(canvasElement, t('planSheet.sections.limits'))
    const table = within(within(canvasElement).getByRole('table', { name: t('savingsChange.title') }))
    for (const [name, before] of [
      [t('savingsChange.careDeductible'), '$5,500'],
      [t('savingsChange.drugDeductible'), '$800'],
    ]) {
      const row = within(table.getByRole('row', { name: new RegExp(`^${name}`) }))
      const amounts = row.getAllByRole('cell').map(({ textContent }) => textContent)
      await expect(amounts).toEqual([before, '$0'])
    }
  },
}

// Proves P-73.
export const SaysWhatIsNotGiven: Story = {
  args: nothingKnown,
  async play({ canvasElement, globals }) {
    const t = playText('plan-page', globals)
    const canvas = within(canvasElement)
    await expect(canvas.getAllByText(t('planSheet.notGiven')).length).toBeGreaterThan(8)
    await openSection(canvasElement, t('planSheet.sections.quality'))
    await expect(canvas.getByText(t('quality.notGiven'))).toBeVisible()
    await expect(canvas.getByText(t('services.none'))).toBeVisible()
  },
}

export const LinksOnlyNumbers: Story = {
  args: unsafePhone,
  async play({ canvasElement }) {
    await expect(canvasElement.querySelectorAll('a[href^="tel:"], a[href^="javascript:"]')).toHaveLength(0)
  },
}

export const Gallery: Story = gallery(meta, {
  FamilyWithExtraSavings,
  Catastrophic,
  NotRated,
  NothingKnown,
  UnsafePhone,
})
