/** The year whose plans are on sale: from November on the next one, as wizardYear of the domain counts it. */
const yearOnSale = (now: Date) => now.getUTCFullYear() + (now.getUTCMonth() >= 10 ? 1 : 0)

/** What a build says of a plan year whose plans are no longer on sale; null where they are, or will be. */
export function oldPlanYear(planYear: number, now: Date): string | null {
  const onSale = yearOnSale(now)
  if (planYear >= onSale) return null
  return `VITE_PLAN_YEAR is ${planYear}, and the plans on sale now are those of ${onSale}. See "Change the plan year" in stories/docs/operations.mdx.`
}
