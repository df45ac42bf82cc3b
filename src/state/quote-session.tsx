import { type Dispatch, type ReactNode, createContext, use, useState, useSyncExternalStore } from 'react'

import { type QuoteSession, initialSession } from '#domain/quote/session.ts'
import { type QuoteEvent, reduceSession } from '#domain/quote/session-events.ts'

import { storeSession } from './quote-session-storage.ts'

/** Holds the flow outside React. */
function createStore(session: QuoteSession) {
  const listeners = new Set<() => void>()
  return {
    session: () => session,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dispatch: (event: QuoteEvent) => {
      session = reduceSession(session, event)
      // A reload right after the event must restore what the screen shows.
      storeSession(session)
      for (const listener of listeners) listener()
    },
  }
}

const StoreContext = createContext(createStore(initialSession))

export interface QuoteSessionProviderProps {
  /** The initial state of the flow: restored by the app, or set by a story or a test. */
  readonly initial?: QuoteSession
  readonly children: ReactNode
}

/**
 * Provides the quote flow to the features and stores it for a reload of this tab. The context value never
 * changes. When a context changes, React discards every prerendered part inside it whose script is still loading, so a
 * typed ZIP would remove the lines above the form (C-94).
 */
export function QuoteSessionProvider({ initial = initialSession, children }: QuoteSessionProviderProps) {
  const [store] = useState(() => {
    storeSession(initial)
    return createStore(initial)
  })
  return <StoreContext value={store}>{children}</StoreContext>
}

/** Returns the state of the quote flow. */
export function useQuoteSession(): QuoteSession {
  const { subscribe, session } = use(StoreContext)
  return useSyncExternalStore(subscribe, session, session)
}

/** Returns the dispatcher of the quote flow. */
export function useQuoteDispatch(): Dispatch<QuoteEvent> {
  return use(StoreContext).dispatch
}
