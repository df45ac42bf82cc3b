import { plansPerRequest, searchConcurrency } from '#config/assumptions.ts'
import type { FacetGroups, Plan } from '#domain/plans/plan.ts'
import { isAbort } from '#lib/call-failure.ts'
import { onceAFrame } from '#lib/once-a-frame.ts'

import type { MarketplaceRequest } from './marketplace-request.ts'
import { type PlanPage, fetchPlanPage } from './plan-search.ts'
import { planPageRequest } from './quote-request.ts'

/** The plans received so far. */
export interface PlanList {
  readonly plans: readonly Plan[]
  /** The total according to the service, but never fewer than received. */
  readonly total: number
  readonly facets: FacetGroups
  /**
   * Offsets of the pages that failed, were too short or repeated other plans; their plans are missing from the list.
   */
  readonly missingOffsets: readonly number[]
  /** Received plans that could not be read. */
  readonly leftOut: number
  /** Every page was requested and has ended, so no more plans arrive. */
  readonly isWhole: boolean
}

/** The inputs of a fetch of plans besides the search. */
export interface PlanListFetch {
  readonly signal: AbortSignal
  /**
   * Called with the growing list: at once for the first page, then whenever it has grown by half, at most once a frame.
   */
  readonly onProgress: (list: PlanList) => void
  /** The first page, if it has already arrived. `onProgress` is not called for it again. */
  readonly firstPage?: PlanPage | undefined
  /** A list with missing pages: only those are fetched, and the rest is kept. */
  readonly known?: PlanList | undefined
  /**
   * Resolves to the household's credit in cents a month once its calls have ended; null when they failed. Later pages
   * wait for it.
   */
  readonly creditCents?: () => Promise<number | null>
}

/** The growth between two calls of `onProgress`: 5,000 plans render about 15 times instead of 500. */
const worthwhileGrowth = 1.5

/** More plans than any place has. A larger total is an error, and no more pages than these are requested. */
const mostPlans = 10_000

/** After this many failed pages in a row the rest is not requested, to limit the calls during an outage. */
const mostFailuresInARow = searchConcurrency

function offsetsAfterFirst(total: number, pageSize: number): number[] {
  const pages = Math.ceil(total / pageSize)
  return Array.from({ length: Math.max(0, pages - 1) }, (_, index) => (index + 1) * pageSize)
}

function unlessAborted<Result>(instead: () => Result): (error: unknown) => Result {
  return (error) => {
    if (isAbort(error)) throw error
    return instead()
  }
}

/** Creates a list that grows by pages, from nothing or from an incomplete list. */
function growingList({ facets, total: said }: Pick<PlanList, 'facets' | 'total'>, known?: PlanList) {
  const total = Math.min(said, mostPlans)
  const plans = new Map<string, Plan>(known?.plans.map((plan) => [plan.id, plan]))
  const missing = new Set<number>()
  let leftOut = known?.leftOut ?? 0
  return {
    total,
    size: () => plans.size,
    /** Adds a page, and notes whether it was incomplete. */
    add: (offset: number, page: PlanPage, pageSize: number) => {
      const before = plans.size
      for (const plan of page.plans) plans.set(plan.id, plan)
      const unreadable = page.received - page.plans.length
      const isWhole = plans.size - before + unreadable >= Math.min(pageSize, total - offset)
      if (isWhole) leftOut += unreadable
      else missing.add(offset)
    },
    miss: (offset: number) => missing.add(offset),
    toList: (isWhole: boolean): PlanList => ({
      plans: [...plans.values()],
      total: Math.max(total, plans.size + leftOut),
      facets,
      // Overlapping pages may look short although nothing is missing.
      missingOffsets: plans.size + leftOut >= total ? [] : [...missing].sort((a, b) => a - b),
      leftOut,
      isWhole,
    }),
  }
}

/** Returns a list that begins with its first page, and the size of its pages. */
function listOf(first: PlanPage) {
  const pageSize = first.received > 0 ? first.received : plansPerRequest
  const list = growingList(first)
  list.add(0, first, pageSize)
  return { list, waiting: offsetsAfterFirst(list.total, pageSize), pageSize }
}

/** Returns the list with only the first page of a search. */
export function firstOfPlans(first: PlanPage): PlanList {
  const { list, waiting } = listOf(first)
  return list.toList(waiting.length === 0)
}

/**
 * Adds the plans of the first screen's own search to the list, by id (P-5). The whole search decides the total and,
 * once it is complete, which plans exist. A plan in both keeps the object of the first, so its card does not render
 * again.
 */
export function joinedPlans(list: PlanList, firstScreen: readonly Plan[]): readonly Plan[] {
  const first = new Map(firstScreen.map((plan) => [plan.id, plan]))
  const plans = list.plans.map((plan) => first.get(plan.id) ?? plan)
  if (list.isWhole && list.missingOffsets.length === 0) return plans
  const known = new Set(list.plans.map(({ id }) => id))
  return [...plans, ...firstScreen.filter(({ id }) => !known.has(id))]
}

/**
 * Fetches all plans: the first page, then the others in order, a few in parallel. Throws when the first page fails or
 * the caller aborts. A later page that fails, is too short or repeats others is noted as missing.
 */
export async function fetchAllPlans(
  body: MarketplaceRequest,
  { signal, onProgress, known, firstPage, creditCents }: PlanListFetch,
): Promise<PlanList> {
  const fetchPage = (offset: number, knownCredit: number | null): Promise<PlanPage> =>
    fetchPlanPage(planPageRequest(body, { offset, creditCents: knownCredit }), signal)

  const { list, waiting, pageSize } = known
    ? { list: growingList(known, known), waiting: [...known.missingOffsets], pageSize: plansPerRequest }
    : listOf(firstPage ?? (await fetchPage(0, null)))
  let told = list.size()
  if (!known && !firstPage && waiting.length > 0) onProgress(list.toList(false))

  const credit = waiting.length > 0 && creditCents ? await creditCents() : null
  const telling = onceAFrame(() => {
    told = list.size()
    onProgress(list.toList(false))
  })
  let failuresInARow = 0
  const work = async () => {
    for (let offset = waiting.shift(); offset !== undefined; offset = waiting.shift()) {
      const page = await fetchPage(offset, credit).catch(unlessAborted(() => null))
      if (page) list.add(offset, page, pageSize)
      else list.miss(offset)
      failuresInARow = page && page.received > 0 ? 0 : failuresInARow + 1
      if (failuresInARow >= mostFailuresInARow) for (const unasked of waiting.splice(0)) list.miss(unasked)
      if (list.size() >= told * worthwhileGrowth && waiting.length > 0) telling.ask()
    }
  }
  try {
    await Promise.all(Array.from({ length: searchConcurrency }, work))
  } finally {
    telling.stop()
  }
  return list.toList(true)
}
