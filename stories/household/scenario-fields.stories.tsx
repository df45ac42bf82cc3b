import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { ScenarioFields, type ScenarioFieldsProps } from '#components/household/scenario-fields.tsx'
import { householdSize } from '#domain/household/tax-household.ts'
import { emptyDraft, type TaxHouseholdDraft } from '#domain/quote/draft.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

function Typed(props: ScenarioFieldsProps) {
  const [value, setValue] = useState(props.value)
  const { configuration } = props
  const applyingDependents = ['self_and_dependents', 'spouse_and_dependents', 'family', 'dependents_only'].includes(
    configuration,
  )
    ? 2
    : 0
  const extraDependents = value.selected.reduce((most, id) => Math.max(most, Number(value.counts[id] ?? 0)), 0)
  return (
    <div className="grid max-w-dialog gap-6">
      <ScenarioFields
        {...props}
        value={value}
        householdSize={householdSize({ configuration, scenarios: value.selected, applyingDependents, extraDependents })}
        onChange={(changed) => {
          props.onChange(changed)
          setValue(changed)
        }}
      />
    </div>
  )
}

const answered = (...selected: TaxHouseholdDraft['selected']): TaxHouseholdDraft => ({ selected, counts: {} })

const meta = {
  title: 'Widgets/Household/Scenario fields',
  id: 'household-scenario-fields',
  component: ScenarioFields,
  render: (args) => <Typed key={args.configuration} {...args} />,
  args: {
    configuration: 'self',
    value: emptyDraft.taxHousehold,
    householdSize: 1,
    onChange: fn(),
    isHelpOpen: false,
    onHelp: fn(),
    issues: [],
    attempt: 0,
  },
} satisfies Meta<typeof ScenarioFields>
export default meta
type Story = StoryObj<typeof meta>

export const Self: Story = {}
export const Spouse: Story = { args: { configuration: 'spouse' } }
export const SelfAndSpouse: Story = { args: { configuration: 'self_and_spouse' } }
export const SelfAndDependents: Story = { args: { configuration: 'self_and_dependents' } }
export const SpouseAndDependents: Story = { args: { configuration: 'spouse_and_dependents' } }
export const Family: Story = { args: { configuration: 'family' } }
export const DependentsOnly: Story = { args: { configuration: 'dependents_only' } }
export const JustMe: Story = { args: { value: answered('JustMe') } }
export const Counting: Story = {
  args: {
    value: {
      selected: ['SelfOnlyFilingWithSpouse', 'SelfOnlyClaimingDependents'],
      counts: { SelfOnlyClaimingDependents: '3' },
    },
  },
}
export const HelpOpen: Story = { args: { isHelpOpen: true } }
export const Refused: Story = {
  args: { issues: [{ path: ['selected'], code: 'taxHousehold.selectOne' }], attempt: 1 },
}
export const CountRefused: Story = {
  args: {
    value: { selected: ['SelfOnlyClaimingDependents'], counts: { SelfOnlyClaimingDependents: '50' } },
    issues: [{ path: ['counts', 'SelfOnlyClaimingDependents'], code: 'taxHousehold.countRange' }],
    attempt: 1,
  },
}
export const Narrow: Story = { ...Counting, globals: { viewport: { value: 'narrow' } } }

// Proves Q-31.
export const JustMeExcludesTheOthers: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('quote-steps', globals)
    const canvas = within(canvasElement)
    const option = (id: 'JustMe' | 'SelfOnlyFilingWithSpouse' | 'SelfOnlyClaimingDependents') =>
      canvas.getByRole('checkbox', { name: t(`scenarios.${id}.label`) })
    const size = (count: number) => t('scenarioFields.size', { count }).replaceAll(/<\/?b>/g, '')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    const count = canvas.getByRole('textbox', { name: t('scenarioFields.count') })
    await expect(count).toHaveFocus()
    await expect(count).toHaveValue('1')
    await expect(await canvas.findByText(size(3), { selector: '[role=status]' })).toBeInTheDocument()
    await userEvent.click(option('JustMe'))
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ selected: ['JustMe'] }))
    await expect(option('SelfOnlyFilingWithSpouse')).toBeDisabled()
    await expect(option('SelfOnlyClaimingDependents')).toBeDisabled()
    await expect(await canvas.findByText(t('scenarioFields.cleared'))).toBeInTheDocument()
    await expect(await canvas.findByText(size(1), { selector: '[role=status]' })).toBeInTheDocument()
    await userEvent.click(option('JustMe'))
    await expect(option('SelfOnlyFilingWithSpouse')).toBeEnabled()
  },
}

// Proves Q-166.
export const SaysHowToAnswerMarriedApart: Story = {
  args: { configuration: 'self_and_dependents' },
  play: async ({ canvasElement, globals }) => {
    const t = playText('quote-steps', globals)
    await expect(within(canvasElement).getByText(t('scenarioFields.apart'))).toBeVisible()
  },
}
// Proves Q-166.
export const ACoupleOnOneReturnReadsNothingOfIt: Story = {
  args: { configuration: 'self_and_spouse' },
  play: async ({ canvasElement, globals }) => {
    const t = playText('quote-steps', globals)
    await expect(within(canvasElement).queryByText(t('scenarioFields.apart'))).toBeNull()
  },
}

export const ArrowsChooseOneOfTwo: Story = {
  args: { configuration: 'family', value: answered('FamilyLikeNoOneElse') },
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('quote-steps', globals)
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: t('scenarios.FamilyLikeNoOneElse.label') })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith({
      selected: ['FamilyLikeAdditionalDependents'],
      counts: { FamilyLikeAdditionalDependents: '1' },
    })
    await expect(args.onHelp).not.toHaveBeenCalled()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox', { name: t('scenarioFields.help') })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onHelp).toHaveBeenCalledOnce()
  },
}

export const Gallery: Story = gallery(meta, {
  Self,
  Spouse,
  SelfAndSpouse,
  SelfAndDependents,
  SpouseAndDependents,
  Family,
  DependentsOnly,
  JustMe,
  Counting,
  HelpOpen,
})
