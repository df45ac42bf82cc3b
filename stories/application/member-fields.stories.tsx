import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { useApplicationErrors } from '#components/application/application-errors.ts'
import { MemberFields } from '#components/application/member-fields/member-fields.tsx'
import type { ApplicationMember } from '#domain/application/application.ts'
import { memberIssues } from '#domain/application/validate-member.ts'
import { statusLaw } from '#domain/subsidy/status-law.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

import { daughter, emptyMember, grandfather, member, sampleCheck, spouse } from './sample-application.ts'

interface SampleProps {
  readonly member: ApplicationMember
  readonly refused?: boolean
  readonly planYear?: PlanYear | null
  readonly onChanged?: (change: Partial<ApplicationMember>) => void
  readonly onRequote?: () => void
}

const noop = () => undefined

function Sample({ member: initial, refused, planYear = 2027, onChanged, onRequote = noop }: SampleProps) {
  const [value, setValue] = useState(initial)
  const errors = useApplicationErrors(
    refused === true ? memberIssues(initial, 0, sampleCheck.today, sampleCheck.facts.planYear) : [],
  )
  return (
    <div className="max-w-prose">
      <MemberFields
        member={value}
        index={0}
        errors={errors}
        planYear={planYear}
        onRequote={onRequote}
        onChange={(change) => {
          onChanged?.(change)
          setValue((now) => ({ ...now, ...change }))
        }}
      />
    </div>
  )
}

const meta = {
  title: 'Widgets/Application/Member fields (person, miembro)',
  id: 'application-member-fields',
  component: Sample,
  parameters: { describes: MemberFields },
} satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof Sample>

export const Empty: Story = { args: { member: emptyMember } }
export const Citizen: Story = { args: { member: member() } }
export const Resident: Story = { args: { member: spouse } }
export const WorkPermit: Story = {
  args: { member: member({ legalStatus: 'workPermit', alienNumber: '123456789', categoryCode: 'C09' }) },
}
/** From 2027 on, the status is about the tax credit too. */
export const StatusAndCredit: Story = {
  args: { member: member() },
  play: async ({ canvasElement, globals }) => {
    const t = playText('application', globals)
    const screen = within(canvasElement)
    const said = t('memberFields.statusCredit', { year: String(statusLaw.fromPlanYear) })
    const status = screen.getByLabelText(new RegExp(t('memberFields.legalStatus')))
    await expect(screen.queryByText(said)).not.toBeInTheDocument()
    for (const [value, isSaid] of [
      ['workPermit', true],
      ['resident', false],
      ['i94', true],
      ['citizen', false],
    ] as const) {
      await userEvent.selectOptions(status, value)
      await (isSaid ? expect(screen.getByText(said)).toBeVisible() : expect(screen.queryByText(said)).toBeNull())
    }
  },
}
/** A plan of 2026: the law does not hold yet. */
export const WorkPermitIn2026: Story = {
  args: { ...WorkPermit.args, planYear: 2026 },
  play: async ({ canvasElement, globals }) => {
    const t = playText('application', globals)
    const said = t('memberFields.statusCredit', { year: String(statusLaw.fromPlanYear) })
    await expect(within(canvasElement).queryByText(said)).toBeNull()
  },
}
export const I94: Story = { args: { member: member({ legalStatus: 'i94', i94Number: '12345678901' }) } }
/** An I-94 with "D/S": the tick takes the place of the day. */
export const I94WithoutEndDate: Story = {
  ...I94,
  play: async ({ canvasElement, globals }) => {
    const t = playText('application', globals)
    const screen = within(canvasElement)
    await userEvent.click(screen.getByRole('checkbox', { name: t('memberDocuments.hasNoEndDate') }))
    await expect(screen.queryByLabelText(t('memberDocuments.expirationDate'))).not.toBeInTheDocument()
  },
}
export const Child: Story = { args: { member: daughter } }
/** A newborn: the tick takes the place of the number. */
export const HasNoNumberYet: Story = {
  args: { member: { ...daughter, ssn: '', legalStatus: 'citizen', quotedAge: 0 } },
  play: async ({ canvasElement, globals }) => {
    const t = playText('application', globals)
    const screen = within(canvasElement)
    await userEvent.click(screen.getByRole('checkbox', { name: t('memberFields.hasNoNumberYet') }))
    await expect(screen.queryByLabelText(t('memberFields.ssn'))).not.toBeInTheDocument()
    await userEvent.selectOptions(screen.getByLabelText(t('memberFields.legalStatus')), 'resident')
    await expect(screen.getByLabelText(t('memberFields.ssn'))).toBeVisible()
    await expect(screen.queryByRole('checkbox', { name: t('memberFields.hasNoNumberYet') })).not.toBeInTheDocument()
  },
}
export const NotApplying: Story = { args: { member: grandfather } }
export const YouAreNotApplying: Story = { args: { member: member({ isApplyingForCoverage: false }) } }
/** The service has numbers and codes that the form cannot show. */
export const HeldByTheAgency: Story = {
  args: {
    member: member({
      ssn: '',
      gender: '',
      legalStatus: 'resident',
      alienNumber: '',
      kept: ['ssn', 'gender', 'alienNumber'],
    }),
    refused: true,
  },
}
export const EmptyRefused: Story = { args: { member: emptyMember, refused: true } }
export const WrongRefused: Story = {
  args: {
    member: {
      ...spouse,
      dateOfBirth: '02/30/1989',
      ssn: '12',
      alienNumber: '12',
      cardNumber: '123',
      expirationDate: '01/01/2020',
    },
    refused: true,
  },
}
export const LongSpanish: Story = {
  args: { member: { ...emptyMember, legalStatus: 'workPermit' }, refused: true },
  globals: { locale: 'es' },
}
export const Narrow: Story = { ...LongSpanish, globals: { viewport: { value: 'narrow' }, locale: 'es' } }

export const IsFilledInByKeyboard: Story = {
  args: { member: emptyMember, onChanged: fn(), onRequote: fn() },
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('application', globals)
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: new RegExp(`^${t('fromQuote.change')} `) })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('Marisol')
    await userEvent.tab()
    await userEvent.keyboard('Quintero')
    await userEvent.tab()
    await userEvent.keyboard('4/17/1991')
    await expect(canvas.getByRole('textbox', { name: t('memberFields.dateOfBirth') })).toHaveValue('04/17/1991')
    await userEvent.tab()
    const gender = canvas.getByRole('combobox', { name: t('memberFields.gender') })
    await expect(gender).toHaveFocus()
    await userEvent.selectOptions(gender, t('memberFields.genders.female'))
    await expect(args.onChanged).toHaveBeenLastCalledWith({ gender: 'female' })
  },
}

// Proves F-23.
export const RevealsTheSocialSecurityNumber: Story = {
  args: { member: emptyMember },
  play: async ({ canvasElement, globals }) => {
    const t = playText('application', globals)
    const canvas = within(canvasElement)
    const ssn = canvas.getByRole('textbox', { name: t('memberFields.ssn') })
    await userEvent.type(ssn, '123456789')
    await expect(ssn).toHaveValue('•••-••-6789')
    await expect(ssn).toHaveAttribute('autocomplete', 'off')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: t('memberFields.reveal.show') })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(ssn).toHaveValue('123-45-6789')
    await expect(await canvas.findByText(t('memberFields.reveal.shown'))).toHaveRole('status')
  },
}

// Proves F-25 and F-26.
export const AsksForTheDocumentOfTheStatus: Story = {
  args: { member: emptyMember },
  play: async ({ canvasElement, globals }) => {
    const t = playText('application', globals)
    const canvas = within(canvasElement)
    const choose = (status: 'citizen' | 'resident' | 'workPermit' | 'i94') =>
      userEvent.selectOptions(
        canvas.getByRole('combobox', { name: t('memberFields.legalStatus') }),
        t(`memberFields.legalStatuses.${status}`),
      )
    const fields = () =>
      (['alienNumber', 'cardNumber', 'categoryCode', 'i94Number', 'expirationDate'] as const).filter(
        (field) => canvas.queryByRole('textbox', { name: t(`memberDocuments.${field}`) }) !== null,
      )
    await expect(fields()).toEqual([])
    await choose('resident')
    await expect(fields()).toEqual(['alienNumber', 'cardNumber', 'expirationDate'])
    const group = within(canvas.getByRole('group', { name: t('memberDocuments.label') }))
    await expect(group.getByRole('link')).toHaveAttribute('href', '/files/resident-document-example.pdf')
    await choose('workPermit')
    await expect(fields()).toEqual(['alienNumber', 'cardNumber', 'categoryCode', 'expirationDate'])
    await choose('i94')
    await expect(fields()).toEqual(['i94Number', 'expirationDate'])
    await choose('citizen')
    await expect(fields()).toEqual([])
  },
}

// Proves F-25.
export const AnotherStatusClearsTheOtherDocument: Story = {
  args: { member: spouse },
  play: async ({ canvasElement, globals }) => {
    const t = playText('application', globals)
    const canvas = within(canvasElement)
    const status = canvas.getByRole('combobox', { name: t('memberFields.legalStatus') })
    await userEvent.selectOptions(status, t('memberFields.legalStatuses.workPermit'))
    const ended = (['cardNumber', 'expirationDate'] as const).map((name) => t(`memberDocuments.${name}`))
    await expect(canvas.getByText(t('memberFields.cleared', { fields: ended.join(', ') }))).toBeVisible()
    for (const name of ended) await expect(canvas.getByRole('textbox', { name })).toHaveValue('')
    await expect(canvas.getByRole('textbox', { name: t('memberDocuments.alienNumber') })).not.toHaveValue('')
  },
}

// Proves F-27.
export const SparesWhoDoesNotApply: Story = {
  args: { member: grandfather },
  play: async ({ canvasElement, globals }) => {
    const t = playText('application', globals)
    const canvas = within(canvasElement)
    await expect(canvas.getByText(t('memberFields.notApplyingNote'))).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: t('memberFields.ssn') })).not.toBeInTheDocument()
    const quoted = canvas.getByRole('group', { name: t('fromQuote.note') })
    await expect(quoted).toHaveTextContent(`${t('memberFields.age')}${t('memberFields.notApplying')}`)
    await expect(quoted).toHaveTextContent(`${t('memberFields.applying')}${t('reviewAnswers.no')}`)
  },
}

// Proves F-22.
export const FactsOfTheQuoteCannotBeChanged: Story = {
  args: { member: daughter },
  play: async ({ canvasElement, globals }) => {
    const t = playText('application', globals)
    const quoted = within(canvasElement).getByRole('group', { name: t('fromQuote.note') })
    await expect(quoted).toHaveTextContent(`${t('memberFields.age')}9`)
    await expect(quoted).toHaveTextContent(`${t('memberFields.applying')}${t('reviewAnswers.yes')}`)
    await expect(quoted).not.toHaveTextContent(t('memberFields.maritalStatus'))
    await expect(quoted.querySelectorAll('input, select')).toHaveLength(0)
  },
}

// Proves F-30 and F-98.
export const AMinorIsASonADaughterOrAnotherRelative: Story = {
  args: { member: { ...daughter, relationship: '' }, onChanged: fn() },
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('application', globals)
    const group = within(canvasElement).getByRole('radiogroup', { name: t('memberFields.relationship') })
    await expect(within(group).getAllByRole('radio')).toHaveLength(3)
    // Answers without a relation come from an earlier visit.
    await expect(group).toHaveAccessibleDescription(t('memberFields.relationshipAgain'))
    within(group)
      .getByRole('radio', { name: t('memberFields.relationships.son') })
      .focus()
    await userEvent.keyboard(' ')
    await expect(args.onChanged).toHaveBeenLastCalledWith({ relationship: 'son' })
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(args.onChanged).toHaveBeenLastCalledWith({ relationship: 'otherRelative' })
    await expect(group).toHaveAccessibleDescription(new RegExp(t('memberFields.grandchild')))
  },
}

export const AMinorWithAnotherRelationship: Story = {
  args: { member: { ...daughter, relationship: 'mother' } },
  play: async ({ canvasElement, globals }) => {
    const t = playText('application', globals)
    const saved = t('memberFields.relationships.mother')
    await expect(within(canvasElement).getByRole('radio', { name: saved })).toBeChecked()
  },
}

export const Gallery: Story = gallery(meta, {
  Empty,
  Citizen,
  Resident,
  WorkPermit,
  I94,
  Child,
  NotApplying,
  WrongRefused,
})
