import {
  type Dispatch,
  type ReactNode,
  createContext,
  use,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'

import { type QuoteSession, initialSession } from '#domain/quote/session.ts'
import { type QuoteEvent, reduceSession } from '#domain/quote/session-events.ts'

import { storeSession } from './quote-session-storage.ts'

/** Holds the flow. A context of the flow itself would not do: see the provider. */
function openStore(session: QuoteSession) {
  const listeners = new Set<() => void>()
  return {
    get: () => session,
    listen: (onChange: () => void) => {
      listeners.add(onChange)
      return () => {
        listeners.delete(onChange)
      }
    },
    dispatch: (event: QuoteEvent) => {
      const changed = reduceSession(session, event)
      if (changed === session) return
      session = changed
      // A reload right after the event must restore what the screen shows.
      storeSession(session)
      for (const tell of listeners) tell()
    },
  }
}

const StoreContext = createContext({
  ...openStore(initialSession),
  dispatch: (() => undefined) as Dispatch<QuoteEvent>,
})

export interface QuoteSessionProviderProps {
  /** The initial state of the flow: restored by the app, or set by a story or a test. */
  readonly initial?: QuoteSession
  readonly children: ReactNode
}

/**
 * Provides the quote flow to the features and stores it for a reload of this tab. The context never changes: React
 * drops every part of the built page whose script is still on its way when a context around it changes, so a typed ZIP
 * would take the lines above the form away (C-94).
 */
export function QuoteSessionProvider({ initial = initialSession, children }: QuoteSessionProviderProps) {
  const [store] = useState(() => openStore(initial))
  useLayoutEffect(() => {
    storeSession(store.get())
  }, [store])
  return <StoreContext value={store}>{children}</StoreContext>
}

/** Returns the state of the quote flow. */
export function useQuoteSession(): QuoteSession {
  const { listen, get } = use(StoreContext)
  return useSyncExternalStore(listen, get, get)
}

/** Returns the dispatcher of the quote flow. */
export function useQuoteDispatch(): Dispatch<QuoteEvent> {
  return use(StoreContext).dispatch
}
