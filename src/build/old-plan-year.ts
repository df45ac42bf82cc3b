import { type CalendarDay, calendarDay } from '#domain/calendar/calendar-day.ts'
import { openEnrollment } from '#domain/calendar/enrollment-periods.ts'
import { isoDay } from '#domain/calendar/iso-day.ts'
import { compareDays } from '#domain/calendar/typed-day.ts'
import { wizardYear } from '#domain/calendar/wizard-year.ts'
import { isPlanYear, type PlanYear } from '#domain/years/plan-years.ts'
import { yearProblems } from '#domain/years/year-problems.ts'

/**
 * A build's notice about its plan year. `old`: newer plans are on sale. `closed`: its Open Enrollment is over. `early`:
 * its Open Enrollment has not begun. `next`: a site that follows the clock lacks the facts of the next year.
 */
export interface PlanYearNotice {
  readonly kind: 'old' | 'closed' | 'early' | 'next'
  readonly text: string
}

/** Returns the first day on which plans of a year are sold: the registered one, or 1 November. */
function firstDayOf(year: number): CalendarDay {
  return isPlanYear(year) ? openEnrollment(year).first : { year: year - 1, month: 11, day: 1 }
}

/** Returns the steps for selling a year, and the facts that it lacks. */
function howToSell(year: number): string {
  const missing = yearProblems(year)
  const command = `set VITE_PLAN_YEAR=${year} (or auto) and run npm run build`
  return missing.length === 0 ? command : [`${command}. Before that:`, ...missing].join('\n  ')
}

/** The sources of the next year are published from August on, and it is sold from November on. */
const monthsBeforeNextYear = [8, 9, 10]

/**
 * Returns what a site that follows the clock needs before the next year is on sale; null if it needs nothing, or if it
 * is too early to know.
 */
function beforeNextYear(today: CalendarDay): PlanYearNotice | null {
  const next = wizardYear(today) + 1
  const missing = yearProblems(next)
  if (missing.length === 0 || !monthsBeforeNextYear.includes(today.month)) return null
  const text = `From ${isoDay(firstDayOf(next))} on this site quotes ${next}, and until a build has its facts it shows no price. Before that day:`
  return { kind: 'next', text: [text, ...missing].join('\n  ') }
}

/**
 * Returns a build's notice about a pinned plan year whose Open Enrollment is over or has not begun, or about the next
 * year of a site that follows the clock; null when there is nothing to do. `lastDay` is the setting that replaces the
 * dated end of Open Enrollment.
 */
export function oldPlanYear(
  planYear: 'auto' | PlanYear,
  now: Date,
  lastDay: CalendarDay | null = null,
): PlanYearNotice | null {
  const today = calendarDay(now)
  if (planYear === 'auto') return beforeNextYear(today)
  const own = firstDayOf(planYear)
  if (compareDays(today, own) < 0)
    return {
      kind: 'early',
      text: `The plan year is ${planYear}, and Open Enrollment for ${planYear} begins on ${isoDay(own)}. Deploy this build on that day.`,
    }
  const next = Math.max(planYear + 1, wizardYear(today))
  const begins = firstDayOf(next)
  if (compareDays(begins, today) <= 0)
    return {
      kind: 'old',
      text: `The plan year is ${planYear}, and Open Enrollment for ${next} began on ${isoDay(begins)}. To sell ${next}, ${howToSell(next)}`,
    }
  const { last } = openEnrollment(planYear, lastDay)
  if (compareDays(today, last) <= 0) return null
  return {
    kind: 'closed',
    text: `Open Enrollment for ${planYear} ended on ${isoDay(last)}: until ${isoDay(begins)} its plans are for people whose life changed. To sell ${next} from that day on, ${howToSell(next)}`,
  }
}
