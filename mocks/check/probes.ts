import { idempotencyHeader } from '#api/send-application.ts'
import type { SiteLanguage } from '#domain/content/language-table.ts'
import { siteLanguages } from '#domain/content/languages.ts'
import { plansPerRequest } from '#config/assumptions.ts'
import { mockYear } from '#mocks/mock-year.ts'
import { refusedRequests } from '#mocks/fixtures/refused-requests.ts'
import { marketplaceBody, planSearchBody } from '#mocks/fixtures/marketplace-body.ts'
import { type SampleRequest, sampleRequests } from '#mocks/fixtures/sample-requests.ts'
import { type CallName, callNames, callOf } from '#mocks/openapi/contract.ts'
import { pathOf } from '#mocks/openapi/sample-call.ts'

/** One request of the check, and the answers that fit. */
export interface Probe {
  readonly call: CallName
  readonly why: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'OPTIONS'
  readonly path: string
  readonly language: SiteLanguage
  readonly body?: string
  readonly contentType?: string
  readonly statuses: readonly number[]
  /** The page of a search that it requests. */
  readonly page?: 1 | 2
}

/** Options of a check. */
export interface ProbeOptions {
  /** The token of a test account. With it the check also reads a profile. */
  readonly token?: string | undefined
  /** Whether the service offers the address calls. */
  readonly withMaps: boolean
}

function probe(call: CallName, why: string, sample: SampleRequest, more: Partial<Probe> = {}): Probe {
  const contract = callOf(call)
  return {
    call,
    why,
    method: contract.method,
    path: pathOf(contract, sample),
    language: 'en',
    ...(sample.body !== undefined && { body: JSON.stringify(sample.body), contentType: 'application/json' }),
    statuses: [contract.successStatus],
    ...more,
  }
}

/** Returns a probe of an optional call, for which 404 is valid too. */
function orMissing(one: Probe): Probe {
  return callOf(one.call).isOptional ? { ...one, statuses: [...one.statuses, 404] } : one
}

const year = mockYear()
const household = { ...marketplaceBody(), year }
const searchPage = (page: 1 | 2, why: string) =>
  probe(
    'planSearch',
    why,
    { body: { ...planSearchBody({ limit: plansPerRequest, offset: (page - 1) * plansPerRequest }), year } },
    { page },
  )

/** The requests that only read. */
function reads({ token, withMaps }: ProbeOptions): readonly Probe[] {
  return [
    probe('zipLookup', 'a ZIP code in several counties', sampleRequests.zipLookup),
    probe('zipLookup', 'a ZIP code in one county', { parameters: { zip: '33133' } }),
    probe('zipLookup', 'a ZIP code that does not exist', { parameters: { zip: '00000' } }),
    probe('povertyLevel', 'a household of two', { ...sampleRequests.povertyLevel, query: { year: String(year) } }),
    probe('benchmark', 'a family', { body: household }),
    probe('estimates', 'a family', { body: household }),
    searchPage(1, 'the first page'),
    searchPage(2, 'the second page'),
    probe('providers', 'doctors near a ZIP code', sampleRequests.providers),
    probe('drugs', 'a medicine', sampleRequests.drugs),
    probe('coverage', 'a doctor and a medicine', { body: { ...(sampleRequests.coverage.body as object), year } }),
    probe('planDetails', 'a plan', { ...sampleRequests.planDetails, query: { year: String(year) } }),
    probe('validateIdentifier', 'an email of nobody', { body: { email: 'nobody@example.com' } }),
    ...(token === undefined
      ? []
      : [
          ...siteLanguages.map((lang) =>
            probe('communicationOptions', `named in ${lang}`, { query: { lang, api_token: token } }),
          ),
          probe('leadProfile', 'your test account', { parameters: { token } }),
          probe('memberProfile', 'your test account', { parameters: { token } }, { statuses: [200, 404] }),
        ]),
    ...(withMaps ? [probe('addressSuggestions', 'a street', sampleRequests.addressSuggestions)] : []),
  ]
}

/** Returns a request with an empty body and, if the path has one, an unknown token. */
function bodySample(call: CallName): SampleRequest {
  const { parameters } = sampleRequests[call]
  return parameters === undefined ? { body: {} } : { parameters: { token: 'check-no-such-token' }, body: {} }
}

/** Returns the requests that a correct service refuses before it interprets them. */
function unreadable(call: CallName): readonly Probe[] {
  // A service may check the token first.
  const orToken = 401 in callOf(call).refusals ? [401] : []
  const sample = bodySample(call)
  return [
    probe(call, 'half of a JSON body', sample, { body: '{"half":', statuses: [400, ...orToken] }),
    probe(call, 'a body of text', sample, { body: 'half', contentType: 'text/plain', statuses: [415, ...orToken] }),
  ]
}

/**
 * Returns the headers of a call that a preflight must allow; none if there is no preflight. An address call sends its
 * key to Google only, so other services need not allow it.
 */
export function headersToAllow(call: CallName): readonly string[] {
  const { request, family, address, hasIdempotencyKey } = callOf(call)
  return [
    ...(request ? ['content-type'] : []),
    ...(family === 'maps' ? ['x-goog-fieldmask'] : []),
    ...(hasIdempotencyKey && 'Idempotency-Key' in idempotencyHeader(address, 'check') ? ['idempotency-key'] : []),
  ]
}

function preflight(call: CallName): Probe {
  const sample = callOf(call).request ? bodySample(call) : sampleRequests[call]
  // A preflight has no body.
  const { parameters = {}, query = {} } = sample
  return probe(call, 'the preflight', { parameters, query }, { method: 'OPTIONS', statuses: [200, 204] })
}

/**
 * Returns the requests of a check in their order. None registers a person, signs one in or out, sends an application, a
 * message or a notification: they read, or a correct service refuses them.
 */
export function probesOf(options: ProbeOptions): readonly Probe[] {
  const calls = callNames.filter((call) => options.withMaps || callOf(call).family !== 'maps')
  const addressOf = (call: CallName) => `${callOf(call).method} ${callOf(call).address}`
  const isFirst = (call: CallName) => calls.find((other) => addressOf(other) === addressOf(call)) === call
  const reading = reads(options)
  return calls.flatMap((call) => {
    const { request } = callOf(call)
    const refused = (refusedRequests[call] ?? []).filter(({ isHarmless }) => isHarmless)
    const probes = [
      ...reading.filter((one) => one.call === call),
      ...(headersToAllow(call).length > 0 && isFirst(call) ? [preflight(call)] : []),
      // A notification has no body to corrupt, and a lenient service would accept any request as one.
      ...(request && isFirst(call) && call !== 'redirectNotification' ? unreadable(call) : []),
      ...refused.flatMap(({ why, statuses, request: sample }) =>
        siteLanguages.map((language) => probe(call, why, sample, { statuses, language })),
      ),
    ]
    return probes.map(orMissing)
  })
}
