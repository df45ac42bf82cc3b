import type { CalendarDay } from '#domain/calendar/calendar-day.ts'
import { parseIsoDay } from '#domain/calendar/iso-day.ts'

import { site } from './site.ts'

/** The last day of Open Enrollment from the settings; null when the dated one applies. */
export const openEnrollmentEnd: CalendarDay | null = /* @__PURE__ */ parseIsoDay(site.openEnrollmentEnd)
