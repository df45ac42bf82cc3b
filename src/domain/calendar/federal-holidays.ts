import type { CalendarDay } from './calendar-day.ts'

/** Federal holidays of a year as month and day, on the weekday when offices are closed. */
type Holidays = readonly (readonly [month: number, day: number])[]

/**
 * From the US Office of Personnel Management, https://www.opm.gov/policy-data-oversight/pay-leave/federal-holidays/,
 * read on 22 November 2026. A holiday on a Saturday is observed on the Friday before, one on a Sunday on the Monday
 * after.
 */
const holidaysOf: Readonly<Record<number, Holidays>> = {
  2025: [
    [1, 1],
    [1, 20],
    [2, 17],
    [5, 26],
    [6, 19],
    [7, 4],
    [9, 1],
    [10, 13],
    [11, 11],
    [11, 27],
    [12, 25],
  ],
  2026: [
    [1, 1],
    [1, 19],
    [2, 16],
    [5, 25],
    [6, 19],
    [7, 3],
    [9, 7],
    [10, 12],
    [11, 11],
    [11, 26],
    [12, 25],
  ],
  2027: [
    [1, 1],
    [1, 18],
    [2, 15],
    [5, 31],
    [6, 18],
    [7, 5],
    [9, 6],
    [10, 11],
    [11, 11],
    [11, 25],
    [12, 24],
    [12, 31],
  ],
  2028: [
    [1, 17],
    [2, 21],
    [5, 29],
    [6, 19],
    [7, 4],
    [9, 4],
    [10, 9],
    [11, 10],
    [11, 23],
    [12, 25],
  ],
}

/** Whether a day is a federal holiday; null for a year that the list lacks. */
export function isFederalHoliday({ year, month, day }: CalendarDay): boolean | null {
  const holidays = holidaysOf[year]
  return holidays ? holidays.some(([inMonth, onDay]) => inMonth === month && onDay === day) : null
}
