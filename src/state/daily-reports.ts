import { readStored, writeStored } from './storage.ts'

/** Reports that one device may send in a day, in all its tabs. */
const mostADay = 20

/**
 * Returns whether the device may send one more report on this day (UTC), and counts it. Only the day and the count are
 * stored. Without storage, only the limit of each page load applies.
 */
export function takeDailyReport(now: Date): boolean {
  const today = now.toISOString().slice(0, 10)
  const [day, count] = readStored('local', 'errorReports')?.split(' ') ?? []
  const sent = day === today ? Number(count) : 0
  // A count that is not a number also refuses, until the next day.
  if (!(sent < mostADay)) return false
  writeStored('local', 'errorReports', `${today} ${sent + 1}`)
  return true
}
