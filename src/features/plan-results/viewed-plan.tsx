import { type ReactNode, useEffect, useState } from 'react'

import { LoadingPage } from '#components/chrome/loading-page.tsx'
import { SlowNotice } from '#components/chrome/slow-notice.tsx'
import { Button } from '#components/primitives/button.tsx'
import { Notice } from '#components/primitives/notice.tsx'
import type { Results } from '#domain/quote/session.ts'
import { onDemand, useOnDemand } from '#i18n/on-demand.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useLongWait } from '#lib/use-long-wait.ts'
import { useQuoteDispatch } from '#state/quote-session.tsx'

import { PartFailure } from './part-failure.tsx'
import type { ResultsTroubles } from './results-alerts.tsx'
import { keepReturnPoint, returnPointOf } from './return-point.ts'
import type { Paper } from './use-paper.tsx'
import type { PlanActions } from './use-plan-actions.ts'
import type { ShownResults } from './use-results.ts'

/** The screen of one plan, fetched when a card is near the pointer. */
export const planView = onDemand(() => import('./plan-view.tsx'), 'plan-page', 'paper', 'agent-sheet', 'menus')

/** The plan's page of the results screen. */
export interface ViewedPlan {
  /** Takes the place of the list; null while the list is shown. */
  readonly page: ReactNode
  /** The notice above the list that a requested plan is not in it; otherwise null. */
  readonly notice: ReactNode
}

/** Whether the page of a plan takes the place of the list, and whether the plan is missing from it. */
function stateOf({ viewedPlanId }: Results, { model, isArriving, searchFailure }: ShownResults) {
  if (viewedPlanId === undefined || searchFailure !== null) return { kind: 'list' } as const
  const plan = model?.byId(viewedPlanId)
  if (model && plan) return { kind: 'plan', model, plan } as const
  return model && !isArriving ? ({ kind: 'missing', planId: viewedPlanId } as const) : ({ kind: 'waiting' } as const)
}

/** Returns the page of the plan that the visitor opened, or why the list is shown instead (P-70). */
export function useViewedPlan(
  results: Results,
  shown: ShownResults,
  {
    actions,
    troubles,
    paper,
  }: {
    readonly actions: PlanActions
    readonly troubles: ResultsTroubles
    readonly paper: Paper
  },
): ViewedPlan {
  const { t } = useTranslation('plans')
  const dispatch = useQuoteDispatch()
  const { criteria, viewedPlanId } = results
  const [missingFrom, setMissingFrom] = useState<Results['criteria'] | null>(null)
  const state = stateOf(results, shown)
  const part = useOnDemand(planView, viewedPlanId !== undefined)
  const isMissing = state.kind === 'missing'
  const isWaiting = state.kind === 'waiting' || (state.kind === 'plan' && part.kind !== 'ready')
  const wait = useLongWait(isWaiting && part.kind !== 'failed')
  const back = () => {
    dispatch({ type: 'returnedToResults' })
  }
  if (isMissing && missingFrom !== criteria) setMissingFrom(criteria)
  if (state.kind === 'plan' && missingFrom !== null) setMissingFrom(null)
  useEffect(() => {
    if (isMissing) dispatch({ type: 'returnedToResults' })
  }, [isMissing, dispatch])
  useEffect(() => {
    // A page reached by a reload or Forward: the list then starts at the plan's card.
    if (viewedPlanId !== undefined && returnPointOf(criteria) === undefined)
      keepReturnPoint(criteria, { scrollTop: null, planId: viewedPlanId })
  }, [viewedPlanId, criteria])

  const notice = missingFrom === criteria && (
    <Notice tone="info" live="status">
      {t('viewedPlan.missing')}
    </Notice>
  )
  if (state.kind === 'list' || isMissing) return { page: null, notice }
  if (part.kind === 'failed')
    return {
      page: (
        <div className="mx-auto max-w-page px-4 py-6 sm:px-6">
          <PartFailure onRetry={planView.need} />
          <Button tone="quiet" className="mt-2" onClick={back}>
            {t('viewedPlan.back')}
          </Button>
        </div>
      ),
      notice,
    }
  if (state.kind === 'waiting' || part.kind !== 'ready')
    return {
      page: (
        <div className="mx-auto grid max-w-page px-4 py-6 sm:px-6">
          <SlowNotice wait={wait} cancel={{ label: t('viewedPlan.back'), onPress: back }} />
          <LoadingPage />
        </div>
      ),
      notice,
    }
  const { PlanView } = part.part
  return {
    page: (
      <PlanView
        results={results}
        shown={shown}
        model={state.model}
        plan={state.plan}
        actions={actions}
        paper={paper}
        troubles={troubles}
      />
    ),
    notice,
  }
}
