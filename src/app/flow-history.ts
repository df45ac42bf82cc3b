import type { Dispatch } from 'react'

import { type QuoteSession, initialSession } from '#domain/quote/session.ts'
import type { QuoteEvent } from '#domain/quote/session-events.ts'
import { wizardStepIds } from '#domain/quote/wizard-steps.ts'
import { usePlaceHistory } from '#lib/use-page-history.ts'

/** The place of a plan's page (P-70). */
const planPlace = 'results/plan'

/** The place of a page of the list: "results", or a later one such as "results/3". */
const listPlace = /^results(?:\/(\d+))?$/

/** A place of the flow in the browser's history, such as "quote/income", "results" or "results/3". */
export function placeOfSession(session: QuoteSession): string {
  if (session.phase === 'quote') return `quote/${session.step}`
  if (session.phase !== 'results') return session.phase
  const { viewedPlanId, view } = session.results
  if (viewedPlanId !== undefined) return planPlace
  return view.page > 1 ? `results/${view.page}` : 'results'
}

/** The event that moves the flow to a place. */
export function eventForPlace(place: string): QuoteEvent | undefined {
  const list = listPlace.exec(place)
  if (list) return { type: 'returnedToResults', page: Number(list[1] ?? 1) }
  switch (place) {
    case planPlace:
      return { type: 'returnedToPlan' }
    case 'register':
      return { type: 'returnedToRegistration' }
    case 'verify':
      return { type: 'returnedToVerification' }
  }
  const step = wizardStepIds.find((id) => place === `quote/${id}`)
  return step && { type: 'returnedToQuote', step }
}

const screens: readonly string[] = ['quote', 'results', planPlace, 'register', 'verify']

const isList = (place: string) => listPlace.test(place)

/** Index of a place in the flow, from 0. The questions are one screen, and so are the pages of the list. */
function orderOf(place: string): number {
  return screens.indexOf(isList(place) ? 'results' : place.startsWith('quote/') ? 'quote' : place)
}

/** Scrolls to the focused heading, because the browser's restored scroll position may leave it out of view. */
function showFocused(): void {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body) return
  const { top, bottom } = focused.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight) focused.scrollIntoView({ block: 'start', behavior: 'instant' })
}

/** Gives each step of the flow its own entry in the browser's history, without leaving `/`. */
export function useFlowHistory(session: QuoteSession, dispatch: Dispatch<QuoteEvent>): void {
  const place = placeOfSession(session)
  usePlaceHistory({
    place,
    isFresh: session === initialSession,
    // See `keepReturnPoint` and `useTurnedPage`.
    hasOwnScroll: isList,
    onArrive: (entered) => {
      const event = eventForPlace(entered)
      if (event) dispatch(event)
    },
    onEntered: (before) => {
      // A later screen starts at its top; Back restores the earlier scroll position.
      if (orderOf(place) > orderOf(before)) scrollTo({ top: 0, behavior: 'instant' })
    },
    onSettled: () => {
      // The list of plans restores its own position.
      if (session.phase === 'quote') showFocused()
    },
  })
}
