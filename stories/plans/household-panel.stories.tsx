import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { HouseholdPanel, type HouseholdPanelProps } from '#components/plans/household-panel/household-panel.tsx'
import { coverageGapUrl, medicaidHelpUrl, medicareUrl } from '#config/urls.ts'
import { medicaidOfficeOf } from '#domain/geo/medicaid-offices.ts'
import type { HouseholdMember, Role } from '#domain/household/member.ts'
import {
  householdHelp,
  type HouseholdHelpFacts,
  withEveryoneAgain,
  withoutCoveredElsewhere,
} from '#domain/subsidy/household-help.ts'
import type { PersonEstimate } from '#domain/subsidy/person-estimate.ts'
import { useLanguage } from '#i18n/use-translation.ts'
import { Appears, letAppear } from '#stories/support/appears.tsx'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const member = (role: Role, age: number | null, isApplyingForCoverage = true): HouseholdMember => ({
  role,
  age,
  isApplyingForCoverage,
})
const withSavings: PersonEstimate = { csr: '94', isMedicaidChip: false, inCoverageGap: false }
const withCredit: PersonEstimate = { ...withSavings, csr: 'none' }
const covered: PersonEstimate = { ...withCredit, isMedicaidChip: true }
const inGap: PersonEstimate = { ...withCredit, inCoverageGap: true }

const family: HouseholdHelpFacts = {
  members: [member('primary', 42), member('dependent', 12), member('dependent', 8)],
  people: [withSavings, covered, covered],
  creditCents: 66_100,
  csr: '94',
}
const helpOf = (change: Partial<HouseholdHelpFacts> = {}) => householdHelp({ ...family, ...change }) ?? []

/** The panel with the federal pages of the page's language, as a feature gives them. */
function Sample(props: HouseholdPanelProps) {
  const language = useLanguage()
  return (
    <HouseholdPanel
      {...props}
      medicaidHref={medicaidHelpUrl[language]}
      coverageGapHref={coverageGapUrl[language]}
      medicareHref={medicareUrl[language]}
    />
  )
}

const meta = {
  title: 'Widgets/Plans/Household panel',
  id: 'plans-household-panel',
  component: HouseholdPanel,
  render: Sample,
  args: {
    help: helpOf(),
    stateAbbr: 'FL',
    annualIncome: 27_600,
    fplPercent: 103.56,
    creditCents: family.creditCents,
    year: 2026,
    medicaidHref: medicaidHelpUrl.en,
    coverageGapHref: coverageGapUrl.en,
    medicareHref: medicareUrl.en,
    onWithoutCovered: fn(),
    onEveryone: fn(),
  },
} satisfies Meta<typeof HouseholdPanel>
export default meta
type Story = StoryObj<typeof meta>

export const ParentOfTwo: Story = {}
const parentAlone = { help: helpOf({ members: withoutCoveredElsewhere(family.members, helpOf()) }) }
const credit = '$661'
export const ParentAlone: Story = {
  args: parentAlone,
  async play({ canvasElement, globals }) {
    const t = playText('eligibility', globals)
    await expect(canvasElement).toHaveTextContent(t('householdPanel.countedOthers', { count: 1, credit }))
  },
}
// Proves.
export const ParentAloneWithoutCredit: Story = {
  args: { ...parentAlone, statement: 'nobody' },
  async play({ canvasElement, globals }) {
    const t = playText('eligibility', globals)
    await expect(canvasElement).toHaveTextContent(t('householdPanel.countedOthersNobody', { count: 1 }))
    await expect(canvasElement).not.toHaveTextContent(t('householdPanel.countedOthers', { count: 1, credit }))
  },
}
// Proves.
export const ParentAloneWithLowerCredit: Story = {
  args: { ...parentAlone, statement: 'unknown' },
  async play({ canvasElement, globals }) {
    const t = playText('eligibility', globals)
    await expect(canvasElement).toHaveTextContent(t('householdPanel.countedOthersLower', { count: 1, credit }))
  },
}
export const AnswerLeavesThemOut: Story = {
  args: {
    help: helpOf({
      members: withoutCoveredElsewhere(family.members, helpOf()),
      people: [withSavings, withCredit, withCredit],
    }),
  },
}
export const CreditOnly: Story = {
  args: {
    help: helpOf({
      members: [member('primary', 55), member('spouse', 52)],
      people: [withCredit, withCredit],
      csr: 'none',
    }),
    annualIncome: 60_000,
    fplPercent: 283.69,
  },
}
export const FullPrice: Story = {
  args: {
    help: helpOf({
      members: [member('primary', 61), member('spouse', 63)],
      people: [withCredit, withCredit],
      creditCents: 0,
      csr: 'none',
    }),
    creditCents: 0,
    annualIncome: 90_000,
    fplPercent: 425.53,
  },
}
export const CoverageGap: Story = {
  args: {
    help: helpOf({
      members: [member('primary', 42), member('dependent', 0)],
      people: [inGap, covered],
      creditCents: 0,
      csr: 'none',
    }),
    creditCents: 0,
    annualIncome: 9_000,
    fplPercent: 42.55,
  },
}
export const AllMedicaid: Story = {
  args: { help: helpOf({ people: [covered, covered, covered], creditCents: 0 }), creditCents: 0, stateAbbr: 'LA' },
}
export const CreditForNobody: Story = {
  args: { help: helpOf({ people: [covered, covered, covered] }), creditCents: 67_900 },
  async play({ canvasElement, globals }) {
    const t = playText('eligibility', globals)
    await expect(within(canvasElement).getByText(t('householdPanel.countedNobody'))).toBeVisible()
  },
}
export const Medicare: Story = {
  args: {
    help: helpOf({
      members: [member('primary', 65), member('spouse', 64)],
      people: [withCredit, withCredit],
      csr: 'none',
    }),
    creditCents: 137_291,
    annualIncome: 60_000,
    fplPercent: 283.69,
  },
  async play({ canvasElement, globals }) {
    const t = playText('eligibility', globals)
    const [first, second] = within(canvasElement).getAllByRole('listitem')
    await expect(first).toHaveTextContent(t('householdPanel.help.medicare'))
    await expect(second).toHaveTextContent(t('householdPanel.medicareAt65'))
    await expect(
      within(canvasElement).getByRole('link', { name: new RegExp(t('householdPanel.medicarePage')) }),
    ).toHaveAttribute('href', medicareUrl[globals['locale'] === 'es' ? 'es' : 'en'])
    await expect(within(canvasElement).getByRole('button', { name: t('householdPanel.only.spouse') })).toBeVisible()
  },
}
export const OtherSavings: Story = {
  args: { help: helpOf({ people: [{ ...withSavings, csr: 'zero' }, covered, covered], csr: 'zero' }) },
}
export const LargeFamily: Story = {
  args: {
    help: helpOf({
      members: [
        member('primary', 44),
        member('spouse', 41),
        member('dependent', 20),
        member('dependent', 15),
        member('dependent', null, false),
      ],
      people: [withSavings, withSavings, withSavings, covered, withCredit],
    }),
    stateAbbr: 'TX',
  },
}

// Proves.
export const SaysWhoGetsWhat: Story = {
  async play({ canvasElement, globals }) {
    const t = playText('eligibility', globals)
    const plans = playText('plans', globals)
    const lines = within(canvasElement).getAllByRole('listitem')
    await expect(lines).toHaveLength(3)
    await expect(lines[0]).toHaveTextContent(
      `${plans('person.aged', { person: plans('person.primary'), count: 42 })} · ${t('householdPanel.help.creditAndSavings', { percent: '94%' })}`,
    )
    await expect(lines[1]).toHaveTextContent(t('householdPanel.help.medicaidChip'))
    const link = within(canvasElement).getByRole('link', { name: /Florida KidCare/ })
    await expect(link).toHaveAttribute('href', medicaidOfficeOf('FL', 12)?.url)
  },
}

function Searched(props: HouseholdPanelProps) {
  const [members, setMembers] = useState(family.members)
  const help = helpOf({ members })
  return (
    <Sample
      {...props}
      help={help}
      onWithoutCovered={() => {
        setMembers(withoutCoveredElsewhere(members, help))
      }}
      onEveryone={() => {
        setMembers(withEveryoneAgain(members))
      }}
    />
  )
}

// Proves Q-91.
export const AsksForOnePersonAndForEveryoneByKeyboard: Story = {
  render: Searched,
  async play({ canvasElement, globals }) {
    const t = playText('eligibility', globals)
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: t('householdPanel.only.self') }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('button', { name: t('householdPanel.only.self') })).not.toBeInTheDocument()
    await expect(canvas.getAllByText(new RegExp(t('householdPanel.notInPrices')))).toHaveLength(2)
    canvas.getByRole('button', { name: t('householdPanel.everyone') }).focus()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('button', { name: t('householdPanel.only.self') })).toHaveFocus()
  },
}

/** The search that a button asked for has come. */
export const TakesTheFocusAfterItsOwnSearch: Story = {
  ...ParentAlone,
  args: { ...ParentAlone.args, takesFocus: () => true },
  render: (args) => (
    <Appears>
      <Sample {...args} />
    </Appears>
  ),
  async play({ canvasElement, globals }) {
    const t = playText('eligibility', globals)
    await letAppear()
    await expect(within(canvasElement).getByRole('button', { name: t('householdPanel.everyone') })).toHaveFocus()
  },
}

export const SaysWhyByKeyboard: Story = {
  async play({ canvasElement, globals }) {
    const t = playText('eligibility', globals)
    const canvas = within(canvasElement)
    const why = canvas.getByRole('button', { name: t('householdWhy.open') })
    why.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('$27,600')).toBeVisible()
    await expect(canvas.getByText('103.56%')).toBeVisible()
    await expect(canvas.getByText('$661')).toBeVisible()
    await expect(canvas.getByText(t('householdWhy.source'))).toBeVisible()
  },
}

export const SaysWhatTheGapIs: Story = {
  ...CoverageGap,
  async play({ canvasElement, globals }) {
    const t = playText('eligibility', globals)
    const canvas = within(canvasElement)
    await expect(canvas.getByText(new RegExp(t('householdPanel.help.coverageGap')))).toBeVisible()
    await expect(canvas.getByRole('link', { name: new RegExp(t('householdPanel.gapPage')) })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: t('householdPanel.everyone') })).not.toBeInTheDocument()
  },
}

export const Gallery: Story = gallery(
  { component: Sample, args: meta.args },
  {
    ParentOfTwo,
    ParentAlone,
    AnswerLeavesThemOut,
    CreditOnly,
    FullPrice,
    CoverageGap,
    AllMedicaid,
    CreditForNobody,
    OtherSavings,
    LargeFamily,
  },
)
