import { FinancialFields } from '#components/application/financial-fields/financial-fields.tsx'
import type { AgencyContact } from '#components/application/quote-note.tsx'
import { belowQuoteCents } from '#domain/application/below-quote.ts'
import { withMember } from '#domain/application/application.ts'
import { toldIncome } from '#domain/application/told-income.ts'
import { issueAt } from '#domain/application/application-issue.ts'
import { estimateLines } from '#domain/income/estimate-lines.ts'
import type { QuoteHandover } from '#domain/quote/quote-handover.ts'
import type { RequoteAsk } from '#domain/requote/requote-ask.ts'
import { typedIncome } from '#domain/requote/typed-income.ts'

import type { ApplicationForm } from './application-form.ts'

export interface FinancialStepProps {
  readonly form: ApplicationForm
  readonly agency: AgencyContact
  /** What the quote has handed over, which the offers come from; null when this device has none. */
  readonly handover: QuoteHandover | null
  /** The quote counts a tax credit. */
  readonly hasCredit: boolean
  /** Opens a new quote for the application. */
  readonly onRequote: (ask: RequoteAsk) => void
}

/** Step 5 of the application, with the incomes of the quote's estimator as offers (F-73). */
export function FinancialStep({ form, agency, handover, hasCredit, onRequote }: FinancialStepProps) {
  const { application, facts, issues, attempt, change } = form
  const typed = typedIncome(application)
  const lines = handover?.estimator ? estimateLines(handover.estimator, handover.criteria.planYear) : null
  return (
    <FinancialFields
      members={application.members}
      onChange={(index, changed) => {
        change((now) => withMember(now, index, changed))
      }}
      toldOf={(role) => lines && toldIncome(lines, role)}
      incomeLimitCents={facts.incomeLimitCents}
      overLimitCents={
        issueAt(issues, 'members', 0, 'annualIncome')?.code === 'annualIncome.overLimit'
          ? (typed.primary + typed.spouse) * 100
          : undefined
      }
      belowQuoteCents={belowQuoteCents(application, facts.incomeLimitCents)}
      hasCredit={hasCredit}
      agency={agency}
      onRequote={(income) => {
        onRequote(income === 'typed' ? { at: 'plans', income: typed } : { at: 'income' })
      }}
      issues={issues}
      attempt={attempt}
    />
  )
}
