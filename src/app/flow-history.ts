import type { Dispatch } from 'react'

import { type QuoteEvent, type QuoteSession, initialSession } from '#domain/quote/session.ts'
import { wizardStepIds } from '#domain/quote/wizard-steps.ts'
import { usePlaceHistory } from '#lib/use-page-history.ts'

/** A place of the flow in the browser's history, such as "quote/income" or "results". */
export function placeOfSession(session: QuoteSession): string {
  return session.phase === 'quote' ? `quote/${session.step}` : session.phase
}

/** What the flow must be told so that it goes to a place. */
export function eventForPlace(place: string): QuoteEvent | undefined {
  switch (place) {
    case 'results':
      return { type: 'returnedToResults' }
    case 'register':
      return { type: 'returnedToRegistration' }
    case 'verify':
      return { type: 'returnedToVerification' }
  }
  const step = wizardStepIds.find((id) => place === `quote/${id}`)
  return step && { type: 'returnedToQuote', step }
}

const phases: readonly QuoteSession['phase'][] = ['quote', 'results', 'register', 'verify']

/** Where a place stands in the flow, from 0 on; a place's name begins with its phase. */
function orderOf(place: string): number {
  return phases.findIndex((phase) => place.startsWith(phase))
}

/** The browser shows a question as far scrolled as it was left, which may leave its focused heading out of sight. */
function showFocused(): void {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body) return
  const { top, bottom } = focused.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight) focused.scrollIntoView({ block: 'start', behavior: 'instant' })
}

/** Gives each step of the flow its own entry in the browser's history, without leaving `/`. */
export function useFlowHistory(session: QuoteSession, dispatch: Dispatch<QuoteEvent>): void {
  usePlaceHistory({
    place: placeOfSession(session),
    isFresh: session === initialSession,
    // See `keepReturnPoint`.
    ownScroll: ['results'],
    onArrive: (place) => {
      const event = eventForPlace(place)
      if (event) dispatch(event)
    },
    onEntered: (before) => {
      // A later screen is read from its top; the way back has its own place on the screen.
      if (phases.indexOf(session.phase) > orderOf(before)) scrollTo({ top: 0, behavior: 'instant' })
    },
    onSettled: () => {
      // The list of plans keeps its own place.
      if (session.phase === 'quote') showFocused()
    },
  })
}
