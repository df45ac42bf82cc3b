import * as z from 'zod/mini'

import { request } from './client.ts'
import { endpoints } from './endpoints.ts'

/** The poverty level's answer. The largest income of the form is some millions of percent. */
export const povertyLevelResponse = z.object({ pc_fpl: z.number().check(z.gte(0), z.lte(1e9)) })

/** Returns income as a percentage of the federal poverty level for a state, household size and whole-dollar income. */
export async function fetchPovertyPercent(
  input: { readonly state: string; readonly householdSize: number; readonly annualIncome: number },
  signal?: AbortSignal,
): Promise<number> {
  const answer = await request({
    operation: 'povertyLevel',
    url: endpoints.povertyLevel(input.state, input.householdSize, input.annualIncome),
    schema: povertyLevelResponse,
    signal,
  })
  return answer.pc_fpl
}
