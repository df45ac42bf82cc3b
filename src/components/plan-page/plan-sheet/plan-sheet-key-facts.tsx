import type { ReactNode } from 'react'

import { PlanCardFacts, type PlanFact } from '#components/plans/plan-card/plan-card-facts.tsx'
import { SavingsNameNote } from '#components/plans/savings-badge.tsx'
import { useLimitFacts } from '#components/plans/use-limit-facts.ts'
import type { PlanCardModel } from '#domain/plans/plan-card-model.ts'
import { formatDollars } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface PlanSheetKeyFactsProps {
  /** The plan's card model. */
  readonly plan: PlanCardModel
  /** The visitor's doctors and medicines in one line; without a list there is none. */
  readonly careLine?: ReactNode
}

/**
 * The facts that decide, in one row below the plan's name: both years, the deductible, and the visitor's doctors (P-105).
 * The sections say the same in full, so paper leaves the row out.
 */
export function PlanSheetKeyFacts({ plan, careLine }: PlanSheetKeyFactsProps) {
  const { language } = useTranslation('plan-page')
  const limits = useLimitFacts(plan)
  const years = (['healthy', 'bad'] as const).flatMap((view) => {
    const figure = plan.year?.[view]
    return figure ? [{ view, amount: formatDollars(figure.cents / 100, language) }] : []
  })
  const ofYears = years.map(({ view, amount }): PlanFact => ({
    key: view,
    label: (of) => of('plan-page')(`keyFacts.${view}`),
    value: amount,
  }))
  const ofCare: PlanFact = {
    key: 'care',
    label: (of) => of('plan-page')('planSheet.sections.care'),
    value: careLine,
  }
  return (
    <div className="print:hidden">
      <PlanCardFacts
        look="columns"
        facts={[...ofYears, ...limits.filter(({ key }) => key === 'deductible'), ...(careLine ? [ofCare] : [])]}
      />
      <SavingsNameNote plan={plan} />
    </div>
  )
}
