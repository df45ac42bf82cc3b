import { savesOnSilverOnly } from '#domain/subsidy/csr.ts'

import { type CostLimitChoice, deductibleForAllCareCents } from './cost-limit.ts'
import type { Plan } from './plan.ts'
import { type IndexedPlan, yearCents } from './rank.ts'
import { isExampleView, type YearCosts, type YearView } from './year-costs.ts'

/** A figure by which plans are compared: the cost of a year, or the deductible for care and drugs. */
export type LowestFigure = YearView | 'deductible'

/** A figure in which a plan is the lowest, alone or with others. */
export interface LowestReason {
  readonly figure: LowestFigure
  readonly cents: number
  /**
   * The household has extra savings, which the federal example does not count, so the real cost is at most this figure.
   */
  readonly isAtMost: boolean
  /** Plans whose figure is known. */
  readonly among: number
  /** Plans that share the lowest figure, at least one. */
  readonly sharedBy: number
}

/** A plan to start with, and why. */
export interface StartPlan {
  readonly plan: Plan
  readonly year: YearCosts
  readonly reasons: readonly LowestReason[]
  /** The household has extra savings, and this plan lacks them; undefined where it loses none. */
  readonly lost?: LostSavings
}

/** What a plan without the household's extra savings costs more. */
export interface LostSavings {
  /** How far its highest cost of a year is above the lowest of a Silver plan; null where it is not above, or not known. */
  readonly moreCents: number | null
}

/** The lowest plans of a whole list. */
export interface Lowest {
  /** One to three plans to start with, or none. */
  readonly starts: readonly StartPlan[]
  /** The reasons on the cards, by plan id: of each lowest figure that few plans share. */
  readonly reasons: ReadonlyMap<string, readonly LowestReason[]>
}

/** A list of at most this many plans has no plans to start with. */
const mostToStart = 3

/** A lowest figure shared by more plans than a page shows is not a reason on cards. */
const mostSharing = 10

const nothing: Lowest = { starts: [], reasons: new Map() }

/** Returns a plan's figure in cents, Infinity where it is not known. */
function centsOf(item: IndexedPlan, figure: LowestFigure, choice: CostLimitChoice): number {
  if (figure !== 'deductible') return yearCents(item, figure)
  return deductibleForAllCareCents(item.plan, choice) ?? Infinity
}

/** The years that break ties between plans with the same lowest figure; then the id decides. */
function tieViews(figure: LowestFigure): readonly YearView[] {
  if (figure === 'deductible') return ['healthy', 'bad']
  return figure === 'bad' ? ['healthy'] : ['bad']
}

function winsTie(one: IndexedPlan, other: IndexedPlan, views: readonly YearView[]): boolean {
  for (const view of views) {
    const [cents, against] = [yearCents(one, view), yearCents(other, view)]
    if (cents !== against) return cents < against
  }
  return one.plan.id < other.plan.id
}

/** The plans that share the lowest figure, the one to start with first, and why. */
interface LowestShared {
  readonly first: IndexedPlan
  readonly items: readonly IndexedPlan[]
  readonly reason: LowestReason
}

/** Returns the plans with the lowest figure; null when no figure is known or all plans have the same. */
function lowestOf(plans: readonly IndexedPlan[], figure: LowestFigure, choice: CostLimitChoice): LowestShared | null {
  const ties = tieViews(figure)
  let items: IndexedPlan[] = []
  let cents = Infinity
  let highest = -Infinity
  let among = 0
  for (const candidate of plans) {
    const own = centsOf(candidate, figure, choice)
    if (own === Infinity) continue
    among += 1
    highest = Math.max(highest, own)
    if (own < cents) {
      items = [candidate]
      cents = own
    } else if (own === cents) items.push(candidate)
  }
  const [one, ...others] = items
  if (one === undefined || cents === highest) return null
  const first = others.reduce((winner, other) => (winsTie(other, winner, ties) ? other : winner), one)
  const isExample = figure !== 'deductible' && isExampleView(figure)
  const isAtMost = isExample && first.year?.[figure]?.isAtMost === true
  return { first, items, reason: { figure, cents, isAtMost, among, sharedBy: items.length } }
}

const hasSavings = ({ metalLevel }: Plan) => metalLevel === 'Silver'

/** Returns what each plan to start with loses of extra savings, which only Silver plans have. */
function withLosses(starts: readonly StartPlan[], plans: readonly IndexedPlan[]): readonly StartPlan[] {
  const silver = Math.min(...plans.filter(({ plan }) => hasSavings(plan)).map((item) => yearCents(item, 'bad')))
  return starts.map((start) => {
    if (hasSavings(start.plan)) return start
    const more = (start.year.bad?.cents ?? -Infinity) - silver
    return { ...start, lost: { moreCents: more > 0 ? more : null } }
  })
}

/**
 * Returns the lowest plans of a complete list of all levels (P-65): by the bills of a year, by its highest cost, and by
 * the chosen federal example or, in the other views, the deductible. `choice` says whose deductible counts. A plan that
 * is the lowest by several figures has several reasons. Plans that share a lowest figure all have its reason, but cards
 * show it only if few share it. Where the household has extra savings, Silver plans come first, and the others say what
 * they lose. The result is empty for three plans or fewer, and when no month can be covered.
 */
export function lowestPlans(plans: readonly IndexedPlan[], view: YearView, choice: CostLimitChoice): Lowest {
  if (plans.length <= mostToStart) return nothing
  const figures: readonly LowestFigure[] = ['healthy', 'bad', isExampleView(view) ? view : 'deductible']
  const starts = new Map<string, Pick<StartPlan, 'plan' | 'year'>>()
  const reasons = new Map<string, readonly LowestReason[]>()
  for (const figure of figures) {
    const lowest = lowestOf(plans, figure, choice)
    if (!lowest?.first.year) continue
    const { plan, year } = lowest.first
    starts.set(plan.id, { plan, year })
    for (const { plan: each } of lowest.items) reasons.set(each.id, [...(reasons.get(each.id) ?? []), lowest.reason])
  }
  const found: readonly StartPlan[] = Array.from(starts, ([id, start]) => ({
    ...start,
    reasons: reasons.get(id) ?? [],
  }))
  const told = savesOnSilverOnly(choice.csr) ? withLosses(found, plans) : found
  return {
    starts: [...told.filter(({ lost }) => !lost), ...told.filter(({ lost }) => lost)],
    reasons: new Map(
      Array.from(reasons, ([id, own]) => [id, own.filter(({ sharedBy }) => sharedBy <= mostSharing)] as const).filter(
        ([, few]) => few.length > 0,
      ),
    ),
  }
}
