import type { PlanCardModel } from '#domain/plans/plan-card.ts'
import { isCompareFull } from '#domain/plans/compare-selection.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { PlanCard } from '#components/plans/plan-card/plan-card.tsx'

/** Props of the list. */
export interface PlanListProps {
  readonly plans: readonly PlanCardModel[]
  readonly compareIds: readonly string[]
  readonly onCompare: (planId: string) => void
  readonly onChoose: (planId: string) => void
}

/** One page of plan cards, in two columns where there is room (spec 1 §2). */
export function PlanList({ plans, compareIds, onCompare, onChoose }: PlanListProps) {
  const { t } = useTranslation('plans')
  return (
    <ul aria-label={t('planList.label')} className="grid gap-5 md:grid-cols-2">
      {plans.map((plan) => (
        <li key={plan.id} className="min-w-0">
          <PlanCard
            plan={plan}
            compared={compareIds.includes(plan.id)}
            compareFull={isCompareFull(compareIds)}
            onCompare={onCompare}
            onChoose={onChoose}
          />
        </li>
      ))}
    </ul>
  )
}
