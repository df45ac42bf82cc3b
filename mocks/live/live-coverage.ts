import type * as z from 'zod/mini'

import type { coverageRequest } from '#api/coverage.ts'
import type { Answer } from '#mocks/handlers/refusals.ts'

import type { OfficialCall } from './official-service.ts'

type Question = z.output<typeof coverageRequest>

/** The official calls take their lists in the address: with ten plans each it stays short. */
const plansACall = 10

const rowsOf = (body: unknown): readonly unknown[] => {
  if (Array.isArray(body)) return body
  const rows = typeof body === 'object' && body !== null ? (Reflect.get(body, 'coverage') as unknown) : undefined
  return Array.isArray(rows) ? rows : []
}

/** Asks both official calls of coverage for doctors and medicines, and returns their rows as one answer or the first failure. */
export async function liveCoverage(
  { year, plan_ids: ids, npis, rxcuis }: Question,
  answerOf: (call: OfficialCall) => Promise<Answer>,
): Promise<Answer> {
  const parts = Array.from({ length: Math.ceil(ids.length / plansACall) }, (_, at) =>
    ids.slice(at * plansACall, (at + 1) * plansACall).join(','),
  )
  const call = (path: string, query: Readonly<Record<string, string>>, planids: string) =>
    answerOf({ method: 'GET', path, query: { year, ...query, planids } })
  const answers = await Promise.all(
    parts.flatMap((planids) => [
      ...(npis.length > 0 ? [call('/providers/covered', { providerids: npis.join(',') }, planids)] : []),
      ...(rxcuis.length > 0 ? [call('/drugs/covered', { drugs: rxcuis.join(',') }, planids)] : []),
    ]),
  )
  return (
    answers.find(({ status }) => status !== 200) ?? {
      status: 200,
      body: { coverage: answers.flatMap(({ body }) => rowsOf(body)) },
    }
  )
}
