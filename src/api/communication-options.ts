import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'

import type { SiteLanguage } from '#domain/content/language-table.ts'
import { request } from './client.ts'
import { endpoints } from './endpoints.ts'
import { wireText } from './wire-values.ts'

/** The answer: the agency's ways of contacting an applicant (F-11). */
export const communicationOptionsResponse = z.object({
  data: z.array(z.object({ communicationID: z.pipe(wireText, z.transform(Number)), name: z.string() })),
})

/** One way of contact, named in the requested language. */
export interface CommunicationOption {
  readonly id: number
  readonly name: string
}

/** Returns the agency's ways of contacting an applicant. */
export async function fetchCommunicationOptions(
  language: SiteLanguage,
  token: string,
  signal?: AbortSignal,
): Promise<readonly CommunicationOption[]> {
  const answer = await request({
    operation: 'communicationOptions',
    url: endpoints.communicationOptions(language, token),
    schema: communicationOptionsResponse,
    signal,
  })
  return answer.data.map(({ communicationID, name }) => ({ id: communicationID, name }))
}

/** Queries the agency's ways of contacting an applicant while a screen shows them. */
export function communicationOptionsQuery(language: SiteLanguage, token: string) {
  return queryOptions({
    // The answer is the same for every applicant, and no key holds a token.
    queryKey: ['communicationOptions', language],
    queryFn: ({ signal }) => fetchCommunicationOptions(language, token, signal),
    gcTime: 0,
  })
}
