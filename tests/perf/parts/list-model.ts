import { plansPerPage } from '#config/assumptions.ts'
import { noFilters } from '#domain/plans/filters.ts'
import { pageOf } from '#domain/plans/page.ts'
import type { Plan, PlanSort } from '#domain/plans/plan.ts'
import { costLimitChoiceOf, indexPlans, yearOf } from '#domain/plans/rank.ts'
import { lowestPlans } from '#domain/plans/lowest-plans.ts'
import { yearViews } from '#domain/plans/year-costs.ts'
import { type ResultsModel, type ShownView, resultsModel } from '#features/plan-results/results-model.ts'
import { deductibles, floridaPlans, lowIncomeRanking, outOfPocketMaximums } from '#mocks/fixtures/sample-plans.ts'
import { median } from '#tests/perf/chrome.ts'
import type { Effort } from '#tests/perf/effort.ts'
import type { DetailRow } from '#tests/perf/rows.ts'

const sizes = [10, 100, 1_000, 5_000]
const fplPercent = 158
const start: ShownView = { filters: noFilters, sort: 'recommended', yearView: 'healthy', page: 1 }

/** The Florida plans repeated, each with its own id, premium and limits, in an unsorted order. */
function plansOf(size: number): readonly Plan[] {
  return Array.from({ length: size }, (_, index): Plan => {
    const mixed = (index * 7_919) % 10_007
    const base = floridaPlans[index % floridaPlans.length]
    if (base === undefined) throw new Error('There are no plans to begin with')
    return {
      ...base,
      id: `${base.id}-${index}`,
      monthlyPremiumCents: 30_000 + mixed * 13,
      creditEligibleMonthlyPremiumCents: 30_000 + mixed * 12,
      deductibles: deductibles((mixed % 90) * 100),
      outOfPocketMaximums: outOfPocketMaximums(3_000 + (mixed % 70) * 100),
    }
  })
}

function show(model: ResultsModel, view: ShownView): void {
  for (const plan of pageOf(model.matching(view), view.page, plansPerPage).items) model.card(plan)
}

function medianMs(rounds: number, work: (round: number) => void): number {
  const times = Array.from({ length: rounds }, (_, round) => {
    const before = performance.now()
    work(round)
    return performance.now() - before
  })
  return median(times)
}

const sorts: readonly PlanSort[] = ['price', 'deductible', 'recommended']

function costsAt(size: number, rounds: number): Readonly<Record<string, number>> {
  const plans = plansOf(size)
  const prepare = medianMs(rounds, () => {
    show(resultsModel(plans, lowIncomeRanking, fplPercent), start)
  })
  const models = Array.from({ length: rounds }, () => resultsModel(plans, lowIncomeRanking, fplPercent))
  const firstSort = medianMs(rounds, (round) => {
    const model = models[round]
    if (model) show(model, { ...start, sort: 'price' })
  })
  const model = resultsModel(plans, lowIncomeRanking, fplPercent)
  for (const sort of sorts) show(model, { ...start, sort })
  const indexed = indexPlans(plans, lowIncomeRanking)
  return {
    prepare,
    'first sort': firstSort,
    sort: medianMs(rounds, (round) => {
      show(model, { ...start, sort: sorts[round % sorts.length] ?? 'price' })
    }),
    filter: medianMs(rounds, (round) => {
      show(model, { ...start, filters: { ...noFilters, metalLevels: [round % 2 === 0 ? 'Silver' : 'Gold'] } })
    }),
    years: medianMs(rounds, () => {
      for (const plan of plans) yearOf(plan, lowIncomeRanking)
    }),
    lowest: medianMs(rounds, () => {
      lowestPlans(indexed, 'baby', costLimitChoiceOf(lowIncomeRanking))
    }),
    'sort by year': medianMs(rounds, (round) => {
      show(models[round] ?? model, { ...start, sort: 'yearly', yearView: yearViews[round % yearViews.length] ?? 'bad' })
    }),
    page: medianMs(rounds, (round) => {
      show(model, { ...start, page: 1 + (round % Math.min(10, Math.ceil(size / 10))) })
    }),
  }
}

/**
 * The cost of the model behind the results list, in milliseconds. "prepare" creates the sort keys of a list
 * and its first page; "first sort" requests an order for the first time; "sort", "filter" and "page" are a visitor's
 * later acts, each with the ten cards it shows. Growth is against 100 plans; "× 4" is the time on a processor four
 * times slower. "years" computes the cost of each plan's year (P-60 to P-62) in one pass, and "lowest" finds the plans to
 * start with.
 */
export function listModelCosts(effort: Effort): readonly DetailRow[] {
  const rounds = effort.rounds(60)
  const measured = effort.choose(sizes, [10, 100])
  // The first pass only warms the code up.
  for (const size of measured.slice(0, effort.warmUps(measured.length))) costsAt(size, rounds)
  const costs = new Map(measured.map((size) => [size, costsAt(size, rounds)]))
  const at100 = costs.get(100) ?? {}
  return measured.flatMap((size) =>
    Object.entries(costs.get(size) ?? {}).map(([work, ms]) => ({
      plans: size,
      work,
      ms: ms.toFixed(3),
      'ms × 4': (ms * 4).toFixed(3),
      'growth from 100': `${(ms / (at100[work] ?? Number.NaN)).toFixed(1)} ×`,
    })),
  )
}
