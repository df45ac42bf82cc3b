import { useEffect, useEffectEvent, useState } from 'react'

import { type CommunicationOption, fetchCommunicationOptions } from '#api/communication-options.ts'
import { fallbackCommunication } from '#domain/application/communication.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { CallError } from '#lib/call-failure.ts'
import { useSessionEnd } from '#state/session-end.ts'

interface Fetched {
  readonly language: 'en' | 'es'
  readonly options: readonly CommunicationOption[]
}

/** Returns the ways of contact in the current language; two fallbacks if the service names none (F-11). */
export function useCommunicationOptions(token: string): readonly CommunicationOption[] {
  const { t, language } = useTranslation('application')
  const endSession = useSessionEnd()
  const [fetched, setFetched] = useState<Fetched | null>(null)
  const fail = useEffectEvent((error: unknown) => {
    // Without an answer the fallback is used; only an expired session is reported.
    if (error instanceof CallError) endSession(error.failure)
  })
  useEffect(() => {
    if (token === '') return
    const controller = new AbortController()
    fetchCommunicationOptions(language, token, controller.signal).then(
      (options) => {
        setFetched({ language, options })
      },
      (error: unknown) => {
        if (!controller.signal.aborted) fail(error)
      },
    )
    return () => {
      controller.abort()
    }
  }, [language, token])
  if (fetched?.language === language && fetched.options.length > 0) return fetched.options
  return [
    { id: fallbackCommunication.textOrEmail, name: t('applicationFlow.communication.textOrEmail') },
    { id: fallbackCommunication.whatsAppOrEmail, name: t('applicationFlow.communication.whatsAppOrEmail') },
  ]
}
