import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'

import {
  PriceRestsOn,
  PriceRestsOnChips,
  type PriceRestsOnProps,
} from '#components/price-answers/price-rests-on/price-rests-on.tsx'
import { medicaidHelpUrl, medicareUrl } from '#config/urls.ts'
import type { HouseholdMember } from '#domain/household/member.ts'
import { type PersonPriceAnswers, type PriceAnswers, priceAnswersFor } from '#domain/household/price-answers.ts'
import { creditOutlook } from '#domain/subsidy/credit-outlook.ts'
import { priceOutcome } from '#domain/subsidy/price-outcome.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const person = (role: HouseholdMember['role'], age: number): HouseholdMember => ({
  role,
  age,
  isApplyingForCoverage: true,
})
const couple = [person('primary', 42), person('spouse', 38)]
const no: PersonPriceAnswers = { medicare: 'no', status: 'citizen', jobOffer: 'no', tobacco: 'no', pregnancy: 'no' }

/** What the site knows of a household with these answers and a credit. */
function known(members: readonly HouseholdMember[], given: PriceAnswers | null, creditCents = 160_100) {
  const answers = priceAnswersFor(members, given)
  const income = { stateAbbr: 'FL', annualIncome: 24_000 }
  return {
    members,
    creditCents,
    outcome: priceOutcome({ members, answers, year: 2027, fplPercent: 90, creditCents, income }),
    outlook: creditOutlook({
      members,
      people: undefined,
      estimateCents: null,
      answered: { answers, year: 2027, income },
    }),
  }
}
const answered = (you: Partial<PersonPriceAnswers>, spouse: Partial<PersonPriceAnswers> = {}): PriceAnswers => ({
  people: [
    { ...no, ...you },
    { ...no, ...spouse },
  ],
  marriedApart: 'no',
})
const one = [person('primary', 42)]
const oneOfTwo = [person('primary', 42), { ...person('spouse', 38), isApplyingForCoverage: false }]
const apart: PriceAnswers = { people: [no], marriedApart: 'yes' }

/** The sentences, and the chips of the row that a phone folds. */
function Sample(props: PriceRestsOnProps) {
  return (
    <div className="grid gap-3">
      <PriceRestsOn {...props} />
      <p className="flex flex-wrap gap-2">
        <PriceRestsOnChips {...props} />
      </p>
    </div>
  )
}

const meta = {
  title: 'Widgets/Price answers/Price rests on',
  id: 'price-answers-price-rests-on',
  component: PriceRestsOn,
  render: Sample,
  args: { ...known(couple, null), annualIncome: 40_000, year: 2027, medicareHref: medicareUrl.en, onAsk: fn() },
} satisfies Meta<typeof PriceRestsOn>
export default meta
type Story = StoryObj<typeof meta>

// Proves A-95.
export const AnswersOnAnotherDevice: Story = {
  args: { lacksAnswers: true },
  play: async ({ canvas, globals }) => {
    const t = playText('plans', globals)
    await expect(canvas.getByText(t('outcome.unknown'))).toBeVisible()
    await expect(canvas.queryByText(t('outcome.estimatedPrice'))).toBeNull()
  },
}

export const NothingAnswered: Story = { parameters: { chromatic: { disableSnapshot: false } } }
export const NothingAnsweredWithoutACredit: Story = { args: known(couple, null, 0) }
export const NothingSpeaksAgainstIt: Story = { args: known(couple, answered({})) }
export const JobOffer: Story = { args: { ...known(couple, answered({}, { jobOffer: 'yes' })), secondCents: 52_040 } }
export const JobOfferOfOnePerson: Story = {
  args: { ...known(one, { people: [{ ...no, jobOffer: 'yes' }], marriedApart: 'no' }), secondCents: 61_210 },
}
export const StatusFrom2027: Story = {
  args: { ...known(couple, answered({}, { status: 'other', pregnancy: 'yes' })), secondCents: 104_000 },
}
export const Daca: Story = { args: known(couple, answered({ status: 'daca' }, { status: 'resident' })) }
export const Tobacco: Story = { args: known(couple, answered({ tobacco: 'yes' })) }
export const TobaccoWithAnAmount: Story = {
  args: {
    ...known(one, { people: [{ ...no, tobacco: 'yes' }], marriedApart: 'no' }, 40_000),
    planPrice: { premiumCents: 61_210, billCents: 21_210 },
  },
}
export const MarriedApart: Story = { args: { ...known(one, apart), secondCents: 61_210 } }
export const MedicareAndStatus: Story = {
  args: {
    ...known([person('primary', 66), person('spouse', 60)], answered({}, { status: 'other' })),
    secondCents: 98_700,
  },
}
/** The credit of one of two is probably 750 dollars a month. */
export const OneOfTwoGetsTheCredit: Story = {
  args: {
    ...known([person('primary', 66), person('spouse', 60)], answered({})),
    outlook: { reasons: ['medicare', null], probableCents: 75_000 },
    secondCents: 21_210,
    planPrice: { premiumCents: 231_210, billCents: 71_110 },
  },
}
export const PregnantWithMedicaid: Story = {
  args: { ...known(one, { people: [{ ...no, pregnancy: 'yes' }], marriedApart: 'no' }, 51_900), secondCents: 61_210 },
}
/** After “Adjust Income” in the quote, and less than that in the application. */
export const LessIncomeThanQuoted: Story = {
  args: {
    ...known(one, { people: [no], marriedApart: 'no' }, 51_900),
    annualIncome: 15_960,
    toldIncome: 14_000,
    typedCents: 14_000_00,
    outlook: { reasons: ['coverageGap'], probableCents: 0 },
    secondCents: 61_210,
  },
}
/** Paper has no button. */
export const OnPaper: Story = { render: (args) => <Sample {...args} onAsk={undefined} /> }

// Proves Q-146.
export const SaysThatItIsAnEstimate: Story = {
  async play({ args, canvasElement, globals }) {
    const t = playText('plans', globals)
    const canvas = within(canvasElement)
    await expect(canvasElement).toHaveTextContent(
      t('outcome.estimated', { credit: '$1,601' }).replaceAll(/<\/?b>/g, ''),
    )
    await expect(canvas.getByText(t('outcome.chip.estimated'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: t('outcome.ask') }))
    await expect(args.onAsk).toHaveBeenCalledOnce()
  },
}

// Proves Q-156.
export const SaysThatAPregnancyHasMedicaid: Story = {
  ...PregnantWithMedicaid,
  async play({ canvasElement, globals }) {
    const t = playText('plans', globals)
    const canvas = within(canvasElement)
    await expect(canvas.getByText(t('outcome.detail.pregnancyMedicaid'))).toBeVisible()
    await expect(canvas.getByText(t('creditOutlook.aloneChip.pregnancyMedicaid'))).toBeVisible()
    await expect(canvas.queryByText(t('outcome.chip.pregnancy'))).not.toBeInTheDocument()
  },
}

// Proves F-96 and Q-55.
export const SaysBothIncomes: Story = {
  ...LessIncomeThanQuoted,
  async play({ canvasElement, globals }) {
    const t = playText('plans', globals)
    const canvas = within(canvasElement)
    await expect(canvas.getByText(t('outcome.told', { told: '$14,000', quoted: '$15,960' }))).toBeVisible()
    await expect(canvas.getByText(t('outcome.typed', { typed: '$14,000', quoted: '$15,960' }))).toBeVisible()
    await expect(canvasElement).toHaveTextContent(t('creditOutlook.alone.coverageGap'))
    await expect(canvas.queryByText(t('outcome.nothing'))).not.toBeInTheDocument()
  },
}

// Proves Q-146.
export const SaysThatNothingSpeaksAgainstIt: Story = {
  ...NothingSpeaksAgainstIt,
  async play({ canvasElement, globals }) {
    const t = playText('plans', globals)
    const canvas = within(canvasElement)
    await expect(canvas.getByText(t('outcome.nothing'))).toBeVisible()
    await expect(canvas.getByText(t('outcome.chip.nothing'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: t('outcome.change') })).toBeVisible()
    await expect(canvas.queryByRole('listitem')).toBeNull()
  },
}

// Proves.
export const NamesWhomAndTheSecondAmount: Story = {
  ...JobOffer,
  async play({ canvasElement, globals }) {
    const t = playText('plans', globals)
    const item = within(canvasElement).getByRole('listitem')
    const spouse = t('person.aged', { person: t('person.spouse'), count: 38 })
    await expect(item).toHaveTextContent(t('outcome.named', { people: spouse }))
    await expect(item).toHaveTextContent(t('outcome.detail.jobOffer', { amount: '$340.66' }))
    const second = t('outcome.second.without', { amount: '$520.40' }).replaceAll(/<\/?b>/g, '')
    await expect(canvasElement).toHaveTextContent(second)
  },
}

// Proves Q-145.
export const CountsWhoPaysTheFullPrice: Story = {
  ...MedicareAndStatus,
  async play({ canvasElement, globals }) {
    const t = playText('plans', globals)
    const second = t('outcome.second.withoutFull', { left: 1, amount: '$987' }).replaceAll(/<\/?b>/g, '')
    await expect(canvasElement).toHaveTextContent(second)
  },
}

// Proves Q-144.
export const SaysTobaccoOfTheFullPrice: Story = {
  ...TobaccoWithAnAmount,
  async play({ canvasElement, globals }) {
    const t = playText('plans', globals)
    await expect(canvasElement).toHaveTextContent(
      t('outcome.detail.tobaccoExtra', { full: '$612.10', extra: '$306.05' }),
    )
  },
}

// Proves Q-145.
export const NamesEveryonesPriceWithOneCredit: Story = {
  ...OneOfTwoGetsTheCredit,
  async play({ canvasElement, globals }) {
    const t = playText('plans', globals)
    const everyone = t('outcome.everyone', { people: 2, amount: '$1,562.10' }).replaceAll(/<\/?b>/g, '')
    await expect(canvasElement).toHaveTextContent(everyone)
  },
}

// Proves F-110.
export const SaysItOfAGrandchild: Story = {
  args: {
    ...known([person('primary', 58), person('dependent', 6)], answered({})),
    hasOtherRelative: true,
    income: { stateAbbr: 'FL', annualIncome: 62_000 },
    medicaidHref: medicaidHelpUrl.en,
  },
  async play({ canvasElement, globals }) {
    const t = playText('plans', globals)
    const link = within(canvasElement).getByRole('link', { name: new RegExp(`^${t('outcome.medicaid')}`) })
    await expect(link).toHaveAttribute('href', 'https://www.floridakidcare.org/')
    await expect(within(canvasElement).getByText(t('outcome.otherRelative'))).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent(t('outcome.nothing'))
    await expect(canvasElement).not.toHaveTextContent(t('outcome.chip.nothing'))
  },
}

// Proves F-99.
export const LeadsThoseWhoLeftToMedicaid: Story = {
  args: {
    ...known(oneOfTwo, answered({})),
    leftToMedicaid: [1],
    income: { stateAbbr: 'FL', annualIncome: 24_000 },
    medicaidHref: medicaidHelpUrl.en,
  },
  async play({ canvasElement, globals }) {
    const t = playText('plans', globals)
    const link = within(canvasElement).getByRole('link', { name: new RegExp(`^${t('outcome.medicaid')}`) })
    await expect(link).toHaveAttribute('href', 'https://myaccess.myflfamilies.com/')
  },
}

// Proves Q-144.
export const GivesASafeNumber: Story = {
  ...MarriedApart,
  async play({ canvasElement, globals }) {
    const t = playText('plans', globals)
    const canvas = within(canvasElement)
    await expect(canvas.getByText(t('outcome.detail.marriedApart'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: '1-800-799-7233' })).toHaveAttribute('href', 'tel:+18007997233')
  },
}

export const Gallery: Story = gallery(meta, {
  NothingAnswered,
  NothingAnsweredWithoutACredit,
  NothingSpeaksAgainstIt,
  JobOffer,
  JobOfferOfOnePerson,
  StatusFrom2027,
  Daca,
  Tobacco,
  TobaccoWithAnAmount,
  MarriedApart,
  MedicareAndStatus,
  OneOfTwoGetsTheCredit,
  PregnantWithMedicaid,
  LessIncomeThanQuoted,
  OnPaper,
})
