import { useMemo } from 'react'

import { FlowIndicator } from '#components/chrome/flow-indicator.tsx'
import { MarketplaceDisclaimer } from '#components/chrome/marketplace-disclaimer.tsx'
import { PageMeta } from '#components/chrome/page-meta.tsx'
import { PaperButton } from '#components/paper/paper-button.tsx'
import { PlanSheet } from '#components/plan-page/plan-sheet/plan-sheet.tsx'
import { CreditOutlookNote } from '#components/plans/credit-outlook-note.tsx'
import { PlanPaperHead } from '#components/plans/plan-paper-head.tsx'
import { federalMarketplaceUrl, medicareUrl } from '#config/urls.ts'
import { agency } from '#content/agency.ts'
import { calendarDay } from '#domain/calendar/calendar-day.ts'
import { applyingCount } from '#domain/household/members.ts'
import { isCompareFull } from '#domain/plans/compare-selection.ts'
import type { Plan } from '#domain/plans/plan.ts'
import { costLimitChoiceOf } from '#domain/plans/rank.ts'
import type { Results } from '#domain/quote/session.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { systemClock } from '#lib/clock.ts'
import { useQuoteDispatch } from '#state/quote-session.tsx'

import { PlanCareDetail } from './plan-care-detail.tsx'
import { PlanViewSheet } from './plan-view-sheet.tsx'
import { ResultsAlerts, type ResultsTroubles } from './results-alerts.tsx'
import { resultsColumnId } from './results-column.ts'
import type { ResultsModel } from './results-model.ts'
import type { Paper } from './use-paper.tsx'
import type { PlanActions } from './use-plan-actions.ts'
import type { CareCoverage } from './use-care-coverage.ts'
import { usePlanDetails } from './use-plan-details.ts'
import type { ShownResults } from './use-results.ts'

export interface PlanViewProps {
  readonly results: Results
  readonly shown: ShownResults
  readonly model: ResultsModel
  readonly plan: Plan
  readonly care: CareCoverage
  readonly actions: PlanActions
  readonly paper: Paper
  readonly troubles: ResultsTroubles
}

/** The screen of one plan of the list (P-70). */
export function PlanView({ results, shown, model, plan, care, actions, paper, troubles }: PlanViewProps) {
  const { t, language } = useTranslation('plan-page')
  const dispatch = useQuoteDispatch()
  const { compareIds, criteria } = results
  const { csr, creditCents } = shown.subsidy
  const { outlook } = shown.household
  const applicants = applyingCount(criteria.householdMembers)
  const choice = useMemo(() => costLimitChoiceOf({ csr, applicants }), [csr, applicants])
  const today = calendarDay(systemClock.now())
  const careOfPlan = care.of(plan.id)
  const details = usePlanDetails(plan, criteria.planYear)
  return (
    <div
      id={resultsColumnId}
      tabIndex={-1}
      className="mx-auto grid max-w-page gap-6 px-4 py-6 sm:px-6 sm:py-8 print:block print:space-y-1 print:py-0"
    >
      <PageMeta title={plan.name} description={t('meta.description')} />
      <FlowIndicator current="plans" className="max-w-field-lg print:hidden" />
      <PlanPaperHead
        zipCode={criteria.zipCode}
        applying={applicants}
        householdSize={criteria.householdMembers.length}
        annualIncome={criteria.income}
        agencyPhone={agency.phone}
        day={today}
      />
      <ResultsAlerts {...troubles} />
      <CreditOutlookNote
        outlook={outlook}
        creditCents={creditCents}
        medicareHref={medicareUrl[language]}
        className="max-w-prose font-semibold print:max-w-none print:text-xs"
      />
      <PlanSheet
        plan={model.card(plan)}
        planYear={criteria.planYear}
        details={details}
        choice={choice}
        care={
          careOfPlan && <PlanCareDetail plan={plan} year={criteria.planYear} care={careOfPlan} onRetry={care.retry} />
        }
        compared={compareIds.includes(plan.id)}
        compareFull={isCompareFull(compareIds)}
        tools={
          <>
            <PaperButton
              count={1}
              isLoading={paper.isLoading}
              onOpen={() => {
                paper.open([plan.id])
              }}
              onNear={paper.warm}
            />
            {paper.failure}
            <PlanViewSheet
              results={results}
              model={model}
              plan={plan}
              subsidy={shown.subsidy}
              outlook={outlook}
              care={careOfPlan}
            />
          </>
        }
        onBack={() => {
          dispatch({ type: 'returnedToResults' })
        }}
        onCompare={actions.compare}
        onChoose={actions.choose}
      />
      <MarketplaceDisclaimer href={federalMarketplaceUrl[language]} />
    </div>
  )
}
