import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'

import { AgentSheet, type AgentSheetProps } from '#components/plans/agent-sheet/agent-sheet.tsx'
import { AgentSheetEntry } from '#components/plans/agent-sheet/agent-sheet-entry.tsx'
import { emptyCareList } from '#domain/care/care-list.ts'
import { priceAnswersFor, withPersonAnswers } from '#domain/household/price-answers.ts'
import { emptyPersonIncome } from '#domain/income/estimator.ts'
import { formatCentsShort, formatLongDate } from '#i18n/format.ts'
import { careListWith, careSamples, sampleCare, sampleCareList } from '#mocks/fixtures/care-samples.ts'
import { applicant, criteria } from '#mocks/fixtures/results-session.ts'
import { handover, hourlyWages, irregular, sheetContact } from '#mocks/fixtures/sample-handover.ts'
import { childrenInChipUnpriced, everyoneInMedicaid } from '#mocks/fixtures/sample-outlooks.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const { ruiz, clinic, metformin, lantus } = careSamples

const meta = {
  title: 'Widgets/Plans/Agent sheet (print, hand-over)',
  id: 'plans-agent-sheet',
  component: AgentSheet,
  args: {
    handover: handover(),
    isChosen: true,
    reference: null,
    list: sampleCareList,
    care: sampleCare(sampleCareList, [
      [ruiz, 'covered'],
      [clinic, 'notCovered'],
      [metformin, 'covered'],
      [lantus, 'genericCovered'],
    ]),
    phone: '1-800-555-0142',
  },
} satisfies Meta<typeof AgentSheet>
export default meta
type Story = StoryObj<typeof meta>

const family = {
  criteria: criteria({
    householdMembers: [
      applicant('primary', 34),
      applicant('spouse', 36),
      applicant('dependent', 7),
      applicant('dependent', 0),
    ],
    income: 45_540,
    primaryApplicantIncome: 33_540,
    spouseIncome: 12_000,
  }),
  estimator: {
    ...hourlyWages,
    spouse: { ...emptyPersonIncome, sources: ['selfEmployment'], amounts: { selfEmployment: '12000' } },
  },
} as const

export const Ordinary: Story = { parameters: { chromatic: { disableSnapshot: false } } }
export const FamilyOfFour: Story = {
  args: { handover: handover(family), reference: 'PU-1003-2026' },
  parameters: { chromatic: { disableSnapshot: false } },
}
export const IrregularIncome: Story = {
  args: { handover: handover(irregular) },
  parameters: { chromatic: { disableSnapshot: false } },
}
export const WithoutALifeChange: Story = { args: { handover: handover({ lifeChanges: [], effective: null }) } }
export const TypedIncome: Story = {
  args: { handover: handover({ estimator: null, lifeChanges: null, compared: [] }), isChosen: false },
}
export const WithoutAList: Story = { args: { list: emptyCareList, care: null } }
export const CareLoading: Story = { args: { list: careListWith(ruiz, lantus), care: null } }
export const CreditLargerThanTheBill: Story = {
  args: { handover: handover({ plan: { ...handover().plan, monthlyBillCents: 0, monthlyCreditCents: 90_000 } }) },
}
/** The bill of a family of which some may have Medicaid or CHIP, with a plan that has the extra savings. */
const someElsewhere = handover({
  ...family,
  plan: { ...handover().plan, csr: '94', hasExtraSavings: true, outlook: childrenInChipUnpriced },
})
export const SomeElsewhere: Story = { args: { handover: someElsewhere } }
export const EveryoneElsewhere: Story = {
  args: { handover: handover({ plan: { ...handover().plan, csr: '94', outlook: everyoneInMedicaid } }) },
}
// Proves F-97.
export const NobodyCanTakeThePlan: Story = {
  args: { handover: handover({ plan: { ...handover().plan, outlook: { reasons: ['daca'], probableCents: 0 } } }) },
  play: async ({ canvasElement, globals }) => {
    const t = playText('agent-sheet', globals)
    const canvas = within(canvasElement)
    await expect(canvas.getByText(t('facts.year'))).toBeVisible()
    await expect(canvas.queryByText(t('facts.start'))).toBeNull()
  },
}
export const LongSpanish: Story = { args: { handover: handover(family) }, globals: { locale: 'es' } }
export const Narrow: Story = { args: { handover: handover(family) }, globals: { viewport: { value: 'narrow' } } }

const { householdMembers } = family.criteria
const answered = withPersonAnswers(
  withPersonAnswers(priceAnswersFor(householdMembers, null), 0, {
    status: 'resident',
    medicare: 'no',
    jobOffer: 'yes',
    tobacco: 'no',
    pregnancy: 'no',
  }),
  1,
  { status: 'daca', tobacco: 'yes' },
)
export const WithAnswers: Story = { args: { handover: handover({ ...family, priceAnswers: answered }) } }

// Proves P-95.
export const SaysWhatWasAnsweredAndWhatToAsk: Story = {
  ...WithAnswers,
  async play({ canvasElement, globals }) {
    const t = playText('agent-sheet', globals)
    const tAnswers = playText('price-answers', globals)
    const answers = within(within(canvasElement).getByRole('region', { name: t('answers.title') }))
    const valueOf = (name: string) => answers.getByText(name).nextSibling?.textContent
    await expect(valueOf(tAnswers('sixThings.status.resident'))).toBe(t('household.primary'))
    await expect(valueOf(tAnswers('sixThings.status.daca'))).toBe(t('household.spouse'))
    await expect(valueOf(t('answers.jobOffer'))).toBe(t('household.primary'))
    await expect(valueOf(t('answers.tobacco'))).toBe(t('household.spouse'))
    await expect(answers.queryByText(t('answers.marriedApart'))).toBeNull()
    const open = (['status', 'medicare', 'jobOffer', 'pregnancy'] as const).map((question) => t(`answers.${question}`))
    const listed = new Intl.ListFormat(globals['locale'] === 'es' ? 'es-US' : 'en-US').format(open)
    await expect(answers.getByText(t('answers.open', { questions: listed }))).toBeVisible()
  },
}

const householdWithoutChildren = householdMembers.map((member) =>
  member.role === 'dependent' ? { ...member, isApplyingForCoverage: false } : member,
)
/** A grandchild, whom no code names, after the registration. The children left the prices for Medicaid or CHIP. */
export const Registered: Story = {
  args: {
    handover: handover({
      ...family,
      criteria: { ...family.criteria, householdMembers: householdWithoutChildren },
      plan: { ...handover().plan, leftToMedicaid: [2, 3] },
      priceAnswers: answered,
      hasMarketplaceCoverage: false,
    }),
    contact: sheetContact,
  },
  parameters: { chromatic: { disableSnapshot: false } },
}

// Proves P-101, F-98 and Q-162.
export const HasNamesRelationsAndContact: Story = {
  ...Registered,
  async play({ canvasElement, globals }) {
    const t = playText('agent-sheet', globals)
    const canvas = within(canvasElement)
    const household = canvas.getByRole('region', { name: t('household.title') })
    const [, , eva, leo] = within(household).getAllByRole('listitem')
    await expect(eva).toHaveTextContent(`Eva Torres · ${t('household.relation.daughter')}`)
    await expect(leo).toHaveTextContent(`Leo Torres · ${t('household.relation.otherRelative')}`)
    const inMedicaid = `${t('household.appliesNot')} · ${playText('plans', globals)('creditOutlook.aloneChip.medicaidOrChip')}`
    for (const child of [eva, leo]) await expect(child).toHaveTextContent(inMedicaid)
    await expect(household).toHaveTextContent(t('household.filing.joint'))
    await expect(household).toHaveTextContent(t('household.occupation', { occupation: 'cocinera' }))
    await expect(household).toHaveTextContent(t('household.marketplacePlan.no'))
    await expect(canvas.getByText(t('facts.reachedBy')).nextSibling).toHaveTextContent('WhatsApp/Email')
    await expect(canvasElement).toHaveTextContent(t('questions.asked.offer'))
    await expect(canvas.getByText(t('facts.contact')).nextSibling).toHaveTextContent('(305) 555-0142 · ana@example.com')
  },
}

// Proves and P-95.
export const SaysTheDayOfALifeChange: Story = {
  args: {
    handover: handover({
      lifeChanges: [
        { id: 'lostCoverage', day: { year: 2026, month: 1, day: 31 } },
        { id: 'moved', day: { year: 2026, month: 1, day: 2 } },
      ],
    }),
  },
  async play({ canvasElement, globals }) {
    const t = playText('agent-sheet', globals)
    const changes = within(canvasElement).getByRole('region', { name: t('lifeChanges.title') })
    const of = (day: number, month: number) =>
      formatLongDate({ year: 2026, month, day }, globals['locale'] === 'es' ? 'es' : 'en')
    await expect(changes).toHaveTextContent(t('lifeChanges.day', { day: of(2, 1), last: of(3, 3) }))
    // The day of the quote is January 8.
    await expect(changes).toHaveTextContent(playText('coverage-year', globals)('lifeChangeCheck.losingCoverage'))
    // Proves F-109: the sample's plan of 2026 is quoted in January.
    await expect(canvasElement).not.toHaveTextContent(t('facts.ends'))
  },
}

// Proves P-97.
export const AddsUpTheBill: Story = {
  args: { handover: handover({ plan: { ...handover().plan, monthlyPremiumCents: 60_000, monthlyBillCents: 11_800 } }) },
  async play({ canvasElement, globals }) {
    const t = playText('agent-sheet', globals)
    const plan = within(within(canvasElement).getByRole('region', { name: t('plan.chosen') }))
    for (const [term, amount] of [
      ['plan.full', '$600'],
      ['plan.credit', '− $482'],
      ['plan.bill', '$118'],
    ] as const) {
      const row = plan.getByText(t(term)).parentElement ?? canvasElement
      await expect(within(row).getByRole('definition')).toHaveTextContent(amount)
    }
    const compared = within(canvasElement).getByRole('region', { name: t('plan.comparedTitle') })
    await expect(within(compared).getByText(t('plan.comparedBill', { amount: '$64.10' }))).toBeVisible()
  },
}

// Proves P-97.
export const UsesNoneOfTheCredit: Story = {
  args: { handover: handover({ plan: { ...handover().plan, monthlyPremiumCents: 33_827, monthlyBillCents: 33_827 } }) },
  async play({ canvasElement, globals }) {
    const t = playText('agent-sheet', globals)
    const plan = within(within(canvasElement).getByRole('region', { name: t('plan.chosen') }))
    await expect(plan.getByText(t('plan.credit')).parentElement).toHaveTextContent('− $0')
    await expect(plan.getByText(new RegExp(t('plan.creditUnused')))).toBeVisible()
  },
}

// Proves P-97.
export const SaysForWhomTheBillIs: Story = {
  ...SomeElsewhere,
  async play({ canvasElement, globals }) {
    const t = playText('agent-sheet', globals)
    const plan = within(within(canvasElement).getByRole('region', { name: t('plan.chosen') }))
    const plans = playText('plans', globals)
    const reasons = plans('creditOutlook.reasons.medicaidOrChip', { count: 2 })
    const credit = formatCentsShort(someElsewhere.plan.monthlyCreditCents, 'en')
    await expect(plan.getByText(plans('creditOutlook.unknown', { credit, reasons }))).toBeVisible()
    await expect(plan.getByText(t('plan.savings')).parentElement).toHaveTextContent(
      t('plan.savingsPercent', { percent: '94%' }),
    )
    await expect(canvasElement).toHaveTextContent(t('household.county', { county: 'Miami-Dade' }))
  },
}

// Proves P-96.
export const SaysHowTheIncomeWasEstimated: Story = {
  args: { handover: handover(irregular) },
  async play({ canvasElement, globals }) {
    const t = playText('agent-sheet', globals)
    const income = within(within(canvasElement).getByRole('region', { name: t('income.title', { year: 2026 }) }))
    await expect(income.getByText(t('income.month.usual', { pay: '$4,000', months: 5 }))).toBeVisible()
    const amounts = income.getAllByRole('term').map(({ nextSibling }) => nextSibling?.textContent)
    await expect(amounts).toEqual([
      '$46,000',
      '− $15,000',
      '− $2,000',
      '− $2,190.08',
      t('income.amount', { amount: '$26,810' }),
    ])
    await expect(income.queryByText(t('income.typed'))).toBeNull()
  },
}

// Proves P-98.
export const SaysWhatIsKnownOfTheList: Story = {
  async play({ canvasElement, globals }) {
    const t = playText('care', globals)
    const canvas = within(canvasElement)
    const doctors = within(canvas.getByRole('region', { name: t('section.doctor') }))
    await expect(doctors.getByText('Elena Ruiz, MD').parentElement).toHaveTextContent(t('detail.covered'))
    await expect(doctors.getByText('Dr. Soto').parentElement).toHaveTextContent(t('detail.you.covered'))
    await expect(canvas.getByText('Lantus').parentElement).toHaveTextContent(t('detail.genericCovered'))
  },
}

// Proves P-95 and P-99.
export const LeavesOutWhatIsNotKnown: Story = {
  args: { ...TypedIncome.args, list: emptyCareList, care: null },
  async play({ canvasElement, globals }) {
    const t = playText('agent-sheet', globals)
    const canvas = within(canvasElement)
    const names = canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
    await expect(names).toEqual([
      t('household.title'),
      t('income.title', { year: 2026 }),
      t('plan.viewed'),
      t('questions.title'),
    ])
    await expect(canvas.getByText(t('facts.referenceLater'))).toBeVisible()
    await expect(canvasElement).toHaveTextContent(t('questions.asked.callTime'))
    await expect(canvasElement).not.toHaveTextContent(t('questions.asked.offer'))
    await expect(canvasElement).not.toHaveTextContent(t('household.marketplacePlan.no'))
    await expect(
      within(canvas.getByRole('region', { name: t('questions.title') })).getAllByRole('listitem'),
    ).toHaveLength(6)
    await expect(canvas.getByText(t('income.typed'))).toBeVisible()
  },
}

const onPrint = fn()

function Entry(props: AgentSheetProps) {
  const [open, setOpen] = useState(false)
  return <AgentSheetEntry {...props} open={open} onOpenChange={setOpen} onPrint={onPrint} />
}

export const OpensAndPrintsByKeyboard: Story = {
  render: Entry,
  async play({ globals }) {
    onPrint.mockClear()
    const t = playText('agent-sheet', globals)
    await userEvent.tab()
    const button = screen.getByRole('button', { name: t('entry.open') })
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: t('dialog.title') })
    const { title } = document
    window.dispatchEvent(new Event('beforeprint'))
    await expect(document.title).toBe(t('dialog.fileName', { zip: '33133', year: 2026 }))
    window.dispatchEvent(new Event('afterprint'))
    await expect(document.title).toBe(title)
    const print = within(dialog).getByRole('button', { name: t('dialog.print') })
    while (document.activeElement !== print) await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onPrint).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const Gallery: Story = gallery(meta, {
  Ordinary,
  FamilyOfFour,
  IrregularIncome,
  TypedIncome,
  SomeElsewhere,
  WithoutAList,
})
