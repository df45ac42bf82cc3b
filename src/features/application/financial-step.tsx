import { FinancialFields } from '#components/application/financial-fields/financial-fields.tsx'
import type { Agency } from '#components/application/quote-note.tsx'
import { withMember } from '#domain/application/application.ts'
import { toldIncome } from '#domain/application/told-income.ts'
import { estimateLines } from '#domain/income/estimate-lines.ts'
import { useHandover } from '#state/use-handover.ts'

import type { ApplicationForm } from './application-form.ts'

export interface FinancialStepProps {
  readonly form: ApplicationForm
  readonly agency: Agency
  /** Id of the signed-in user, whose quote the offers come from. */
  readonly leadId: string
}

/** Step 5 of the application, with the incomes of the quote's estimator as offers (F-73). */
export function FinancialStep({ form, agency, leadId }: FinancialStepProps) {
  const { application, facts, issues, attempt, change } = form
  const handover = useHandover(leadId)
  const lines = handover?.estimator ? estimateLines(handover.estimator, handover.criteria.planYear) : null
  return (
    <FinancialFields
      members={application.members}
      onChange={(index, changed) => {
        change((now) => withMember(now, index, changed))
      }}
      toldOf={(role) => lines && toldIncome(lines, role)}
      isTellingAwaited={handover === undefined}
      incomeLimitCents={facts.incomeLimitCents}
      agency={agency}
      issues={issues}
      attempt={attempt}
    />
  )
}
