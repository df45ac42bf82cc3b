import { useState } from 'react'

import { useCareText } from '#components/care/use-care-text.ts'
import { useProbableAmounts } from '#components/price-answers/use-second-text.ts'
import { PaperButton } from '#components/paper/paper-button.tsx'
import type { CompareOwnRow } from '#components/plans/compare-dialog/compare-dialog-grid.tsx'
import { CompareDock } from '#components/plans/compare-dock.tsx'
import { PlanPaperHead } from '#components/plans/plan-paper-head.tsx'
import { offeredPlansMaximum } from '#config/assumptions.ts'
import { federalMarketplaceUrl, medicareUrl } from '#config/urls.ts'
import { agency } from '#content/agency.ts'
import { calendarDay } from '#domain/calendar/calendar-day.ts'
import { careEntriesOf, careKinds } from '#domain/care/care-list.ts'
import { applyingCount } from '#domain/household/members.ts'
import { canCompare, comparedAfterSwap, offeredPlans } from '#domain/plans/compare-selection.ts'
import { yearCountsOf } from '#domain/quote/price-basis.ts'
import type { Results } from '#domain/quote/session.ts'
import { onDemand, useOnDemand } from '#i18n/on-demand.ts'
import { useLanguage, useTranslation } from '#i18n/use-translation.ts'
import { systemClock } from '#lib/clock.ts'
import { useQuoteDispatch } from '#state/quote-session.tsx'

import { PartFailure } from './part-failure.tsx'
import { focusResults } from './results-column.ts'
import type { CareCoverage } from './use-care-coverage.ts'
import type { Paper } from './use-paper.tsx'
import type { PlanActions } from './use-plan-actions.ts'
import type { ShownResults } from './use-results.ts'

const groups = { doctor: 'doctors', medicine: 'medicines' } as const

/** Returns the rows of the probable amounts beside the price; none without one. */
function useProbableRows({ model, household: { basis, secondBillOf } }: ShownResults): readonly CompareOwnRow[] {
  const { rows } = useProbableAmounts(basis, secondBillOf)
  return rows.map(({ key, title, amountOf }) => ({ key, title, cellOf: (planId) => amountOf(model?.byId(planId)) }))
}

/** Returns the rows of the comparison about the visitor's own list: one for doctors, one for medicines, if it has any. */
function useCareRows({ list, of }: CareCoverage): readonly CompareOwnRow[] {
  const { t } = useTranslation('care')
  const text = useCareText()
  return careKinds
    .filter((kind) => careEntriesOf(list, kind).length > 0)
    .map((kind) => ({
      key: kind,
      title: t(`rows.${kind}`),
      cellOf: (planId) => {
        const care = of(planId)
        const count = care?.[groups[kind]]
        if (!care || !count) return t('rows.loading')
        const source = text.source(care)
        return source === null ? text.count(kind, count) : `${text.count(kind, count)} (${source})`
      },
      lacks: (planId) => {
        const count = of(planId)?.[groups[kind]]
        // A plan that covers a generic in place of the medicine, or of which nothing is known, does not lack the entry.
        return count != null && count.covered + count.generic + count.unknown < count.total
      },
    }))
}

const compareDialog = onDemand(
  () => import('#components/plans/compare-dialog/compare-dialog.tsx'),
  'comparison',
  'paper',
)

export interface ComparisonProps {
  readonly results: Results
  readonly onPrint: () => void
  readonly shown: ShownResults
  readonly actions: PlanActions
  readonly paper: Paper
}

/** The dock of the chosen plans and, on demand, the dialog that compares them. */
export function Comparison({ results, shown, actions, paper, onPrint }: ComparisonProps) {
  const language = useLanguage()
  const dispatch = useQuoteDispatch()
  const [open, setOpen] = useState(false)
  const dialog = useOnDemand(compareDialog, open)
  const { model } = shown
  const { criteria } = results
  const plans = results.compareIds.flatMap((id) => {
    const plan = model?.byId(id)
    return model && plan ? [model.card(plan)] : []
  })
  // The plans of the list as filtered and ordered. They are computed only while the comparison is open.
  const offered = offeredPlans(open && model ? model.matching(shown.view) : [], results.compareIds, offeredPlansMaximum)
  const others = { ...offered, plans: model ? offered.plans.map(model.card) : [] }
  const { t } = useTranslation('year-costs')
  const counts = yearCountsOf(shown.household.basis)
  const ownRows = [...useProbableRows(shown), ...useCareRows(shown.care)]
  const CompareDialog = dialog.kind === 'ready' ? dialog.part.CompareDialog : undefined
  return (
    <>
      {open && dialog.kind === 'failed' && (
        <div className="mx-auto max-w-page px-4 pb-4 sm:px-6">
          <PartFailure
            onRetry={compareDialog.need}
            onClose={() => {
              setOpen(false)
            }}
          />
        </div>
      )}
      <CompareDock
        plans={plans}
        onRemove={(planId) => {
          focusResults()
          actions.compare(planId)
        }}
        onClear={() => {
          focusResults()
          dispatch({ type: 'compareChanged', compareIds: [] })
        }}
        onCompare={() => {
          setOpen(true)
        }}
        onNearCompare={compareDialog.warm}
      />
      {CompareDialog && (
        <CompareDialog
          // Closing the pages leads back to the comparison.
          open={open && !paper.isShown && canCompare(results.compareIds)}
          onClose={() => {
            setOpen(false)
          }}
          onReopen={() => {
            if (canCompare(results.compareIds)) setOpen(true)
          }}
          plans={plans}
          others={others}
          ownRows={ownRows}
          yearView={shown.view.yearView}
          yearNote={counts ? t('yearBill.all', { count: counts.people }) : undefined}
          planYear={criteria.planYear}
          rests={{ ...shown.household.basis, medicareHref: medicareUrl[language] }}
          onAdd={actions.compare}
          onRemove={actions.compare}
          onSwap={(planId, otherPlanId) => {
            dispatch({
              type: 'compareChanged',
              compareIds: comparedAfterSwap(results.compareIds, planId, otherPlanId),
            })
          }}
          onPrint={onPrint}
          tools={
            <PaperButton
              count={plans.length}
              isLoading={paper.isLoading}
              onOpen={() => {
                paper.open(results.compareIds)
              }}
              onNear={paper.warm}
            />
          }
          paperHead={
            <PlanPaperHead
              planYear={criteria.planYear}
              zipCode={criteria.zipCode}
              applying={applyingCount(criteria.householdMembers)}
              householdSize={criteria.householdMembers.length}
              annualIncome={criteria.income}
              agencyPhone={agency.phone}
              day={calendarDay(systemClock.now())}
            />
          }
          notice={paper.failure}
          marketplaceHref={federalMarketplaceUrl[language]}
          onChoose={(planId) => {
            setOpen(false)
            actions.choose(planId)
          }}
        />
      )}
      {paper.dialog}
    </>
  )
}
