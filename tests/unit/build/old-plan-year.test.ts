import { expect, it } from 'vitest'

import { oldPlanYear } from '#build/old-plan-year.ts'
import { calendarDay } from '#domain/calendar/calendar-day.ts'
import { wizardYear } from '#domain/calendar/wizard-year.ts'

it.each([
  ['October', '2026-10-31T16:00:00Z', 2026, null],
  ['November, when the next year is on sale', '2026-11-01T16:00:00Z', 2026, /VITE_PLAN_YEAR is 2026, .* of 2027\./],
  ['November, where the setting was raised', '2026-11-01T16:00:00Z', 2027, null],
  ['the year after', '2027-02-01T16:00:00Z', 2026, /VITE_PLAN_YEAR is 2026, .* of 2027\./],
])('a build in %s tells of an old plan year', (_when, now, planYear, said) => {
  const told = oldPlanYear(planYear, new Date(now))
  if (said === null) expect(told).toBeNull()
  else expect(told).toMatch(said)
})

it.each(Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 15))))(
  'on %s the plans on sale are those of the wizard year',
  (now) => {
    const onSale = wizardYear(calendarDay(now))
    expect(oldPlanYear(onSale, now)).toBeNull()
    expect(oldPlanYear(onSale - 1, now)).not.toBeNull()
  },
)
