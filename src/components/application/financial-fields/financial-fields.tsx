import { useApplicationErrors } from '#components/application/application-errors.ts'
import { BelowQuoteNotice } from '#components/application/below-quote-notice.tsx'
import { Button } from '#components/primitives/button.tsx'
import { Fieldset } from '#components/fields/fieldset.tsx'
import { type AgencyContact, QuoteNote } from '#components/application/quote-note.tsx'
import { StepProblems } from '#components/wizard/step-problems.tsx'
import type { Application, ApplicationMember } from '#domain/application/application.ts'
import type { ApplicationIssue } from '#domain/application/application-issue.ts'
import { type Earner, householdOffers, type ToldIncome } from '#domain/application/told-income.ts'
import { formatCentsShort } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { FinancialFieldsHousehold } from './financial-fields-household.tsx'
import { FinancialFieldsPerson } from './financial-fields-person.tsx'

export interface FinancialFieldsProps {
  /** All members of the application. Only the primary and the spouse are asked. */
  readonly members: Application['members']
  /** Called with a member's index among all members, and the changed fields. */
  readonly onChange: (index: number, change: Partial<ApplicationMember>) => void
  /** Returns the income that a person gave in the quote's estimator; null for none. It is offered and never filled in unasked (F-73). */
  readonly toldOf?: (role: Earner) => ToldIncome | null
  /** Limit of the joint yearly income of primary and spouse; null if there is none (F-43). */
  readonly incomeLimitCents: number | null
  /** The typed incomes together, rounded up to whole dollars, while they are above the limit; undefined otherwise (F-84). */
  readonly overLimitCents?: number | undefined
  /**
   * The typed incomes together, while they are less than the quoted income; null otherwise (F-46).
   * @default null
   */
  readonly belowQuoteCents?: number | null | undefined
  /** The quote counts a tax credit. */
  readonly hasCredit: boolean
  /** Who to contact if the income is above the quoted one. */
  readonly agency: AgencyContact
  /** Opens a new quote at the question about the income, or with the typed incomes. */
  readonly onRequote: (income?: 'typed') => void
  /** The problems that the last refused press of Next found. */
  readonly issues: readonly ApplicationIssue[]
  /** Count of refused presses of Next; each new one moves the focus to the summary. */
  readonly attempt: number
}

/** Step 5 of the application: the incomes of primary and spouse (F-40). */
export function FinancialFields(props: FinancialFieldsProps) {
  const { members, onChange, toldOf, incomeLimitCents, overLimitCents } = props
  const { belowQuoteCents = null, hasCredit, agency, onRequote, issues, attempt } = props
  const { t, language } = useTranslation('application')
  const earners = members.flatMap((member, index) => {
    const { role } = member
    return role === 'dependent' ? [] : [{ member, index, told: toldOf?.(role) ?? null }]
  })
  const isTold = earners.some(({ told }) => told !== null)
  const offers = isTold ? [] : householdOffers(members, incomeLimitCents)
  const nameOf = ({ role }: ApplicationMember) =>
    role === 'spouse' ? t('financialFields.spouse') : t('financialFields.you')
  const errors = useApplicationErrors(issues, ({ code, path: [, index] }) => {
    // The limit applies to the joint income, so the message names neither person.
    if (code === 'annualIncome.overLimit') return undefined
    const member = members.find((_, at) => at === index)
    return earners.length > 1 && member ? nameOf(member) : undefined
  })
  return (
    <>
      <StepProblems problems={errors.problems} attempt={attempt} />
      {overLimitCents !== undefined && (
        <Button
          size="sm"
          className="justify-self-start"
          onClick={() => {
            onRequote('typed')
          }}
        >
          {t('fromQuote.useIncome', { amount: formatCentsShort(overLimitCents, language) })}
        </Button>
      )}
      {incomeLimitCents !== null && (
        <p className="max-w-prose">
          {t('financialFields.limit', { limit: formatCentsShort(incomeLimitCents, language) })}
        </p>
      )}
      {offers.length > 0 && incomeLimitCents !== null && (
        <FinancialFieldsHousehold
          quotedIncomeCents={incomeLimitCents}
          offers={offers}
          onUse={({ earner, incomes }) => {
            for (const { index, annualIncome } of incomes) onChange(index, { annualIncome })
            const index = members.findIndex(({ role }) => role === earner)
            document.getElementById(errors.fieldId('members', index, 'annualIncome'))?.focus()
          }}
        />
      )}
      {earners.map(({ member, index, told }) => (
        <Fieldset
          key={member.id}
          id={errors.fieldId('members', index)}
          label={nameOf(member)}
          legendLook={earners.length > 1 ? 'heading' : 'hidden'}
        >
          <FinancialFieldsPerson
            member={member}
            index={index}
            told={told}
            errors={errors}
            onChange={(change) => {
              onChange(index, change)
            }}
          />
        </Fieldset>
      ))}
      {incomeLimitCents !== null && belowQuoteCents !== null && (
        <BelowQuoteNotice
          typedCents={belowQuoteCents}
          quotedCents={incomeLimitCents}
          hasCredit={hasCredit}
          onRequote={() => {
            onRequote('typed')
          }}
        />
      )}
      {incomeLimitCents !== null && (
        <QuoteNote
          agency={agency}
          about="income"
          onRequote={() => {
            onRequote()
          }}
        />
      )}
    </>
  )
}
