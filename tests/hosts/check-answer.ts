import { caching } from '#build/host-rules.ts'

import type { Answer } from './ask-host.ts'
import type { HostRequest } from './host-requests.ts'

/** The value of Cache-Control with which the service of this test answers. */
export const serviceCaching = 'private, max-age=7'

interface Expected {
  readonly request: HostRequest
  /** The security headers of every answer. */
  readonly headers: Readonly<Record<string, string>>
  readonly isCompressing: boolean
}

const isText = (type: string) => /text|javascript|json|xml/.test(type)

/** Says all that is wrong with an answer. */
export function problemsOf(answer: Answer, { request, headers, isCompressing }: Expected): readonly string[] {
  const problems: string[] = []
  const compare = (what: string, given: string | number | undefined, expected: string | number) => {
    if (given !== expected) problems.push(`${what} is ${JSON.stringify(given)}: expected ${JSON.stringify(expected)}`)
  }
  const type = answer.headers['content-type'] ?? ''
  compare('status', answer.status, request.status)
  compare(
    'Cache-Control',
    answer.headers['cache-control'],
    request.caching === 'service' ? serviceCaching : caching[request.caching],
  )
  for (const [name, value] of Object.entries(headers)) compare(name, answer.headers[name.toLowerCase()], value)
  // The service says itself whom it answers; the site answers no page of another origin.
  if (request.caching !== 'service')
    compare('Access-Control-Allow-Origin', answer.headers['access-control-allow-origin'] ?? 'none', 'none')
  if (request.to !== undefined) compare('Location', answer.headers['location'], request.to)
  if (request.type && !request.type.test(type)) problems.push(`the type is ${type}: expected ${String(request.type)}`)
  if (request.language !== undefined) {
    compare('the type', type.toLowerCase().replace(' ', ''), 'text/html;charset=utf-8')
    compare('the language', /<html lang="(\w+)"/.exec(answer.body)?.[1], request.language)
  }
  if (request.caching === 'service')
    compare('what reached the service', answer.body, `${request.method ?? 'GET'} ${request.address}`)
  else if (isCompressing && isText(type) && answer.body.length > 2_000)
    compare('Content-Encoding', answer.headers['content-encoding'], 'gzip')
  return problems
}
