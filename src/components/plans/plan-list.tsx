import { useDeferredValue } from 'react'

import type { PlanCare } from '#domain/care/plan-care.ts'
import type { PlanCardModel } from '#domain/plans/plan-card-model.ts'
import { isCompareFull } from '#domain/plans/compare-selection.ts'
import type { LowestReason } from '#domain/plans/lowest-plans.ts'
import type { YearView } from '#domain/plans/year-costs.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { PlanCard } from '#components/plans/plan-card/plan-card.tsx'

export interface PlanListProps {
  /** The plans of this page, in order. */
  readonly plans: readonly PlanCardModel[]
  /** Ids of the plans chosen for comparison, on any page. */
  readonly compareIds: readonly string[]
  /** The year that the cards show beside the healthy and the bad one. */
  readonly yearView: YearView
  /** The reasons of the plans that have the lowest of a figure, by plan id; null while plans arrive. */
  readonly reasons: ReadonlyMap<string, readonly LowestReason[]> | null
  /** Returns what is known of the visitor's doctors and medicines under the plan of this id; null for nothing. */
  readonly care: (planId: string) => PlanCare | null
  /** Returns the second amount and the part of tobacco of the plan of this id; undefined without them. */
  readonly second?: ((planId: string) => string | undefined) | undefined
  /** Returns which bill the year of a plan counts; undefined where there is nothing to say (P-67). */
  readonly yearNote?: ((plan: PlanCardModel) => string | undefined) | undefined
  /** Adds the plan of this id to the comparison or removes it. */
  readonly onCompare: (planId: string) => void
  /** Continues to registration with the plan of this id. */
  readonly onChoose: (planId: string) => void
  /** Opens the page of the plan of this id (P-70). */
  readonly onOpen: (planId: string) => void
  /**
   * How many cards the first rendering draws; the others follow at once.
   * @default all of them
   */
  readonly firstCards?: number | undefined
}

/** One array for all cards, so a card without reasons is not rendered again. */
const noReasons: readonly LowestReason[] = []

/** One page of plan cards, in two columns if there is room (P-10). */
export function PlanList(props: PlanListProps) {
  const { plans, compareIds, yearView, reasons, care, second, yearNote, onCompare, onChoose, onOpen } = props
  const { t } = useTranslation('plans')
  const drawn = useDeferredValue(plans.length, props.firstCards ?? plans.length)
  return (
    <ul aria-label={t('planList.label')} className="grid gap-y-6 pt-1 md:grid-cols-2 md:gap-x-4 md:gap-y-0 print:block">
      {plans.slice(0, Math.max(drawn, props.firstCards ?? 0)).map((plan, place) => (
        // The key is the position, not the plan: another page reuses the same cards, and the browser recalculates far
        // fewer styles.
        <li
          key={place}
          className="min-w-0 md:row-span-7 md:grid md:grid-rows-subgrid md:pb-6 print:inline-block print:w-1/2 print:p-2 print:align-top"
        >
          <PlanCard
            plan={plan}
            compared={compareIds.includes(plan.id)}
            compareFull={isCompareFull(compareIds)}
            yearView={yearView}
            reasons={reasons?.get(plan.id) ?? noReasons}
            care={care(plan.id)}
            second={second?.(plan.id)}
            yearNote={yearNote?.(plan)}
            onCompare={onCompare}
            onChoose={onChoose}
            onOpen={onOpen}
          />
        </li>
      ))}
    </ul>
  )
}
