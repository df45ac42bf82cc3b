import { expect, it } from 'vitest'

import { oldCarrierReadings, oldEnrollmentReading } from '#build/old-readings.ts'
import { parseIsoDay } from '#domain/calendar/iso-day.ts'
import { sources2027 } from '#domain/years/year-2027.ts'

const readOn = Date.parse(`${sources2027.openEnrollment.readOn}T17:00:00Z`)
const daysLater = (days: number) => new Date(readOn + days * 86_400_000)

// Proves Q-151.
it('a reading of the last day counts for 30 days while Open Enrollment is open', () => {
  expect(oldEnrollmentReading(daysLater(0), null)).toBeNull()
  expect(oldEnrollmentReading(daysLater(30), null)).toBeNull()
  const unsure = oldEnrollmentReading(daysLater(31), null)
  expect(unsure).toContain('Open Enrollment for 2027, 2027-01-15')
  expect(unsure).toContain('src/domain/years/year-2027.ts')
  expect(unsure).toContain(sources2027.openEnrollment.address)
})

it.each([
  ['2027-01-16', ''],
  ['2027-02-01', '2027-01-31'],
  ['2026-12-31', '2026-12-15'],
])('no reading is asked for on %s, when it is over by the setting %j', (day, lastDay) => {
  expect(oldEnrollmentReading(new Date(`${day}T17:00:00Z`), parseIsoDay(lastDay))).toBeNull()
})

// Proves C-96.
it('the facts of a company are read again after 60 days', () => {
  const of = (name: string, readOn: string) => ({ name, readOn })
  const carriers = [of('Bay Health', '2026-09-28'), of('Old Bay', '2026-09-27')]
  const now = new Date('2026-11-27T17:00:00Z')
  expect(oldCarrierReadings(carriers, now)).toEqual(['Old Bay: read on 2026-09-27'])
})
