import { parseSettings } from '#config/settings.ts'
import { calendarDay } from '#domain/calendar/calendar-day.ts'
import { knownYear } from '#domain/calendar/known-year.ts'
import { planYears } from '#domain/years/plan-years.ts'

import { envValues } from './env-values.ts'

/**
 * Reads the site's settings once, because only builds provide them. Like the production build it reads the `.env` files
 * and prefers variables of the environment. A module that runs the mocks in plain Node imports this first.
 */
const settings = parseSettings(envValues('VITE_'))
Object.assign(globalThis, {
  __OTHER_RELATIVE_CODE__: settings.otherRelativeCode,
  __SETTINGS__: { ...settings, planYears, contentYear: knownYear(settings.planYear, calendarDay(new Date())) },
})
