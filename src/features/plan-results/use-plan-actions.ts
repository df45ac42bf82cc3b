import { type ReactNode, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

import { planCardId } from '#components/plans/plan-card/plan-card-id.ts'
import { plansPerPage } from '#config/assumptions.ts'
import { chosenFactsOf } from '#domain/plans/chosen-facts.ts'
import { noFilters } from '#domain/plans/filters.ts'
import { comparedAfterToggle } from '#domain/plans/compare-selection.ts'
import type { QuoteCriteria } from '#domain/quote/criteria.ts'
import type { Results } from '#domain/quote/session.ts'
import { leftToMedicaid } from '#domain/subsidy/household-help.ts'
import { useOnline } from '#lib/use-online.ts'
import { useQuoteDispatch } from '#state/quote-session.tsx'

import { comparedPlans } from './compared-plans.ts'
import type { ShownView } from './results-model.ts'
import { dropReturnPoint, keepReturnPoint } from './return-point.ts'
import { useSavingsGuard } from './use-savings-guard.tsx'
import type { ShownResults } from './use-results.ts'

/**
 * The actions on a plan of the list. `open`, `choose` and `compare` are always the same functions, so cards stay
 * memoised.
 */
export interface PlanActions {
  /** Opens the page of the plan of this id (P-70). */
  readonly open: (planId: string) => void
  /** Chooses the plan of this id, after the guard of P-28 where it applies. */
  readonly choose: (planId: string) => void
  /** Adds the plan of this id to the comparison or removes it. */
  readonly compare: (planId: string) => void
  /** The plan whose card takes the focus when it is on the page; null for none. */
  readonly wantedPlanId: string | null
  /** Called when the card has taken the focus. */
  readonly onReached: () => void
  /** The device has no connection. */
  readonly isOffline: boolean
  /** A plan was chosen without a connection, and is taken as soon as there is one (P-112). */
  readonly isWaiting: boolean
  /** The guard's dialog. */
  readonly dialog: ReactNode
}

interface WantedPlan extends Pick<ShownView, 'filters' | 'page'> {
  readonly planId: string
}

/** Remembers the place in the list and the plan's card, which takes the focus when the visitor comes back. */
function keepPlace(criteria: QuoteCriteria, planId: string): void {
  const cardTop = document.getElementById(planCardId(planId))?.getBoundingClientRect().top
  const isOnScreen = cardTop !== undefined && Math.abs(cardTop) < window.innerHeight
  keepReturnPoint(criteria, { scrollTop: window.scrollY, planId, cardTop: isOnScreen ? cardTop : undefined })
}

/** Returns the actions on a plan, with the guard of households with extra savings; no guard without months of coverage. */
export function usePlanActions(results: Results, shown: ShownResults, monthsCovered: number | null): PlanActions {
  const { criteria, compareIds, viewedPlanId } = results
  const { model, subsidy, view } = shown
  const isListShown = viewedPlanId === undefined
  const dispatch = useQuoteDispatch()
  const [wanted, setWanted] = useState<WantedPlan | null>(null)
  // A change of the filters or the page cancels the focus on the plan's card.
  const isOnTheWay = wanted?.page === view.page && wanted.filters === view.filters

  const seeSilver = (planId: string) => {
    const plan = model?.byId(planId)
    if (!model || !plan) return
    const isListed = model.matching(view).includes(plan)
    const filters = isListed ? view.filters : { ...noFilters, metalLevels: ['Silver'] }
    if (!isListed) dispatch({ type: 'filtersChanged', filters })
    const place = model.matching({ ...view, filters }).indexOf(plan)
    const page = Math.floor(place / plansPerPage) + 1
    dispatch({ type: 'pageChanged', page })
    setWanted({ planId, filters, page })
    if (isListShown) return
    dropReturnPoint(criteria)
    dispatch({ type: 'returnedToResults' })
  }
  const guard = useSavingsGuard(results, shown, monthsCovered, seeSilver)

  const take = (planId: string) => {
    const plan = model?.byId(planId)
    if (!model || !plan) return
    if (isListShown) keepPlace(criteria, planId)
    const card = model.card(plan)
    const { outlook, help } = shown.household
    const left = help ? leftToMedicaid(help) : []
    dispatch({
      type: 'planSelected',
      chosen: {
        plan,
        monthlyPriceCents: card.price.priceCents,
        monthlyCreditCents: subsidy.creditCents,
        facts: chosenFactsOf(card),
        compared: comparedPlans(model, compareIds),
        csr: subsidy.csr,
        ...(outlook && { outlook }),
        ...(left.length > 0 && { leftToMedicaid: left }),
      },
    })
  }
  const isOnline = useOnline()
  const [waitingPlanId, setWaitingPlanId] = useState<string | null>(null)
  const goOn = useEffectEvent(() => {
    if (waitingPlanId !== null) take(waitingPlanId)
  })
  useEffect(() => {
    if (isOnline) goOn()
  }, [isOnline])
  const latest = useRef({ choose: take, compare: take })
  useLayoutEffect(() => {
    latest.current = {
      choose: (planId) => {
        const onKeep = () => {
          // The registration may not be loaded yet, and no account can be made without a connection.
          if (isOnline) take(planId)
          else setWaitingPlanId(planId)
        }
        if (!guard.show(planId, onKeep)) onKeep()
      },
      compare: (planId) => {
        dispatch({ type: 'compareChanged', compareIds: comparedAfterToggle(compareIds, planId) })
      },
    }
  })
  return {
    open: useCallback(
      (planId: string) => {
        keepPlace(criteria, planId)
        dispatch({ type: 'planOpened', planId })
      },
      [criteria, dispatch],
    ),
    choose: useCallback((planId: string) => {
      latest.current.choose(planId)
    }, []),
    compare: useCallback((planId: string) => {
      latest.current.compare(planId)
    }, []),
    wantedPlanId: wanted && isOnTheWay ? wanted.planId : null,
    onReached: useCallback(() => {
      setWanted(null)
    }, []),
    isOffline: !isOnline,
    isWaiting: waitingPlanId !== null,
    dialog: guard.dialog,
  }
}
