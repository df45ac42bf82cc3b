/** The most that one person pays in network in a plan year, in dollars (42 USC 18022(c)), and where it was read. */
interface FederalLimit {
  readonly from: number
  readonly dollars: number
  readonly source: string
}

/** The limits of plan years, by the first year that has them. Read on 2026-11-23. */
const federalLimits: readonly [FederalLimit, ...FederalLimit[]] = [
  { from: 2026, dollars: 10_600, source: 'HHS, Marketplace Integrity and Affordability Final Rule, June 2025' },
  {
    from: 2027,
    dollars: 12_000,
    source: 'CMS, Premium Adjustment Percentage and related parameters for the 2027 Benefit Year, January 29, 2026',
  },
]

/** Returns the federal limit on one person's in-network costs in a plan year: its own, or the latest before it. */
export function federalMaximum(year: number): number {
  return (federalLimits.findLast(({ from }) => from <= year) ?? federalLimits[0]).dollars
}
