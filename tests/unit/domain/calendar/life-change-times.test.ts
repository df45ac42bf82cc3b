import { describe, expect, it } from 'vitest'

import { isoDay, parseIsoDay } from '#domain/calendar/iso-day.ts'
import { changeOn, isToCome, lifeChangeOutcome, lifeChanges } from '#domain/calendar/life-change-times.ts'
import { type LifeChangeId, lifeChangeIds } from '#domain/calendar/life-changes.ts'

const today = { year: 2026, month: 11, day: 26 }

/** Returns the first and last day of a change that counts today, and the last day to choose, as ISO days. */
function timeOf(id: LifeChangeId, day: string | null) {
  const outcome = lifeChangeOutcome([{ id, day: day === null ? null : parseIsoDay(day) }], today)
  const [time] = outcome?.kind === 'mayEnroll' ? outcome.times : []
  return time && [isoDay(time.from), isoDay(time.to), time.chooseBy && isoDay(time.chooseBy)]
}

// Proves Q-79.
describe('the life-change check', () => {
  it('has nine changes: 60 days to choose, and 90 after Medicaid or CHIP', () => {
    expect(lifeChangeIds).toHaveLength(9)
    for (const id of lifeChangeIds) expect(lifeChanges[id].daysToChoose).toBe(id === 'lostMedicaid' ? 90 : 60)
  })

  it('has no outcome before an answer, and one for none of them', () => {
    expect(lifeChangeOutcome(null, today)).toBeNull()
    expect(lifeChangeOutcome([], today)).toEqual({ kind: 'none' })
  })

  it.each<[LifeChangeId, string | null, readonly (string | null)[]]>([
    ['moved', null, ['2026-09-27', '2026-11-26', null]],
    ['moved', '2026-11-12', ['2026-09-27', '2026-11-26', '2027-01-11']],
    ['moved', '2026-09-27', ['2026-09-27', '2026-11-26', '2026-11-26']],
    ['moved', '2026-09-26', ['2026-09-27', '2026-11-26', null]],
    ['moved', '2026-11-27', ['2026-09-27', '2026-11-26', null]],
    ['lostMedicaid', '2026-08-28', ['2026-08-28', '2026-11-26', '2026-11-26']],
    ['losingCoverage', '2026-11-30', ['2026-11-26', '2027-01-25', '2027-01-29']],
    ['losingCoverage', '2026-11-25', ['2026-09-27', '2026-11-26', '2027-01-24']],
    ['losingCoverage', '2027-01-26', ['2026-11-26', '2027-01-25', null]],
  ])('of %s on %s counts from, to and until %j', (id, day, expected) => {
    expect(timeOf(id, day)).toEqual(expected)
  })

  // Proves Q-163.
  it.each<[LifeChangeId, string | null, string, readonly (string | null)[]]>([
    ['lostCoverage', '2026-12-20', 'losingCoverage', ['2026-11-26', '2027-01-25', '2027-02-18']],
    ['lostCoverage', '2027-01-26', 'losingCoverage', ['2026-11-26', '2027-01-25', null]],
    ['lostCoverage', '2026-11-26', 'lostCoverage', ['2026-09-27', '2026-11-26', '2027-01-25']],
    ['lostCoverage', null, 'lostCoverage', ['2026-09-27', '2026-11-26', null]],
    ['losingCoverage', '2026-11-26', 'losingCoverage', ['2026-11-26', '2027-01-25', '2027-01-25']],
    ['losingCoverage', '2026-11-25', 'lostCoverage', ['2026-09-27', '2026-11-26', '2027-01-24']],
    ['losingCoverage', null, 'losingCoverage', ['2026-11-26', '2027-01-25', null]],
    ['lostMedicaid', '2026-12-31', 'losingMedicaid', ['2026-11-26', '2027-01-25', '2027-03-31']],
    ['moved', '2026-12-20', 'moved', ['2026-09-27', '2026-11-26', null]],
  ])('reads %s on %s as %s, which counts from, to and until %j', (id, day, read, expected) => {
    const change = { id, day: day === null ? null : parseIsoDay(day) }
    expect(changeOn(change, today)).toBe(read)
    expect(isToCome(changeOn(change, today))).toBe(read.startsWith('losing'))
    const outcome = lifeChangeOutcome([change], today)
    expect(outcome?.kind === 'mayEnroll' && outcome.times.map((time) => time.read)).toEqual([read])
    expect(timeOf(id, day)).toEqual(expected)
  })

  it('has one time for each change', () => {
    const outcome = lifeChangeOutcome(
      lifeChangeIds.map((id) => ({ id, day: null })),
      today,
    )
    expect(outcome?.kind === 'mayEnroll' && outcome.times.map(({ id }) => id)).toEqual(lifeChangeIds)
  })
})
