import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'

import { PeopleFields, type PeopleFieldsProps } from '#components/application/people-fields.tsx'
import { type Application, withMember } from '#domain/application/application.ts'
import { stepIssues } from '#domain/application/application-steps.ts'
import { gallery } from '#stories/support/gallery.tsx'
import { playText } from '#stories/support/play-text.ts'

import { daughter, familyApplication, grandfather, member, sampleCheck, spouse } from './sample-application.ts'

function Typed(props: PeopleFieldsProps) {
  const [application, setApplication] = useState<Application>({ ...familyApplication, members: props.members })
  return (
    <div className="grid max-w-prose gap-6">
      <PeopleFields
        {...props}
        members={application.members}
        onChange={(index, change) => {
          props.onChange(index, change)
          setApplication((now) => withMember(now, index, change))
        }}
      />
    </div>
  )
}

const unknown = { legalStatus: '' } as const
const newFamily = [member(), { ...spouse, lastName: '', ...unknown }, { ...daughter, ...unknown }] as const
const unnamed = { ...daughter, firstName: '', dateOfBirth: '08/01/2014', ssn: '' }
const refused = (members: Application['members'], step: 'primary' | 'dependents') => ({
  members,
  issues: stepIssues({ ...sampleCheck, application: { ...familyApplication, members } }, step),
  attempt: 1,
})

const meta = {
  title: 'Widgets/Application/People fields',
  id: 'application-people-fields',
  component: PeopleFields,
  render: (args) => <Typed {...args} />,
  args: {
    members: familyApplication.members,
    role: 'primary',
    planYear: 2027,
    agency: { phone: '1-800-555-0142', contactHref: '#contact' },
    onRequote: fn(),
    onChange: fn(),
    issues: [],
    attempt: 0,
  },
} satisfies Meta<typeof PeopleFields>
export default meta
type Story = StoryObj<typeof meta>

export const You: Story = {}
export const Spouse: Story = { args: { role: 'spouse' } }
export const Dependents: Story = { args: { role: 'dependent' } }
export const AgeRefused: Story = { args: refused([member({ dateOfBirth: '04/17/1985' })], 'primary') }
/** The date of birth is right but the quote is not, so an agent must help. */
export const BirthdaySinceTheQuote: Story = { args: refused([member({ dateOfBirth: '04/17/1990' })], 'primary') }
export const DependentsRefused: Story = {
  args: {
    role: 'dependent',
    ...refused([member(), spouse, unnamed, grandfather, { ...unnamed, id: 'child-2' }], 'dependents'),
  },
}
export const LongSpanish: Story = { args: { ...DependentsRefused.args }, globals: { locale: 'es' } }

export const SummaryNamesTheDependent: Story = {
  args: { ...DependentsRefused.args },
  play: async ({ canvasElement, globals }) => {
    const t = playText('application', globals)
    const canvas = within(canvasElement)
    const message = t('issues.firstName.required')
    const link = t('applicationErrors.ofPerson', { person: t('peopleFields.dependent', { number: 3 }), message })
    await userEvent.click(canvas.getByRole('link', { name: link }))
    const third = within(canvas.getByRole('region', { name: t('peopleFields.dependent', { number: 3 }) }))
    const name = third.getByRole('textbox', { name: t('memberFields.firstName') })
    await expect(name).toHaveFocus()
    await expect(name).toHaveAccessibleDescription(message)
    await expect(name).toHaveAttribute('autocomplete', 'off')
  },
}

// Proves F-29.
export const TheFamilyNameStandsThere: Story = {
  args: { role: 'spouse', members: newFamily },
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('application', globals)
    const name = within(canvasElement).getByRole('textbox', { name: t('memberFields.lastName') })
    await expect(name).toHaveValue('Quintero Peña')
    await expect(name).toHaveAccessibleDescription(t('memberFields.sameLastName'))
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.clear(name)
    await expect(name).toHaveValue('')
    await expect(name).not.toHaveAccessibleDescription(t('memberFields.sameLastName'))
    await userEvent.type(name, 'Ríos')
    await expect(args.onChange).toHaveBeenLastCalledWith(1, { lastName: 'Ríos' })
  },
}

// Proves F-31.
export const OneTickForAllCitizens: Story = {
  args: { members: newFamily },
  play: async ({ args, canvasElement, globals }) => {
    const t = playText('application', globals)
    const canvas = within(canvasElement)
    const tick = () => canvas.queryByRole('checkbox', { name: t('peopleFields.othersAreCitizens') })
    await expect(tick()).not.toBeChecked()
    tick()?.focus()
    await userEvent.keyboard(' ')
    await expect(tick()).toBeChecked()
    for (const index of [1, 2])
      await expect(args.onChange).toHaveBeenCalledWith(
        index,
        expect.objectContaining({ legalStatus: 'citizen', isCitizenByTick: true }),
      )
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: t('memberFields.legalStatus') }),
      t('memberFields.legalStatuses.resident'),
    )
    await expect(tick()).toBeNull()
    await expect(args.onChange).toHaveBeenLastCalledWith(
      2,
      expect.objectContaining({ legalStatus: '', isCitizenByTick: false }),
    )
  },
}

export const Gallery: Story = gallery(meta, { You, Dependents, AgeRefused, BirthdaySinceTheQuote })
