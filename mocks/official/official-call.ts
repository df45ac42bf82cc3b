import { type HttpHandler, http } from 'msw'
import * as z from 'zod/mini'

import { toResponse } from '#mocks/handlers/handle.ts'
import { type Answer, invalidAnswer, languageAsked, unreadableBody } from '#mocks/handlers/refusals.ts'
import { mockYear } from '#mocks/mock-year.ts'

interface Asked<Body> {
  readonly body: Body
  readonly path: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  /** The year of the address, or the usual one. */
  readonly year: number
}

/** Returns an answer with a body. */
export const ok = (body: unknown): Answer => ({ status: 200, body })

/** Answers one official call. A key that comes along is not read. */
export function official<Schema extends z.ZodMiniType = z.ZodMiniUndefined>(
  method: 'get' | 'post',
  path: string,
  answerOf: (asked: Asked<z.output<Schema>>) => Answer | Promise<Answer>,
  schema?: Schema,
): HttpHandler {
  return http[method](`*/api/v1${path}`, async ({ request, params }) => {
    const query = Object.fromEntries(new URL(request.url).searchParams)
    const answer = async (): Promise<Answer> => {
      let json: unknown
      try {
        json = schema && (await request.json())
      } catch {
        return unreadableBody('marketplace')
      }
      const read = schema ? z.safeParse(schema, json) : { success: true as const, data: undefined }
      if (!read.success) return invalidAnswer('marketplace', read.error.issues, json)
      const year = Number(query['year'] ?? mockYear())
      // Paths have no repeated parameters, and a call without a schema has no body.
      const path = params as Record<string, string>
      return answerOf({ body: read.data as z.output<Schema>, path, query, year })
    }
    return toResponse(await answer(), languageAsked(request.headers.get('Accept-Language')))
  })
}
