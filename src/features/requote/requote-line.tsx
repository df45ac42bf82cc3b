import { useEffect } from 'react'

import { RequoteBar } from '#components/requote/requote-bar.tsx'
import { initialSession } from '#domain/quote/session.ts'
import { useQuoteDispatch, useQuoteSession } from '#state/quote-session.tsx'
import { readStored, removeStored, writeStored } from '#state/storage.ts'

import { useBackToApplication } from './use-back-to-application.ts'
import { useRequote } from './use-requote.ts'

export interface RequoteLineProps {
  /** Id of the signed-in user, whose application is not sent. */
  readonly leadId: string
}

/**
 * The line above the quote of a user with an open application (F-82). A quote begun in this tab for another user is
 * erased. Any other quote becomes this user's.
 */
export function RequoteLine({ leadId }: RequoteLineProps) {
  const session = useQuoteSession()
  const dispatch = useQuoteDispatch()
  const back = useBackToApplication()
  const start = useRequote()
  const isUntouched = session === initialSession
  useEffect(() => {
    const owner = readStored('session', 'quoteForApplication')
    if (isUntouched) {
      removeStored('session', 'quoteForApplication')
      return
    }
    if (owner !== null && owner !== leadId) dispatch({ type: 'startedOver' })
    else writeStored('session', 'quoteForApplication', leadId)
  }, [isUntouched, leadId, dispatch])
  // The screen of the changes has its own back button.
  if (session.phase === 'register') return null
  return (
    <RequoteBar onBack={() => void back()} onFill={isUntouched ? () => void start({ at: 'location' }) : undefined} />
  )
}
