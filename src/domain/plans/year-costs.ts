import { maximumForAllCareCents } from './cost-limit.ts'
import { hasExtraSavings } from './extra-savings.ts'
import { type ExampleName, exampleNames, type Plan } from './plan.ts'
import type { PricedPlan } from './shown-price.ts'
import { type YearlyCostChoice, yearlyCost } from './yearly-cost.ts'

/** The years that a plan's cost is shown for, in the order shown: without care, three federal examples, the worst. */
export const yearViews = ['healthy', 'fracture', 'diabetes', 'baby', 'bad'] as const

/** One of the years that a plan's cost is shown for. */
export type YearView = (typeof yearViews)[number]

/** A year's cost in cents, and its part for care. */
export interface YearFigure {
  readonly cents: number
  /** The part for care that the plan shares, at most an out-of-pocket maximum. */
  readonly careCents: number
}

/** A year with the care of a federal example. */
export interface ExampleYear extends YearFigure {
  /** The part for care of the example that the plan doesn't cover. */
  readonly notCoveredCents: number
  /** The household has extra savings in the plan, which the example does not count, so the real cost is at most this figure. */
  readonly isAtMost: boolean
}

/** What a plan costs a household in each year, in cents (P-60, P-61, P-62); null where a part of the sum is not known. */
export interface YearCosts extends Readonly<Record<ExampleName, ExampleYear | null>> {
  /** Whole months of coverage in the plan year, 1 to 12. */
  readonly monthsCovered: number
  readonly monthlyBillCents: number
  /** The bills alone. */
  readonly healthy: YearFigure
  /** The bills, and the most that in-network care can cost. */
  readonly bad: YearFigure | null
}

/** The facts of a plan that its year depends on. */
export type PricedYearPlan = PricedPlan & Pick<Plan, 'deductibles' | 'outOfPocketMaximums' | 'exampleCosts'>

/**
 * Returns a plan's cost in each year. The bills are those of the covered months (P-60); the worst year adds the
 * household's maximum (P-61). An example is of one person: its shared costs count up to the individual maximum of the
 * household's variant, then its uncovered care is added (P-62).
 */
export function yearCosts(plan: PricedYearPlan, choice: YearlyCostChoice): YearCosts {
  const { billsCents, mostCents } = yearlyCost(plan, choice)
  const careCents = mostCents === null ? null : mostCents - billsCents
  const { exampleCosts } = plan
  // For one applicant, the household's maximum is the individual one.
  const mostOfOneCents =
    choice.applicants === 1 ? careCents : exampleCosts && maximumForAllCareCents(plan, choice.csr, 'Individual')
  const exampleYear = (name: ExampleName): ExampleYear | null => {
    const example = exampleCosts?.[name] ?? null
    if (example === null || mostOfOneCents === null) return null
    const { notCoveredCents } = example
    const sharedCents = Math.min(example.sharedCents, mostOfOneCents)
    const cents = billsCents + sharedCents + notCoveredCents
    return { cents, careCents: sharedCents, notCoveredCents, isAtMost: hasExtraSavings(plan, choice.csr) }
  }
  return {
    monthsCovered: choice.monthsCovered,
    monthlyBillCents: billsCents / choice.monthsCovered,
    healthy: { cents: billsCents, careCents: 0 },
    fracture: exampleYear('fracture'),
    diabetes: exampleYear('diabetes'),
    baby: exampleYear('baby'),
    bad: mostCents === null || careCents === null ? null : { cents: mostCents, careCents },
  }
}

/** Returns the highest figure of a plan's years, in cents; 0 without any. */
export function highestYearCents(year: YearCosts | null): number {
  if (!year) return 0
  return yearViews.reduce((highest, view) => Math.max(highest, year[view]?.cents ?? 0), 0)
}

/** Whether a view is one of the federal examples. */
export function isExampleView(view: YearView): view is ExampleName {
  return exampleNames.some((name) => name === view)
}

/** Returns the views that at least one plan has a figure of, in the order shown (P-63). */
export function knownYearViews(years: Iterable<YearCosts>): readonly YearView[] {
  const known = new Set<YearView>()
  for (const year of years) {
    for (const view of yearViews) if (year[view] !== null) known.add(view)
    if (known.size === yearViews.length) break
  }
  return yearViews.filter((view) => known.has(view))
}
