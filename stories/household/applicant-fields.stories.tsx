import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { ApplicantFields, type ApplicantFieldsProps } from '#components/household/applicant-fields.tsx'
import { medicareUrl } from '#config/urls.ts'
import { emptyDraft, type HouseholdDraft } from '#domain/quote/draft.ts'
import { householdIssues } from '#domain/quote/validate-quote.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const nobody = emptyDraft.household
const parentAndChildren: HouseholdDraft = {
  ...nobody,
  self: true,
  selfAge: '34',
  dependents: true,
  dependentCount: '2',
  dependentAges: ['7', '130'],
}

function Typed(props: ApplicantFieldsProps) {
  const [value, setValue] = useState(props.value)
  return (
    <div className="grid max-w-dialog gap-6">
      <ApplicantFields
        {...props}
        value={value}
        onChange={(changed) => {
          props.onChange(changed)
          setValue(changed)
        }}
      />
    </div>
  )
}

const refused = (value: HouseholdDraft) => ({ value, issues: householdIssues(value), attempt: 1 })

const meta = {
  title: 'Widgets/Household/Applicant fields (person, solicitante)',
  id: 'household-applicant-fields',
  component: ApplicantFields,
  render: (args) => <Typed {...args} />,
  args: { value: nobody, onChange: fn(), issues: [], attempt: 0, medicareHref: medicareUrl.en },
} satisfies Meta<typeof ApplicantFields>
export default meta
type Story = StoryObj<typeof meta>

export const Nobody: Story = {}
export const Myself: Story = { args: { value: { ...nobody, self: true, selfAge: '34' } } }
export const Couple: Story = {
  args: { value: { ...nobody, self: true, selfAge: '61', spouse: true, spouseAge: '58' } },
}
export const From65: Story = {
  args: { value: { ...nobody, self: true, selfAge: '65', spouse: true, spouseAge: '64' } },
}
export const At64: Story = { args: { value: { ...nobody, self: true, selfAge: '64' } } }
export const ParentAndChildren: Story = { args: { value: { ...parentAndChildren, dependentAges: ['7', '0'] } } }
export const BigFamily: Story = {
  args: {
    value: {
      ...nobody,
      self: true,
      selfAge: '41',
      spouse: true,
      spouseAge: '39',
      dependents: true,
      dependentCount: '5',
      dependentAges: ['17', '15', '12', '9', '0'],
    },
  },
}
export const NobodyRefused: Story = { args: refused(nobody) }
export const AgesRefused: Story = {
  args: refused({ ...parentAndChildren, selfAge: '', spouse: true, spouseAge: '121' }),
}
export const CountRefused: Story = { args: refused({ ...nobody, dependents: true, dependentCount: '0' }) }
export const PartRefused: Story = { args: refused({ ...nobody, dependents: true, dependentCount: '1.5' }) }
export const Narrow: Story = { ...AgesRefused, globals: { viewport: { value: 'narrow' } } }

// Proves Q-142.
export const NamesMedicare: Story = {
  ...From65,
  play: async ({ canvasElement, globals }) => {
    const t = playText('quote-steps', globals)
    const canvas = within(canvasElement)
    const of = (from: 'start' | 'later', person: 'primary' | 'spouse') =>
      t(`applicantFields.medicare.${from}`, { person: t(`applicantFields.medicare.person.${person}`) })
    // Each person has a sentence: that of 65 doesn't take the place of that of 64.
    await expect(canvas.getByText(of('start', 'primary'))).toBeVisible()
    await expect(canvas.getByText(of('later', 'spouse'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: new RegExp(t('applicantFields.medicareLink')) })).toHaveAttribute(
      'href',
      medicareUrl.en,
    )
    const age = canvas.getByRole('textbox', { name: t('applicantFields.selfAge') })
    await userEvent.clear(age)
    await userEvent.type(age, '63')
    await expect(canvas.queryByText(of('start', 'primary'))).not.toBeInTheDocument()
    await expect(canvas.getByText(of('later', 'spouse'))).toBeVisible()
    const spouse = canvas.getByRole('textbox', { name: t('applicantFields.spouseAge') })
    await userEvent.clear(spouse)
    await userEvent.type(spouse, '63')
    await expect(canvas.queryByText(of('later', 'spouse'))).not.toBeInTheDocument()
  },
}

export const AnswersByKeyboard: Story = {
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('quote-steps', globals)
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox', { name: t('applicantFields.self') })).toHaveFocus()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: t('applicantFields.selfAge') })).toHaveFocus()
    await userEvent.keyboard('34')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox', { name: t('applicantFields.dependents') })).toHaveFocus()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await userEvent.keyboard('2')
    await userEvent.tab()
    await userEvent.keyboard('7')
    await userEvent.tab()
    await userEvent.keyboard('12')
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...parentAndChildren,
      dependentAges: ['7', '12'],
    })
  },
}

export const ResizingKeepsTheAges: Story = {
  args: { value: { ...parentAndChildren, dependentAges: ['7', '12'] } },
  play: async ({ canvasElement, globals }) => {
    const t = playText('quote-steps', globals)
    const canvas = within(canvasElement)
    const count = canvas.getByRole('textbox', { name: t('applicantFields.dependentCount') })
    const ageOf = (number: number) =>
      canvas.queryByRole('textbox', { name: t('applicantFields.dependentAge', { number }) })
    await userEvent.clear(count)
    await expect(ageOf(1)).not.toBeInTheDocument()
    await userEvent.type(count, '1')
    await expect(ageOf(2)).not.toBeInTheDocument()
    await userEvent.clear(count)
    await userEvent.type(count, '3')
    await expect(ageOf(1)).toHaveValue('7')
    await expect(ageOf(2)).toHaveValue('12')
    await expect(ageOf(3)).toHaveValue('')
    const box = canvas.getByRole('checkbox', { name: t('applicantFields.dependents') })
    await userEvent.click(box)
    await userEvent.click(box)
    await expect(ageOf(2)).toHaveValue('12')
  },
}

export const SummaryLeadsToEachField: Story = {
  ...AgesRefused,
  play: async ({ canvasElement, globals }) => {
    const t = playText('quote-steps', globals)
    const canvas = within(canvasElement)
    const field = t('applicantFields.dependentAge', { number: 2 })
    const message = t('issues.dependentAge.range')
    const link = t('issues.inField', { field, message })
    await userEvent.click(canvas.getByRole('link', { name: link }))
    const age = canvas.getByRole('textbox', { name: field })
    await expect(age).toHaveFocus()
    await expect(age).toHaveAccessibleDescription(message)
  },
}

export const Gallery: Story = gallery(meta, { Nobody, Myself, Couple, ParentAndChildren, BigFamily })
