import { type HttpHandler, getResponse } from 'msw'

import type { SampleRequest } from '#mocks/fixtures/sample-requests.ts'
import { handlers } from '#mocks/handlers/all-handlers.ts'

import type { CallContract } from './call-contract.ts'

/** Returns the path of a call with its parameters filled in, and its query. */
export function pathOf({ address }: Pick<CallContract, 'address'>, sample: SampleRequest): string {
  const { pathname } = new URL(address, 'http://host')
  const path = Object.entries(sample.parameters ?? {}).reduce(
    (filled, [name, value]) => filled.replace(`:${name}`, encodeURIComponent(value)),
    decodeURIComponent(pathname),
  )
  const query = new URLSearchParams(sample.query).toString()
  return query === '' ? path : `${path}?${query}`
}

/** The answer of a call; the body is parsed if it is JSON, otherwise a text. */
export interface SampleAnswer {
  readonly status: number
  readonly body: unknown
}

/** Calls the handlers directly, without a network. Throws when none answers. */
export async function callDirectly(
  call: CallContract,
  sample: SampleRequest,
  first: readonly HttpHandler[] = [],
  language = 'en',
): Promise<SampleAnswer> {
  const request = new Request(new URL(pathOf(call, sample), 'http://localhost'), {
    method: call.method,
    headers: {
      'Accept-Language': language,
      ...(sample.body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(sample.body !== undefined && {
      body: typeof sample.body === 'string' ? sample.body : JSON.stringify(sample.body),
    }),
  })
  const response = await getResponse([...first, ...handlers], request)
  if (!response) throw new Error(`No handler answers ${call.method} ${call.address}`)
  const text = await response.text()
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json') === true
  return { status: response.status, body: isJson && text !== '' ? (JSON.parse(text) as unknown) : text }
}
