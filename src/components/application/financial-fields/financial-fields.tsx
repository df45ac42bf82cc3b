import { useApplicationErrors } from '#components/application/application-errors.ts'
import { Fieldset } from '#components/fields/fieldset.tsx'
import { type Agency, QuoteNote } from '#components/application/quote-note.tsx'
import { StepProblems } from '#components/wizard/step-problems.tsx'
import type { Application, ApplicationMember } from '#domain/application/application.ts'
import type { ApplicationIssue } from '#domain/application/application-issue.ts'
import { formatCentsShort } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { FinancialFieldsPerson } from './financial-fields-person.tsx'

export interface FinancialFieldsProps {
  /** Everybody in the application; primary and spouse are asked. */
  readonly members: Application['members']
  /** The change of one member, by the place among all. */
  readonly onChange: (index: number, change: Partial<ApplicationMember>) => void
  /** What primary and spouse may earn together in a year; null where there is no limit (F-43). */
  readonly incomeLimitCents: number | null
  /** Whom to ask, for whose income is above the quoted one. */
  readonly agency: Agency
  /** What the last refused press of Next found. */
  readonly issues: readonly ApplicationIssue[]
  /** Count of refused presses of Next; each new one moves the focus to the summary. */
  readonly attempt: number
}

/** Step 5 of the application: the incomes of primary and spouse (F-40). */
export function FinancialFields(props: FinancialFieldsProps) {
  const { members, onChange, incomeLimitCents, agency, issues, attempt } = props
  const { t, language } = useTranslation('application')
  const earners = members
    .map((member, index) => ({ member, index }))
    .filter(({ member }) => member.role !== 'dependent')
  const nameOf = ({ role }: ApplicationMember) =>
    role === 'spouse' ? t('financialFields.spouse') : t('financialFields.you')
  const errors = useApplicationErrors(issues, ({ code, path: [, index] }) => {
    // What two earn together is nobody's alone.
    if (code === 'annualIncome.overLimit') return undefined
    const member = members.find((_, at) => at === index)
    return earners.length > 1 && member ? nameOf(member) : undefined
  })
  return (
    <>
      <StepProblems problems={errors.problems} attempt={attempt} />
      {incomeLimitCents !== null && (
        <p className="max-w-prose">
          {t('financialFields.limit', { limit: formatCentsShort(incomeLimitCents, language) })}
        </p>
      )}
      {earners.map(({ member, index }) => (
        <Fieldset
          key={member.id}
          id={errors.fieldId('members', index)}
          label={nameOf(member)}
          legendLook={earners.length > 1 ? 'heading' : 'hidden'}
        >
          <FinancialFieldsPerson
            member={member}
            index={index}
            errors={errors}
            onChange={(change) => {
              onChange(index, change)
            }}
          />
        </Fieldset>
      ))}
      {incomeLimitCents !== null && <QuoteNote agency={agency} />}
    </>
  )
}
