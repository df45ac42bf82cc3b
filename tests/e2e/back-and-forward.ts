import type { QuoteSession } from '#domain/quote/session.ts'
import type { QuoteEvent } from '#domain/quote/session-events.ts'
import { wizardStepIds } from '#domain/quote/wizard-steps.ts'

/** The expected browser history of the flow: an entry for each place that was opened. */
export interface FlowHistory {
  /**
   * The flow moved: to a place with an entry below it goes back; another place is a new entry and removes those ahead.
   */
  readonly follow: (from: QuoteSession, to: QuoteSession) => void
  /** An entry was opened: if the flow refuses it, it stays at, or goes to, the entry of its screen. */
  readonly arrived: (from: QuoteSession, to: QuoteSession) => void
  /**
   * A dialog has opened, whose entry removes those ahead. After it is closed, Forward leads to no place of the flow.
   */
  readonly endAhead: () => void
  readonly canGo: (way: 'goBack' | 'goForward') => boolean
  /** Moves there and returns the event for the flow. */
  readonly goBack: () => QuoteEvent
  readonly goForward: () => QuoteEvent
}

const placeOf = (session: QuoteSession) => (session.phase === 'quote' ? `quote/${session.step}` : session.phase)

/** A history that starts at a place of the flow. */
export function flowHistory(start: QuoteSession): FlowHistory {
  let places = [placeOf(start)]
  let at = 0
  const here = () => places[at] ?? ''
  const go = (by: 1 | -1): QuoteEvent => {
    at += by
    const step = wizardStepIds.find((id) => `quote/${id}` === here())
    return step ? { type: 'returnedToQuote', step } : { type: 'returnedToResults' }
  }
  return {
    follow: (from, to) => {
      const place = placeOf(to)
      if (place === placeOf(from) || place === here()) return
      const below = places.slice(0, at).lastIndexOf(place)
      if (below < 0) places = [...places.slice(0, at + 1), place]
      at = below < 0 ? at + 1 : below
    },
    arrived: (from, to) => {
      const place = placeOf(to)
      if (place === here()) return
      const below = places.slice(0, at).lastIndexOf(place)
      if (place === placeOf(from)) at -= 1
      else if (below >= 0) at = below
      else places[at] = place
    },
    endAhead: () => {
      places = places.slice(0, at + 1)
    },
    canGo: (way) => (way === 'goBack' ? at > 0 : at < places.length - 1),
    goBack: () => go(-1),
    goForward: () => go(1),
  }
}
