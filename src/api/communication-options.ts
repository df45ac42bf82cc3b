import * as z from 'zod/mini'

import { request } from './client.ts'
import { endpoints } from './endpoints.ts'
import { wireText } from './wire-values.ts'

/** The answer: how the agency may reach a person (F-11). */
export const communicationOptionsResponse = z.object({
  data: z.array(z.object({ communicationID: z.pipe(wireText, z.transform(Number)), name: z.string() })),
})

/** One way in which the agency may reach a person, named in the language asked for. */
export interface CommunicationOption {
  readonly id: number
  readonly name: string
}

/** The ways in which the agency may reach a person. */
export async function fetchCommunicationOptions(
  language: 'en' | 'es',
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
