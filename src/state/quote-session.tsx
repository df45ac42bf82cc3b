import { type Dispatch, type ReactNode, createContext, use, useLayoutEffect, useReducer } from 'react'

import { type QuoteSession, initialSession } from '#domain/quote/session.ts'
import { type QuoteEvent, reduceSession } from '#domain/quote/session-events.ts'

import { storeSession } from './quote-session-storage.ts'

const SessionContext = createContext<QuoteSession>(initialSession)
const DispatchContext = createContext<Dispatch<QuoteEvent>>(() => undefined)

export interface QuoteSessionProviderProps {
  /** The initial state of the flow: restored by the app, or set by a story or a test. */
  readonly initial?: QuoteSession
  readonly children: ReactNode
}

/** Provides the quote flow to the features and stores it for a reload of this tab. */
export function QuoteSessionProvider({ initial = initialSession, children }: QuoteSessionProviderProps) {
  const [session, dispatch] = useReducer(reduceSession, initial)
  // Stores the flow in the same commit as the screen: a reload right after it must restore what the screen shows.
  useLayoutEffect(() => {
    storeSession(session)
  }, [session])
  return (
    <SessionContext value={session}>
      <DispatchContext value={dispatch}>{children}</DispatchContext>
    </SessionContext>
  )
}

/** Returns the state of the quote flow. */
export function useQuoteSession(): QuoteSession {
  return use(SessionContext)
}

/** Returns the dispatcher of the quote flow. */
export function useQuoteDispatch(): Dispatch<QuoteEvent> {
  return use(DispatchContext)
}
