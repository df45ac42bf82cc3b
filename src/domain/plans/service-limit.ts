import type { Service } from './detailed-plan.ts'

/** What a service's limit counts. */
export const limitCounts = ['visits', 'days', 'hours', 'items', 'exams', 'treatments', 'procedures', 'months'] as const

/** What a service's limit counts. */
export type LimitCount = (typeof limitCounts)[number]

/** The time or event of a service's limit. */
export const limitPeriods = [
  'year',
  'benefitPeriod',
  'month',
  'week',
  'day',
  'stay',
  'visit',
  'lifetime',
  'episode',
  'twoYears',
] as const

/** The time or event of a service's limit. */
export type LimitPeriod = (typeof limitPeriods)[number]

/** A limit as a code, which widgets translate; `verbatim` is official wording that the lists lack. */
export type ServiceLimit =
  | { readonly kind: 'counted'; readonly quantity: number; readonly unit: LimitCount; readonly period: LimitPeriod }
  | { readonly kind: 'amount'; readonly cents: number; readonly period: LimitPeriod }
  | { readonly kind: 'verbatim'; readonly text: string }
  /** There is a limit, but the answer does not state it. */
  | { readonly kind: 'notStated' }

const periodWords: Readonly<Record<string, LimitPeriod>> = {
  year: 'year',
  'calendar year': 'year',
  'plan year': 'year',
  'benefit period': 'benefitPeriod',
  month: 'month',
  week: 'week',
  day: 'day',
  admission: 'stay',
  stay: 'stay',
  visit: 'visit',
  lifetime: 'lifetime',
  episode: 'episode',
  '2 years': 'twoYears',
  '24 months': 'twoYears',
}

/** Returns an entry of a table, but no inherited property such as `constructor`. */
function own<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}

/** Returns the limit of a service, such as "30 visits a year"; null when it has none (P-71). */
export function serviceLimit({
  hasLimit,
  limitQuantity,
  limitUnit,
}: Pick<Service, 'hasLimit' | 'limitQuantity' | 'limitUnit'>): ServiceLimit | null {
  if (!hasLimit && limitQuantity === null) return null
  if (limitQuantity === null || limitUnit === null)
    return limitUnit === null || !hasLimit ? { kind: 'notStated' } : { kind: 'verbatim', text: limitUnit }
  const verbatim: ServiceLimit = { kind: 'verbatim', text: `${limitQuantity} ${limitUnit}` }
  const [, unit = '', rest = ''] = /^([a-z]+(?:\(s\))?) per (.+)$/.exec(limitUnit.trim().toLowerCase()) ?? []
  const period = own(periodWords, rest)
  if (period === undefined) return verbatim
  if (unit === 'dollars') return { kind: 'amount', cents: Math.round(limitQuantity * 100), period }
  const counted = limitCounts.find((count) => [count, count.slice(0, -1), `${count.slice(0, -1)}(s)`].includes(unit))
  return counted ? { kind: 'counted', quantity: limitQuantity, unit: counted, period } : verbatim
}
