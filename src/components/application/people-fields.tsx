import { Checkbox } from '#components/fields/checkbox.tsx'
import { NamedText } from '#components/primitives/named-text.tsx'
import { StepProblems } from '#components/wizard/step-problems.tsx'
import type { Application, ApplicationMember, MemberRole } from '#domain/application/application.ts'
import type { ApplicationIssue } from '#domain/application/application-issue.ts'
import { areOthersCitizens, isAskedOfOthers, othersAfterTick } from '#domain/application/citizens.ts'
import { startingLastName } from '#domain/application/family-name.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { useApplicationErrors } from './application-errors.ts'
import { MemberFields } from './member-fields/member-fields.tsx'
import { type AgencyContact, QuoteNote } from './quote-note.tsx'

export interface PeopleFieldsProps {
  /** All members of the application, in its order. */
  readonly members: Application['members']
  /** The role that the step is about. There can be several dependents. */
  readonly role: MemberRole
  /** Called with a member's index among all members, and the changed fields. */
  readonly onChange: (index: number, change: Partial<ApplicationMember>) => void
  /** The plan's year; null where this device does not know it. */
  readonly planYear: PlanYear | null
  /** Who to contact if the household has changed. */
  readonly agency: AgencyContact
  /** Opens a new quote at the question about the people. */
  readonly onRequote: () => void
  /** The problems that the last refused press of Next found. */
  readonly issues: readonly ApplicationIssue[]
  /** Count of refused presses of Next; each new one moves the focus to the summary. */
  readonly attempt: number
}

/**
 * Steps 3, 4 and 6 of the application: the personal details of all members in one role, each dependent under a heading
 * (F-1).
 */
export function PeopleFields(props: PeopleFieldsProps) {
  const { members, role, onChange, planYear, agency, onRequote, issues, attempt } = props
  const { t } = useTranslation('application')
  const people = members.map((member, index) => ({ member, index })).filter(({ member }) => member.role === role)
  const headingOf = (place: number, { firstName }: ApplicationMember) =>
    firstName.trim() === ''
      ? t('peopleFields.dependent', { number: place + 1 })
      : t('peopleFields.dependentNamed', { number: place + 1, name: firstName.trim() })
  const errors = useApplicationErrors(issues, ({ path: [, index] }) => {
    const place = people.findIndex((person) => person.index === index)
    return people.length > 1 && place !== -1 ? t('peopleFields.dependent', { number: place + 1 }) : undefined
  })
  return (
    <>
      <StepProblems problems={errors.problems} attempt={attempt} />
      {people.map(({ member, index }, place) => {
        const headingId = errors.fieldId('members', index, 'heading')
        const isTicked = areOthersCitizens(members, index)
        const tick = (isOn: boolean) => {
          for (const { at, change } of othersAfterTick(members, index, isOn)) onChange(at, change)
        }
        const fields = (
          <MemberFields
            member={member}
            index={index}
            errors={errors}
            planYear={planYear}
            startingLastName={startingLastName(members, index)}
            afterStatus={
              isTicked !== null && (
                <Checkbox label={t('peopleFields.othersAreCitizens')} value={isTicked} onChange={tick} />
              )
            }
            onRequote={onRequote}
            onChange={(change) => {
              onChange(index, change)
              // The checkbox says that the others are citizens too. It is cleared when this person's own status
              // changes.
              if (change.legalStatus !== undefined && isAskedOfOthers(members, index)) tick(false)
            }}
          />
        )
        return role === 'dependent' ? (
          <section
            key={member.id}
            aria-labelledby={headingId}
            className={place === 0 ? undefined : 'border-t border-border pt-6'}
          >
            <h3 id={headingId} className="mb-4 text-2xl font-semibold">
              <NamedText text={headingOf(place, member)} names={[member.firstName.trim()]} />
            </h3>
            {fields}
          </section>
        ) : (
          <div key={member.id}>{fields}</div>
        )
      })}
      <QuoteNote agency={agency} onRequote={onRequote} />
    </>
  )
}
