import { type Dispatch, useEffect, useLayoutEffect } from 'react'

import type { QuoteEvent, QuoteSession } from '#domain/quote/session.ts'
import { wizardStepIds } from '#domain/quote/wizard-steps.ts'

/** A place of the flow in the browser's history, such as "quote/income" or "results". */
function positionOf(session: QuoteSession): string {
  return session.phase === 'quote' ? `quote/${session.step}` : session.phase
}

function positionIn(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('flow' in state)) return undefined
  return typeof state.flow === 'string' ? state.flow : undefined
}

function eventFor(position: string): QuoteEvent | undefined {
  if (position === 'results') return { type: 'returnedToResults' }
  if (position === 'register') return { type: 'returnedToRegistration' }
  const step = wizardStepIds.find((id) => position === `quote/${id}`)
  return step && { type: 'returnedToQuote', step }
}

/** Gives each step of the flow its own entry in the browser's history, without leaving `/` (decisions, Quote). */
export function useFlowHistory(session: QuoteSession, dispatch: Dispatch<QuoteEvent>): void {
  const position = positionOf(session)
  // With the screen and not after it: whoever reloads or goes back at once must find the entry.
  useLayoutEffect(() => {
    const here = positionIn(history.state)
    if (here === position) return
    if (here === undefined) history.replaceState({ flow: position }, '')
    else history.pushState({ flow: position }, '')
  }, [position])
  useEffect(() => {
    const move = (event: PopStateEvent) => {
      const target = positionIn(event.state)
      const happened = target === undefined ? undefined : eventFor(target)
      if (happened) dispatch(happened)
    }
    addEventListener('popstate', move)
    return () => {
      removeEventListener('popstate', move)
    }
  }, [dispatch])
}
