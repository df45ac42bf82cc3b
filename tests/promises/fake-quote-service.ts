import { vi } from 'vitest'

import type { MarketplaceRequest, PlanSearchRequest } from '#api/marketplace-request.ts'

/** Plans of a household in the whole search; every third is Silver. */
export const plansInAll = 34
const levels = ['Bronze', 'Silver', 'Gold'] as const
const pageSize = 10

/** A call that the page has made. */
export interface AskedCall {
  readonly kind: 'povertyLevel' | 'benchmark' | 'estimates' | 'search' | 'notice'
  /** Only a search has what a search adds. */
  readonly body: (MarketplaceRequest & Partial<PlanSearchRequest>) | null
  readonly isOpen: () => boolean
  readonly isAborted: () => boolean
  readonly answer: () => void
  readonly refuse: (status: number, retryAfterSeconds?: number) => void
}

/** Returns what distinguishes a household's answers from those of every other: its place, people and income. */
export function householdOfBody(body: MarketplaceRequest): string {
  const { household, place, year } = body
  return [
    place.zipcode,
    place.countyfips,
    household.people.map(({ age }) => age).join('-'),
    household.income,
    year,
  ].join()
}

/** The benchmark premium of a household in dollars, which no other household of a test has. */
export function benchmarkOf(body: MarketplaceRequest): number {
  const text = householdOfBody(body)
  let sum = 7
  for (let at = 0; at < text.length; at += 1) sum = (sum * 31 + text.charCodeAt(at)) % 900
  return 600 + sum
}

/** The percentage that the service answers. */
export function percentOf(householdSize: number, income: number): number {
  return Math.round((income / (15_650 + 5_500 * (householdSize - 1))) * 10_000) / 100
}

function pageOfPlans(body: PlanSearchRequest): unknown {
  const key = householdOfBody(body)
  const all = Array.from({ length: plansInAll }, (_, at) => ({ at, level: levels[at % 3] ?? 'Gold' }))
  const wanted = body.filter.metal_levels
  const matching = all.filter(({ level }) => wanted === undefined || wanted.includes(level))
  return {
    total: matching.length,
    plans: matching.slice(body.offset, body.offset + pageSize).map(({ at, level }) => ({
      id: `${key}#${at}`,
      name: `Plan ${at}`,
      metal_level: level,
      issuer: { name: 'Oscar' },
      premium: 300 + at * 10,
      aptc_eligible_premium: 300 + at * 10,
    })),
    facet_groups: [],
  }
}

function answerOf(kind: AskedCall['kind'], url: string, body: PlanSearchRequest | null): unknown {
  switch (kind) {
    case 'povertyLevel': {
      const [, size = '1', income = '0'] = /\/pcfpl\/[A-Z]{2}\/(\d+)\/(\d+)/.exec(url) ?? []
      return { pc_fpl: percentOf(Number(size), Number(income)) }
    }
    case 'benchmark':
      return { premium: body ? benchmarkOf(body) : 0 }
    case 'estimates':
      return { estimates: body?.household.people.map(() => ({ aptc: benchmarkOf(body) / 2 })) ?? [] }
    case 'search':
      return body && pageOfPlans(body)
    case 'notice':
      return {}
  }
}

const kindOf = (url: string): AskedCall['kind'] =>
  url.includes('/pcfpl/')
    ? 'povertyLevel'
    : url.endsWith('/slcsp')
      ? 'benchmark'
      : url.endsWith('/estimates')
        ? 'estimates'
        : url.endsWith('/search')
          ? 'search'
          : 'notice'

/** Replaces the network by a service whose answers a test gives, call by call, in any order. */
export function fakeQuoteService(onAsk: (call: AskedCall) => void = () => undefined): { readonly calls: AskedCall[] } {
  const calls: AskedCall[] = []
  vi.stubGlobal('fetch', (url: string, { body: text, signal }: RequestInit) => {
    const kind = kindOf(url)
    const body = typeof text === 'string' ? (JSON.parse(text) as PlanSearchRequest) : null
    return new Promise<Response>((resolve, reject) => {
      let isOpen = true
      const end = (give: () => void) => () => {
        if (!isOpen) return
        isOpen = false
        give()
      }
      const call: AskedCall = {
        kind,
        body: kind === 'notice' ? null : body,
        isOpen: () => isOpen,
        isAborted: () => signal?.aborted === true,
        answer: end(() => {
          resolve(new Response(JSON.stringify(answerOf(kind, url, body)), { status: 200 }))
        }),
        refuse: (status, retryAfterSeconds) => {
          const headers = retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) }
          end(() => {
            resolve(new Response(JSON.stringify({ message: 'refused' }), { status, headers }))
          })()
        },
      }
      signal?.addEventListener(
        'abort',
        end(() => {
          reject(new DOMException('called off', 'AbortError'))
        }),
      )
      calls.push(call)
      onAsk(call)
    })
  })
  return { calls }
}
