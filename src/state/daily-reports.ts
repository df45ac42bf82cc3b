import { readStored, writeStored } from './storage.ts'

/** Reports that one device may send in a day, in all its tabs. */
const mostADay = 20

/**
 * Whether the device may send one more report on this day (UTC), which counts it. The day and the count are all that is
 * kept. Without storage only the bound of one opening of the site holds.
 */
export function takeDailyReport(now: Date): boolean {
  const today = now.toISOString().slice(0, 10)
  const [day, count] = readStored('local', 'errorReports')?.split(' ') ?? []
  const sent = day === today ? Number(count) : 0
  // A count that is no number refuses too, until the next day.
  if (!(sent < mostADay)) return false
  writeStored('local', 'errorReports', `${today} ${sent + 1}`)
  return true
}
