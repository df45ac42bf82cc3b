import { useQuery } from '@tanstack/react-query'

import { type CommunicationOption, communicationOptionsQuery } from '#api/communication-options.ts'
import { siteQueries } from '#api/site-queries.ts'
import { fallbackCommunication } from '#domain/application/communication.ts'
import { useTranslation } from '#i18n/use-translation.ts'

/** Returns the ways of contact in the current language; without any in the answer, two fallbacks (F-11). */
export function useCommunicationOptions(token: string): readonly CommunicationOption[] {
  const { t, language } = useTranslation('application')
  const { data } = useQuery({ ...communicationOptionsQuery(language, token), enabled: token !== '' }, siteQueries)
  if (data !== undefined && data.length > 0) return data
  return [
    { id: fallbackCommunication.textOrEmail, name: t('applicationFlow.communication.textOrEmail') },
    { id: fallbackCommunication.whatsAppOrEmail, name: t('applicationFlow.communication.whatsAppOrEmail') },
  ]
}
