import { type Dispatch, type ReactNode, createContext, use, useLayoutEffect, useReducer } from 'react'

import { type QuoteEvent, type QuoteSession, initialSession, reduceSession } from '#domain/quote/session.ts'

import { keepSession } from './kept-session.ts'

const SessionContext = createContext<QuoteSession>(initialSession)
const DispatchContext = createContext<Dispatch<QuoteEvent>>(() => undefined)

export interface QuoteSessionProviderProps {
  /** Where the flow stands at first: restored by the app, chosen by a story or a test. */
  readonly initial?: QuoteSession
  readonly children: ReactNode
}

/** Holds the quote flow for the features and keeps it for a reload of this tab. */
export function QuoteSessionProvider({ initial = initialSession, children }: QuoteSessionProviderProps) {
  const [session, dispatch] = useReducer(reduceSession, initial)
  // With the screen and not after it: a reload right then must find what the screen shows.
  useLayoutEffect(() => {
    keepSession(session)
  }, [session])
  return (
    <SessionContext value={session}>
      <DispatchContext value={dispatch}>{children}</DispatchContext>
    </SessionContext>
  )
}

/** Where the quote flow stands. */
export function useQuoteSession(): QuoteSession {
  return use(SessionContext)
}

/** Tells the quote flow what happened. */
export function useQuoteDispatch(): Dispatch<QuoteEvent> {
  return use(DispatchContext)
}
