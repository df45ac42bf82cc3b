import { calendarDay } from '#domain/calendar/calendar-day.ts'
import { wizardYear } from '#domain/calendar/wizard-year.ts'

/** Returns a build's warning about a plan year whose plans are no longer on sale; null when they are, or will be. */
export function oldPlanYear(planYear: number, now: Date): string | null {
  const onSale = wizardYear(calendarDay(now))
  if (planYear >= onSale) return null
  return `VITE_PLAN_YEAR is ${planYear}, and the plans on sale now are those of ${onSale}. See "Change the plan year" in stories/docs/operations.mdx.`
}
