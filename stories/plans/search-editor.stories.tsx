import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { SearchEditor, type SearchEditorProps } from '#components/plans/search-editor/search-editor.tsx'
import type { County } from '#domain/geo/county.ts'
import { editIssues, editOf } from '#domain/quote/search-edit.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { applicant, criteria } from '#mocks/fixtures/results-session.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

const twoStates: readonly County[] = [
  { fips: '47125', name: 'Montgomery County', state: 'TN', zipCode: '42223' },
  { fips: '21047', name: 'Christian County', state: 'KY', zipCode: '42223' },
]

function Sample(props: SearchEditorProps) {
  const [edit, setEdit] = useState(props.edit)
  return (
    <SearchEditor
      {...props}
      edit={edit}
      onChange={(next) => {
        props.onChange(next)
        setEdit(next)
      }}
    />
  )
}

function NotFoundSample(props: SearchEditorProps) {
  const { t } = useTranslation('location')
  return <Sample {...props} zipProblem={t('issues.zip.notFound')} blockedReason={t('issues.zip.notFound')} />
}

const family = criteria({
  householdMembers: [applicant('primary', 41), applicant('spouse', 39), applicant('dependent', 12)],
})
const edit = editOf(criteria())
const nobody = {
  ...edit,
  primaryIncome: '',
  members: edit.members.map((one) => ({ ...one, isApplyingForCoverage: false, age: '' })),
}
const noAges = { ...edit, members: edit.members.map((one) => ({ ...one, age: '' })) }

const meta = {
  title: 'Widgets/Plans/Search editor (edit household, filters)',
  id: 'plans-search-editor',
  component: SearchEditor,
  render: Sample,
  args: {
    edit,
    onChange: fn(),
    onZip: fn(),
    onCounty: fn(),
    isVerifying: false,
    zipProblem: undefined,
    issues: [],
    attempt: 0,
    blockedReason: undefined,
    onUpdate: fn(),
    onUndo: undefined,
  },
} satisfies Meta<typeof SearchEditor>
export default meta
type Story = StoryObj<typeof meta>

export const Unchanged: Story = {}
export const Family: Story = {
  args: { edit: editOf(family), onUndo: fn() },
  async play({ canvasElement, globals }) {
    // On a phone the row of the button lies over the fields until they are scrolled past.
    const submit = within(canvasElement).getByRole('button', {
      name: playText('plans', globals)('searchEditor.update'),
    })
    submit.scrollIntoView({ block: 'end', behavior: 'instant' })
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
    await expect(submit).toBeVisible()
  },
}
export const NotEverybodyApplies: Story = {
  args: {
    edit: editOf(
      criteria({
        householdMembers: [{ role: 'primary', age: 34, isApplyingForCoverage: false }, applicant('dependent', 7)],
      }),
    ),
  },
}
export const SeveralCounties: Story = {
  args: { edit: { ...edit, location: { zip: '42223', counties: twoStates, countyFips: null } } },
}
export const Verifying: Story = {
  args: { edit: { ...edit, location: { zip: '33140', counties: [], countyFips: null } }, isVerifying: true },
}
export const NotFound: Story = {
  render: NotFoundSample,
  args: { edit: { ...edit, location: { zip: '00000', counties: [], countyFips: null } } },
}
export const NobodyApplies: Story = { args: { edit: nobody, issues: editIssues(nobody), attempt: 1 } }
export const AgesMissing: Story = { args: { edit: noAges, issues: editIssues(noAges), attempt: 1 } }

// Proves P-53.
export const AddsAndRemovesASpouse: Story = {
  async play({ canvasElement, globals }) {
    const t = playText('plans', globals)
    const canvas = within(canvasElement)
    const addSpouse = () => canvas.getByRole('button', { name: t('searchEditor.addSpouse') })
    addSpouse().focus()
    await userEvent.keyboard('{Enter}')
    const spouse = within(canvas.getByRole('group', { name: t('searchEditor.members.spouse') }))
    await expect(spouse.getByRole('textbox', { name: playText('household', globals)('age.label') })).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: t('searchEditor.spouseIncome') })).toHaveValue('0')
    await expect(addSpouse()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(spouse.getByRole('button'))
    await expect(canvas.queryByRole('textbox', { name: t('searchEditor.spouseIncome') })).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: t('searchEditor.addDependent') })).toHaveFocus()
  },
}

export const HidesAndBringsBackAnAge: Story = {
  async play({ canvasElement, globals }) {
    const t = playText('plans', globals)
    const you = within(within(canvasElement).getByRole('group', { name: t('searchEditor.members.primary') }))
    const box = you.getByRole('checkbox', { name: t('searchEditor.applies') })
    const age = you.getByRole('textbox', { name: playText('household', globals)('age.label') })
    box.focus()
    await userEvent.keyboard(' ')
    await expect(age).toHaveValue('')
    await expect(age).toBeDisabled()
    await userEvent.keyboard(' ')
    await expect(age).toHaveValue('34')
  },
}

export const UpdatesByEnter: Story = {
  async play({ canvasElement, globals, args }) {
    const t = playText('plans', globals)
    const income = within(canvasElement).getByRole('textbox', { name: t('searchEditor.primaryIncome') })
    await userEvent.clear(income)
    await userEvent.type(income, '51000{Enter}')
    await expect(income).toHaveValue('51,000')
    await expect(args.onUpdate).toHaveBeenCalledOnce()
  },
}

// Proves P-56.
export const RefusesWhileBlocked: Story = {
  args: { blockedReason: 'NY State of Health' },
  async play({ canvasElement, globals, args }) {
    const t = playText('plans', globals)
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: t('searchEditor.update') })
    await expect(button).toHaveAccessibleDescription('NY State of Health')
    await userEvent.click(button)
    await userEvent.type(canvas.getByRole('textbox', { name: t('searchEditor.primaryIncome') }), '{Enter}')
    await expect(args.onUpdate).not.toHaveBeenCalled()
  },
}

export const Gallery: Story = {
  ...gallery({ component: Sample, args: meta.args }, { Unchanged, SeveralCounties, AgesMissing }),
}
