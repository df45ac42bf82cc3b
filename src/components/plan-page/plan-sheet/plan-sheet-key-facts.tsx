import type { ReactNode } from 'react'

import { PlanCardFacts, type PlanFact } from '#components/plans/plan-card/plan-card-facts.tsx'
import { useDeductibleInName } from '#components/plans/savings-badge.tsx'
import { useLimitFacts } from '#components/plans/use-limit-facts.ts'
import type { PlanCardModel } from '#domain/plans/plan-card-model.ts'
import { formatDollars } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface PlanSheetKeyFactsProps {
  /** The plan's card model. */
  readonly plan: PlanCardModel
  /** The visitor's doctors and medicines in one line. Without a list, the maximum is shown instead. */
  readonly careLine?: ReactNode
}

/**
 * The four most important facts, in one row below the plan's name: both years, the deductible, and the visitor's
 * doctors or else the maximum (P-105). The sections say the same in full, so paper leaves the row out.
 */
export function PlanSheetKeyFacts({ plan, careLine }: PlanSheetKeyFactsProps) {
  const { language } = useTranslation('plan-page')
  const inName = useDeductibleInName(plan)
  // The plan's name contains a deductible that the household does not have. The deductible's label says so, and the
  // maximum's label does not.
  const limits = useLimitFacts(plan).map((fact): PlanFact => {
    if (fact.key === 'maximum' || inName === null) return fact
    return {
      ...fact,
      label: (of) => `${fact.label(of)} ${of('plan-page')('keyFacts.inName', { amount: inName })}`,
    }
  })
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
        facts={[...ofYears, ...(careLine ? [...limits.filter(({ key }) => key === 'deductible'), ofCare] : limits)]}
      />
    </div>
  )
}
