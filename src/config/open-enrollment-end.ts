import type { CalendarDay } from '#domain/calendar/calendar-day.ts'
import { parseIsoDay } from '#domain/calendar/iso-day.ts'

import { site } from './site.ts'

/** The last day of an Open Enrollment that this build sets; null where the dated ones hold. */
export const openEnrollmentEnd: CalendarDay | null = /* @__PURE__ */ parseIsoDay(site.openEnrollmentEnd)
