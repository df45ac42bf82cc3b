import * as z from 'zod/mini'

import { type CalendarDay, daysInMonth } from './calendar-day.ts'

/** Reads a stored day within these years. A day that does not exist is invalid. */
export const storedDay: z.ZodMiniType<CalendarDay> = z
  .object({
    year: z.int().check(z.gte(2020), z.lte(2100)),
    month: z.int().check(z.gte(1), z.lte(12)),
    day: z.int().check(z.gte(1)),
  })
  .check(z.refine((value) => value.day <= daysInMonth(value.year, value.month)))
