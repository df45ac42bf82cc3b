import { plansPerRequest } from '#config/assumptions.ts'
import type { SiteLanguage } from '#domain/content/language-table.ts'
import { siteLanguages } from '#domain/content/languages.ts'
import { callOf } from '#mocks/openapi/contract.ts'
import type { Json } from '#mocks/openapi/json.ts'

import type { Reply } from './answer-problems.ts'
import type { Probe } from './probes.ts'

/** A request with its answer. */
export interface Asked {
  readonly probe: Probe
  readonly reply: Reply
}

function bodyOf({ reply }: Asked): Json {
  try {
    return reply.kind === 'answer' ? ((JSON.parse(reply.text) ?? {}) as Json) : {}
  } catch {
    return {}
  }
}

/** Returns the sentences of a refusal. */
function sentencesOf(asked: Asked): string {
  const { message, errors } = bodyOf(asked)
  const listed = Array.isArray(errors) ? errors.map((entry: Json | null) => entry?.['message']) : []
  return JSON.stringify([message, ...listed])
}

// The site shows no sentence of the address calls.
const isRefused = ({ probe, reply }: Asked) =>
  callOf(probe.call).family !== 'maps' &&
  reply.kind === 'answer' &&
  reply.status >= 400 &&
  probe.statuses.includes(reply.status)

/** Returns the refusals in a second language that are worded as in the default one. */
export function languageProblems(asked: readonly Asked[]): readonly (readonly [probe: Probe, problem: string])[] {
  const [first, ...others] = siteLanguages
  const refusedIn = (wanted: SiteLanguage | undefined) =>
    asked.filter((one) => one.probe.language === wanted && isRefused(one))
  return refusedIn(first).flatMap((one) =>
    others.flatMap((language) =>
      refusedIn(language)
        .filter(({ probe: { call, why } }) => call === one.probe.call && why === one.probe.why)
        .filter((other) => sentencesOf(other) === sentencesOf(one))
        .map(({ probe }) => {
          const names = `${one.probe.language} and in ${language}`
          return [probe, `the refusal is the same in ${names}: expected the language of Accept-Language`] as const
        }),
    ),
  )
}

/** Returns the inconsistencies between the pages of a search. */
export function pagingProblems(asked: readonly Asked[]): readonly (readonly [probe: Probe, problem: string])[] {
  const answered = asked.filter(({ reply }) => reply.kind === 'answer' && reply.status === 200)
  const [one, other] = ([1, 2] as const).map((page) => answered.find(({ probe }) => probe.page === page))
  if (!one || !other) return []
  const [first, second] = [bodyOf(one), bodyOf(other)]
  const { probe } = other
  if (!Array.isArray(first['plans']) || !Array.isArray(second['plans'])) return []
  const ids = new Set(first['plans'].map((plan: Json | null) => plan?.['id']))
  const repeated = second['plans'].filter((plan: Json | null) => ids.has(plan?.['id'])).length
  const [total, count] = [Number(first['total']), first['plans'].length]
  return [
    ...(repeated > 0 ? [[probe, `${repeated} plans of the first page come again`] as const] : []),
    ...(first['total'] === second['total'] ? [] : [[probe, 'total differs from the first page'] as const]),
    ...(count < Math.min(plansPerRequest, total)
      ? [[probe, `the first page has ${count} plans of ${total}: expected ${plansPerRequest}`] as const]
      : []),
  ]
}
