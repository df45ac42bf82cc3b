import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'

import { HouseholdPanel } from '#components/plans/household-panel/household-panel.tsx'
import { HouseholdPanelSkeleton } from '#components/plans/household-panel-skeleton.tsx'
import { coverageGapUrl, medicaidHelpUrl, medicareUrl } from '#config/urls.ts'
import type { HouseholdMember, Role } from '#domain/household/member.ts'
import { householdHelp } from '#domain/subsidy/household-help.ts'
import { gallery } from '#stories/support/gallery.tsx'

const meta = {
  title: 'Widgets/Plans/Household panel skeleton',
  id: 'plans-household-panel-skeleton',
  component: HouseholdPanelSkeleton,
  args: { people: 3, hasChild: true },
} satisfies Meta<typeof HouseholdPanelSkeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Family: Story = {}
export const OnePerson: Story = { args: { people: 1, hasChild: false } }

const member = (role: Role, age: number): HouseholdMember => ({ role, age, isApplyingForCoverage: true })
const adult = { csr: '94', isMedicaidChip: false, inCoverageGap: false } as const
const child = { csr: 'none', isMedicaidChip: true, inCoverageGap: false } as const
const creditCents = 66_100

/** The placeholder above the panel that takes its place. */
function WithPanel({ people, hasChild }: { readonly people: number; readonly hasChild: boolean }) {
  const members = [member('primary', 42), member('dependent', 12), member('dependent', 8)].slice(0, people)
  const help = householdHelp({ members, people: [adult, child, child].slice(0, people), creditCents, csr: '94' }) ?? []
  return (
    <div data-pair className="grid gap-4">
      <HouseholdPanelSkeleton people={people} hasChild={hasChild} />
      <HouseholdPanel
        help={help}
        stateAbbr="FL"
        annualIncome={27_600}
        fplPercent={103.56}
        creditCents={creditCents}
        year={2026}
        medicaidHref={medicaidHelpUrl.en}
        coverageGapHref={coverageGapUrl.en}
        medicareHref={medicareUrl.en}
        onWithoutCovered={fn()}
        onEveryone={fn()}
      />
    </div>
  )
}

/** On a wide screen, where a person is one line, nothing moves when the panel comes. */
export const AsHighAsThePanel: Story = {
  render: WithPanel,
  async play({ canvasElement }) {
    const [skeleton, panel] = canvasElement.querySelector('[data-pair]')?.children ?? []
    if (innerWidth < 1024) return
    await expect(skeleton?.getBoundingClientRect().height).toBeCloseTo(panel?.getBoundingClientRect().height ?? 0, 0)
  },
}
export const OnePersonAsHighAsThePanel: Story = { ...AsHighAsThePanel, args: { people: 1, hasChild: false } }

export const Gallery: Story = gallery(meta, { Family, OnePerson })
