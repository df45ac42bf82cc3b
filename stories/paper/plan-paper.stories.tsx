import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'

import { PlanPaper } from '#components/paper/plan-paper/plan-paper.tsx'
import { loadInBothLanguages } from '#i18n/both-languages.ts'
import { formatCents } from '#i18n/format.ts'
import { fixedT } from '#i18n/i18n.ts'
import { careListWith, careSamples, sampleCare, sampleCareList } from '#mocks/fixtures/care-samples.ts'
import { paperFacts } from './paper-sample.ts'
import { bareDetails, planDetails } from '#mocks/fixtures/sample-details.ts'
import { fullPriceRanking, lowIncomeRanking, planCard, planCards } from '#mocks/fixtures/sample-plans.ts'
import { childrenInChip, everyoneInMedicaid } from '#mocks/fixtures/sample-outlooks.ts'
import { gallery } from '#stories/support/gallery.tsx'

const [silver = planCard(), , , , catastrophic = planCard()] = planCards()
// The credit can pay $669.38 of its premium of $676.10.
const [, gold = planCard()] = planCards({ ...lowIncomeRanking, creditCents: 70_000 })
const [fullPrice = planCard()] = planCards(fullPriceRanking)
const { ruiz, clinic, typed, metformin, lantus } = careSamples
const care = sampleCare(sampleCareList, [
  [ruiz, 'covered'],
  [clinic, 'notCovered'],
  [metformin, 'covered'],
  [lantus, 'genericCovered'],
])
const family = { csr: '87', family: true } as const

const meta = {
  title: 'Widgets/Paper/Plan paper',
  id: 'paper-plan-paper',
  component: PlanPaper,
  loaders: [() => loadInBothLanguages('paper', 'plans', 'care', 'year-costs', 'menus')],
  args: { plan: silver, details: planDetails(), care: null, facts: paperFacts() },
} satisfies Meta<typeof PlanPaper>
export default meta
type Story = StoryObj<typeof meta>

export const WithExtraSavings: Story = { parameters: { chromatic: { disableSnapshot: false } } }
export const Family: Story = { args: { facts: paperFacts({ choice: family, people: 3, applying: 2 }) } }
const outlook = { ...childrenInChip, probableCents: 31_600 }
const someElsewhere = paperFacts({
  choice: family,
  people: 3,
  applying: 3,
  outlook,
  yearCounts: { people: 3, second: null, hasTobacco: false },
})
export const SomeElsewhere: Story = { args: { facts: someElsewhere } }
export const EveryoneElsewhere: Story = {
  args: { facts: { ...someElsewhere, applying: 2, outlook: everyoneInMedicaid } },
}
export const WithCare: Story = { args: { care } }
export const CareNotLookedUp: Story = { args: { care: sampleCare(careListWith(ruiz, typed, lantus), 'notOffered') } }
export const CreditOfWhichAPartIsUsed: Story = { args: { plan: gold, facts: paperFacts({ creditCents: 70_000 }) } }
export const WithoutCredit: Story = {
  args: { plan: fullPrice, facts: paperFacts({ creditCents: 0, choice: { csr: 'none', family: false } }) },
}
export const Catastrophic: Story = { args: { plan: catastrophic } }
export const WithALifeChange: Story = {
  args: { facts: paperFacts({ effective: { variant: 'standard', start: { year: 2026, month: 4, day: 1 } } }) },
}
export const LittleKnown: Story = {
  args: {
    plan: planCard({ type: '', benefits: [], year: null, savings: null, extraSavings: false }),
    details: bareDetails({ deductibles: [], outOfPocketMaximums: [], links: {} }),
    facts: paperFacts({ effective: null }),
  },
}
export const Narrow: Story = {
  args: { care, facts: paperFacts({ choice: family }) },
  globals: { viewport: { value: 'narrow' } },
}

// Proves P-90 and P-91.
export const SumsUpInBothLanguages: Story = {
  ...CreditOfWhichAPartIsUsed,
  async play({ canvasElement }) {
    const sheet = within(canvasElement)
    for (const language of ['en', 'es'] as const) {
      const t = fixedT(language, 'paper')
      await expect(sheet.getByText(t('bill.title')).lang).toBe(language)
      for (const key of ['full', 'credit', 'total'] as const)
        await expect(sheet.getByText(t(`bill.${key}`)).closest('[lang]')).toHaveAttribute('lang', language)
      await expect(sheet.getByText(t('bill.part', { credit: '$700.00', used: '$669.38' }))).toBeVisible()
    }
    await expect(sheet.getAllByText('$676.10')).toHaveLength(2)
    await expect(sheet.getAllByText('− $669.38')).toHaveLength(2)
    await expect(sheet.getAllByText('$6.72')).toHaveLength(2)
    await expect(sheet.getAllByText(gold.name)).toHaveLength(1)
    for (const language of ['en', 'es'] as const)
      await expect(sheet.getByText(fixedT(language, 'paper')('phones.agency')).parentElement).toHaveTextContent(
        paperFacts().agencyPhone,
      )
  },
}

// Proves P-91.
export const SumsUpWithoutTheCreditItRefuses: Story = {
  ...Catastrophic,
  async play({ canvasElement }) {
    const sheet = within(canvasElement)
    await expect(sheet.getAllByText('− $0.00')).toHaveLength(2)
    for (const language of ['en', 'es'] as const)
      await expect(sheet.getByText(fixedT(language, 'paper')('bill.refused'))).toBeVisible()
  },
}

// Proves P-91.
export const SaysForWhomTheBillIs: Story = {
  ...SomeElsewhere,
  async play({ canvasElement }) {
    for (const language of ['en', 'es'] as const) {
      const t = fixedT(language, 'plans')
      const reasons = t('creditOutlook.reasons.medicaidOrChip', { count: 2 })
      const sentence = t('creditOutlook.lower', { probable: '$316', credit: '$612', reasons })
      const note = within(canvasElement).getByText(sentence)
      await expect(note.lang).toBe(language)
      const everyone = within(canvasElement).getByText(t('outcome.second.everyoneTitle', { people: 3 }))
      await expect(everyone.parentElement).toHaveTextContent(/\$/)
      // P-67.
      const counted = fixedT(language, 'year-costs')('yearBill.counted', { count: 3, bill: '' }).split('<b>')[0] ?? ''
      await expect(canvasElement).toHaveTextContent(counted)
    }
  },
}

// Proves P-91 and Q-145.
export const SaysTheFullPriceWhereNobodyHasACredit: Story = {
  ...EveryoneElsewhere,
  async play({ canvasElement, args }) {
    const full = formatCents(args.plan.price.beforeCents ?? 0, 'en')
    const said = within(canvasElement).getByText(fixedT('en', 'plans')('outcome.second.fullTitle'))
    await expect(said.parentElement).toHaveTextContent(full)
  },
}

// Proves P-103.
export const SaysWhereThePricesComeFrom: Story = {
  args: { plan: planCard({ priceSource: { from: 'files', day: '2026-04-14' } }) },
  async play({ canvasElement }) {
    for (const [language, date] of [
      ['en', 'April 14, 2026'],
      ['es', '14 de abril de 2026'],
    ] as const)
      await expect(canvasElement).toHaveTextContent(fixedT(language, 'plans')('priceSource.files', { date }))
  },
}

// Proves P-92.
export const SaysWhatIsKnownOfEachName: Story = {
  ...WithCare,
  async play({ canvasElement }) {
    const sheet = within(canvasElement)
    await expect(sheet.getAllByText(ruiz.name)).toHaveLength(1)
    for (const language of ['en', 'es'] as const) {
      const t = fixedT(language, 'care')
      await expect(sheet.getByText(t('detail.genericCovered'))).toBeVisible()
      await expect(sheet.getByText(t('detail.you.covered'))).toBeVisible()
    }
  },
}

// Proves P-90 and P-93.
export const LeavesOutWhatIsNotKnown: Story = {
  ...LittleKnown,
  async play({ canvasElement, args }) {
    const sheet = within(canvasElement)
    for (const language of ['en', 'es'] as const) {
      const t = fixedT(language, 'paper')
      for (const key of ['year', 'limits', 'services', 'care'] as const)
        await expect(sheet.queryByText(t(`${key}.title`))).toBeNull()
      await expect(sheet.getByText(new RegExp(t('method.estimate')))).toHaveTextContent(args.facts.zipCode)
    }
  },
}

export const Gallery: Story = gallery(meta, {
  Family,
  SomeElsewhere,
  EveryoneElsewhere,
  WithCare,
  WithoutCredit,
  Catastrophic,
  WithALifeChange,
  LittleKnown,
})
