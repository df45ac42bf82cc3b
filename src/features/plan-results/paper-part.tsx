import { useQueries } from '@tanstack/react-query'

import { detailsOf } from '#api/plan-details.ts'
import { planDetailsQuery } from '#api/plan-details-query.ts'
import type { SecondPrices } from '#api/use-second-prices.ts'
import { PaperDialog, type PaperDialogProps } from '#components/paper/paper-dialog.tsx'
import { withMoreDetails } from '#domain/plans/more-details.ts'
import type { Plan } from '#domain/plans/plan.ts'

import type { ResultsModel } from './results-model.ts'
import type { CareCoverage } from './use-care-coverage.ts'

export interface PaperPartProps extends Omit<PaperDialogProps, 'sheets'> {
  readonly plans: readonly Plan[]
  readonly model: ResultsModel
  readonly care: CareCoverage
  /** Returns the bill of the second amount, in cents a month; undefined before it is known. */
  readonly secondBillOf: SecondPrices['billOf']
}

/** The pages of plans with what the optional call adds to them (P-74). It is loaded when it is opened. */
export function PaperPart({ plans, model, care, secondBillOf, facts, ...dialog }: PaperPartProps) {
  const answers = useQueries({ queries: plans.map(({ id }) => planDetailsQuery(id, facts.planYear)) })
  const sheets = plans.map((plan, at) => {
    const searched = detailsOf(plan)
    const more = answers[at]?.data
    return {
      plan: model.card(plan),
      details: more ? withMoreDetails(searched, more) : searched,
      care: care.of(plan.id),
      secondCents: secondBillOf(plan),
    }
  })
  return <PaperDialog {...dialog} sheets={sheets} facts={facts} />
}
