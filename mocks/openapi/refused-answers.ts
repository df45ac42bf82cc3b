import type { SiteLanguage } from '#domain/content/language-table.ts'
import { siteLanguages } from '#domain/content/languages.ts'
import { refusedRequests } from '#mocks/fixtures/refused-requests.ts'
import { resetMocks } from '#mocks/state/store.ts'

import type { CallContract } from './call-contract.ts'
import { type CallName, callOf } from './contract.ts'
import type { Json } from './json.ts'
import { languageName } from './language-name.ts'
import { bodyRefusals, failures, forbidden, refusalBody, refusalOf } from './refusals-described.ts'
import { callDirectly } from './sample-call.ts'

interface Gathered {
  readonly causes: Set<string>
  readonly examples: Record<string, Json>
  hasRetryAfter: boolean
}

/** The header that says when to call again. */
export const retryAfterHeader = {
  description: 'Seconds to wait before the next try, or an HTTP date. The site reads it where CORS exposes it.',
  schema: { type: 'string' },
  example: '5',
} as const satisfies Json

/** Returns the refusals that a call may give besides its own. */
function commonRefusals(call: CallContract) {
  return {
    ...(call.request && bodyRefusals),
    // A call that requires a sign-in knows the user, who may be locked out.
    ...(401 in call.refusals && { 403: forbidden }),
    ...failures,
  }
}

/**
 * Returns every refusal of the calls that share an address, with an example in both languages. A call's own refusals
 * are the mocks' answers.
 */
export async function refusedAnswers(names: readonly CallName[]): Promise<Readonly<Record<string, Json>>> {
  const found = new Map<number, Gathered>()
  const at = (status: number) => {
    const known = found.get(status) ?? { causes: new Set(), examples: {}, hasRetryAfter: false }
    found.set(status, known)
    return known
  }
  for (const name of names) {
    const call = callOf(name)
    for (const [status, cause] of Object.entries(call.refusals)) at(Number(status)).causes.add(cause)
    for (const { why, statuses, request } of refusedRequests[name] ?? []) {
      const [status] = statuses
      const { examples } = at(status)
      for (const language of siteLanguages) {
        resetMocks()
        const { body } = await callDirectly(call, request, [], language)
        const key = why.replaceAll(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())
        examples[`${names.length > 1 ? `${name}-` : ''}${key}-${language}`] = {
          summary: `${why}, ${languageName(language)}`,
          value: body,
        }
      }
    }
    for (const [status, { cause, en, es, hasRetryAfter = false }] of Object.entries(commonRefusals(call))) {
      const gathered = at(Number(status))
      gathered.causes.add(cause)
      gathered.hasRetryAfter ||= hasRetryAfter
      for (const [language, sentence] of Object.entries({ en, es }))
        gathered.examples[`common-${language}`] = {
          summary: `${cause.split('. ')[0]?.replace(/\.$/, '') ?? ''}, ${languageName(language as SiteLanguage)}`,
          value: refusalBody(call.family, Number(status), sentence),
        }
    }
  }
  resetMocks()
  const schema = { $ref: `#/components/schemas/${refusalOf[callOf(names[0] ?? 'zipLookup').family]}` }
  return Object.fromEntries(
    [...found].map(([status, { causes, examples, hasRetryAfter }]) => [
      status,
      {
        description: [...causes].join(' '),
        ...(hasRetryAfter && { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } }),
        content: { 'application/json': { schema, examples } },
      },
    ]),
  )
}
