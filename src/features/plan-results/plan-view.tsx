import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { planDetailsQuery } from '#api/plan-details-query.ts'
import { detailsOf } from '#api/plan-details.ts'
import { CareDetail } from '#components/care/care-detail.tsx'
import { CareLine } from '#components/care/care-line.tsx'
import { FlowIndicator } from '#components/chrome/flow-indicator.tsx'
import { MarketplaceDisclaimer } from '#components/chrome/marketplace-disclaimer.tsx'
import { PageMeta } from '#components/chrome/page-meta.tsx'
import { PaperButton } from '#components/paper/paper-button.tsx'
import { PlanSheet } from '#components/plan-page/plan-sheet/plan-sheet.tsx'
import { PlanPaperHead } from '#components/plans/plan-paper-head.tsx'
import { PriceSourceLine } from '#components/plans/price-source-line.tsx'
import { useYearBillText } from '#components/plans/year-bill-text.ts'
import { AskedPrice } from '#components/price-answers/asked-price.tsx'
import { clinicsUrl, federalMarketplaceUrl, medicareUrl } from '#config/urls.ts'
import { agency } from '#content/agency.ts'
import { calendarDay } from '#domain/calendar/calendar-day.ts'
import { withCareMark } from '#domain/care/care-list.ts'
import type { PlanCare } from '#domain/care/plan-care.ts'
import { applyingCount } from '#domain/household/members.ts'
import { isCompareFull } from '#domain/plans/compare-selection.ts'
import type { DetailedPlan } from '#domain/plans/detailed-plan.ts'
import { withMoreDetails } from '#domain/plans/more-details.ts'
import { planLinks } from '#domain/plans/plan-card-model.ts'
import type { Plan } from '#domain/plans/plan.ts'
import { costLimitChoiceOf } from '#domain/plans/rank.ts'
import { planPriceOf, yearCountsOf } from '#domain/quote/price-basis.ts'
import type { Results } from '#domain/quote/session.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { systemClock } from '#lib/clock.ts'
import { useQuoteDispatch } from '#state/quote-session.tsx'
import { useAnswerPrice } from '#state/use-answer-price.ts'
import { useCareList } from '#state/use-care-list.ts'

import { PlanViewSheet } from './plan-view-sheet.tsx'
import { ResultsAlerts, type ResultsTroubles } from './results-alerts.tsx'
import { resultsColumnId } from './results-column.ts'
import type { ResultsModel } from './results-model.ts'
import type { Paper } from './use-paper.tsx'
import type { PlanActions } from './use-plan-actions.ts'
import type { ShownResults } from './use-results.ts'

interface PlanCareDetailProps {
  readonly plan: Plan
  readonly year: number
  readonly care: PlanCare
  /** Asks for the company's data again; null where it loaded. */
  readonly onRetry: (() => void) | null
}

/** The visitor's list under one plan, with the visitor's own answers (P-78). */
function PlanCareDetail({ plan, year, care, onRetry }: PlanCareDetailProps) {
  const { change } = useCareList()
  const links = planLinks(plan.links)
  const hrefOf = (wanted: 'network' | 'formulary') => links.find(({ kind }) => kind === wanted)?.href ?? null
  return (
    <CareDetail
      care={care}
      planName={plan.name}
      directoryHref={hrefOf('network')}
      formularyHref={hrefOf('formulary')}
      onMark={(entryId, mark) => {
        change((list) => withCareMark(list, entryId, { planId: plan.id, year }, mark))
      }}
      onRetry={care.gap === 'failed' && onRetry ? onRetry : undefined}
    />
  )
}

/**
 * Returns the details of a plan: what the search answered, at once, and with it what the optional call adds when it
 * comes. A call that fails, is slow or does not exist changes nothing (P-74).
 */
function usePlanDetails(plan: Plan, year: PlanYear): DetailedPlan {
  const more = useQuery(planDetailsQuery(plan.id, year)).data
  const searched = useMemo(() => detailsOf(plan), [plan])
  return useMemo(() => (more ? withMoreDetails(searched, more) : searched), [searched, more])
}

export interface PlanViewProps {
  readonly results: Results
  readonly shown: ShownResults
  readonly model: ResultsModel
  readonly plan: Plan
  readonly actions: PlanActions
  readonly paper: Paper
  readonly troubles: ResultsTroubles
}

/** The screen of one plan of the list (P-70). */
export function PlanView({ results, shown, model, plan, actions, paper, troubles }: PlanViewProps) {
  const { t, language } = useTranslation('plan-page')
  const dispatch = useQuoteDispatch()
  const { compareIds, criteria } = results
  const answerPrice = useAnswerPrice()
  const { csr } = shown.subsidy
  const { basis, secondBillOf } = shown.household
  const secondCents = secondBillOf(plan)
  const card = model.card(plan)
  const yearNote = useYearBillText(yearCountsOf(basis))(card.year, secondCents)
  const applicants = applyingCount(criteria.householdMembers)
  const choice = useMemo(() => costLimitChoiceOf({ csr, applicants }), [csr, applicants])
  const today = calendarDay(systemClock.now())
  const careOfPlan = shown.care.of(plan.id)
  const details = usePlanDetails(plan, criteria.planYear)
  return (
    <div
      id={resultsColumnId}
      tabIndex={-1}
      className="mx-auto grid max-w-page gap-6 px-4 pt-2 pb-6 sm:px-6 sm:py-8 print:block print:space-y-1 print:py-0"
    >
      <PageMeta title={plan.name} description={t('meta.description')} />
      <FlowIndicator current="plans" className="max-md:sr-only print:hidden" />
      <PlanPaperHead
        zipCode={criteria.zipCode}
        applying={applicants}
        householdSize={criteria.householdMembers.length}
        annualIncome={criteria.income}
        agencyPhone={agency.phone}
        day={today}
      />
      <ResultsAlerts {...troubles} />
      <PlanSheet
        plan={card}
        yearNote={yearNote}
        rests={
          <AskedPrice
            {...basis}
            secondCents={secondCents}
            planPrice={planPriceOf(plan, basis.creditCents)}
            medicareHref={medicareUrl[language]}
            clinicsHref={clinicsUrl}
            onChange={answerPrice}
          />
        }
        planYear={criteria.planYear}
        details={details}
        choice={choice}
        care={
          careOfPlan && (
            <PlanCareDetail plan={plan} year={criteria.planYear} care={careOfPlan} onRetry={shown.care.retry} />
          )
        }
        careLine={careOfPlan && <CareLine care={careOfPlan} />}
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
              outlook={basis.outlook}
              help={shown.household.help}
              secondCents={secondCents}
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
      <PriceSourceLine source={plan.priceSource} />
      <MarketplaceDisclaimer href={federalMarketplaceUrl[language]} />
    </div>
  )
}
