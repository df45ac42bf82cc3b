import { describe, expect, it } from 'vitest'

import { calendarFile } from '#domain/calendar/calendar-file.ts'
import { type DaysFacts, daysNotToMiss } from '#domain/calendar/days-not-to-miss.ts'
import { isoDay, parseIsoDay } from '#domain/calendar/iso-day.ts'

const dayOf = (text: string) => parseIsoDay(text) ?? { year: 0, month: 1, day: 1 }
const january = { start: dayOf('2027-01-01'), enrollBy: dayOf('2026-12-15') }
const listOf = (facts: Partial<DaysFacts>) =>
  daysNotToMiss({
    today: dayOf('2026-11-26'),
    planYear: 2027,
    expected: null,
    births: [],
    changes: [],
    lastDay: null,
    ...facts,
  }).map(({ id, day }) => [id, isoDay(day)])

// Proves Q-153.
describe('the days that must not be missed', () => {
  it('before a plan is chosen', () => {
    expect(listOf({})).toEqual([
      ['chooseBy', '2026-12-15'],
      ['planEnds', '2027-12-31'],
    ])
    expect(listOf({ today: dayOf('2026-12-16') })[0]).toEqual(['chooseBy', '2027-01-15'])
    expect(listOf({ today: dayOf('2027-01-16') })).toEqual([['planEnds', '2027-12-31']])
  })

  it('of a plan of December lead to the next year', () => {
    expect(listOf({ planYear: 2026, expected: { start: dayOf('2026-12-01'), enrollBy: dayOf('2026-11-30') } })).toEqual(
      [
        ['enrollBy', '2026-11-30'],
        ['firstPremium', '2026-12-01'],
        ['chooseBy', '2026-12-15'],
        ['planEnds', '2026-12-31'],
      ],
    )
  })

  it('of a chosen plan leave its own choice out', () => {
    expect(listOf({ expected: january }).map(([id]) => id)).toEqual(['enrollBy', 'firstPremium', 'planEnds'])
    // Proves Q-183.
    const orBy = dayOf('2026-12-31')
    expect(listOf({ expected: { ...january, orBy } })).toContainEqual(['enrollByChange', '2026-12-31'])
  })

  it('have the 26th and the 65th birthday until the plan’s end', () => {
    const births = ['2001-02-28', '1962-12-31', '1963-01-01', '2000-11-25', '1962-02-28'].map(dayOf)
    expect(listOf({ expected: january, births: [...births, null] })).toEqual([
      ['enrollBy', '2026-12-15'],
      ['firstPremium', '2027-01-01'],
      ['turns26', '2027-02-28'],
      ['turns65', '2027-02-28'],
      ['planEnds', '2027-12-31'],
      ['turns65', '2027-12-31'],
    ])
    expect(listOf({ births: [dayOf('2000-02-29')], today: dayOf('2026-01-02'), planYear: 2026 })).toContainEqual([
      'turns26',
      '2026-03-01',
    ])
  })

  it.each([
    ['1962-03-02', '2027-03-01', '2026-12-01', '2027-02-28', '2027-06-30'],
    ['1962-03-31', '2027-03-01', '2026-12-01', '2027-02-28', '2027-06-30'],
    // The law reaches 65 on February 28.
    ['1962-03-01', '2027-02-01', '2026-11-01', '2027-01-31', '2027-05-31'],
    ['1962-12-15', '2027-12-01', '2027-09-01', '2027-11-30', '2028-03-31'],
  ])('name when somebody born on %s enrolls in Medicare', (birth, start, enrollFrom, enrollBy, enrollEnd) => {
    const facts = { today: dayOf('2026-11-26'), planYear: 2027, expected: null, changes: [], lastDay: null } as const
    const days = daysNotToMiss({ ...facts, births: [dayOf(birth)] })
    expect(days.find(({ id }) => id === 'turns65')).toMatchObject({
      start: dayOf(start),
      enrollFrom: dayOf(enrollFrom),
      enrollBy: dayOf(enrollBy),
      enrollEnd: dayOf(enrollEnd),
    })
  })

  it('have 60 days after a change, and 90 after Medicaid', () => {
    const changes = [
      { id: 'moved', day: dayOf('2026-11-20') },
      { id: 'lostMedicaid', day: dayOf('2026-11-20') },
      { id: 'married', day: dayOf('2026-09-01') },
      { id: 'child', day: null },
    ] as const
    expect(listOf({ changes }).filter(([id]) => id === 'lifeChange')).toEqual([
      ['lifeChange', '2027-01-19'],
      ['lifeChange', '2027-02-18'],
    ])
  })

  // Proves Q-163.
  it('name a loss of coverage by its day', () => {
    const lost = (day: string) => [{ id: 'lostCoverage', day: dayOf(day) }] as const
    const named = (day: string) =>
      daysNotToMiss({
        today: dayOf('2026-11-26'),
        planYear: 2027,
        expected: null,
        births: [],
        changes: lost(day),
        lastDay: null,
      }).find(({ id }) => id === 'lifeChange')
    expect(named('2026-12-20')).toMatchObject({ change: 'losingCoverage', day: dayOf('2027-02-18') })
    expect(named('2026-11-20')).toMatchObject({ change: 'lostCoverage', day: dayOf('2027-01-19') })
  })
})

const file = (title: string, text: string) =>
  calendarFile({
    entries: [{ id: 'choose-2027', day: dayOf('2026-12-15'), title, text }],
    product: 'Puente',
    host: 'puente.example',
    now: new Date('2026-11-26T10:00:00.000Z'),
  })

/** Reads a calendar file back: its lines unfolded, then the values unescaped. */
function read(text: string, name: string): string {
  const line = text
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .find((one) => one.startsWith(`${name}:`))
  return (line ?? '')
    .slice(name.length + 1)
    .replaceAll(/\\(n|[\\;,])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))
}

// Proves Q-154.
describe('a calendar file', () => {
  it('has one whole day for each entry, and a reminder', () => {
    expect(file('Choose a plan', 'By today.').split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Puente//Puente//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:choose-2027@puente.example',
      'DTSTAMP:20261126T100000Z',
      'DTSTART;VALUE=DATE:20261215',
      'SUMMARY:Choose a plan',
      'DESCRIPTION:By today.',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Choose a plan',
      'TRIGGER:-P7D',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it.each([
    [
      'Elija su plan de 2027: de más de 75 bytes, con «comillas», eñes y 😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀',
      'línea; una, \\ y\nlínea dos',
    ],
    ['x'.repeat(300), 'é'.repeat(300)],
    ['a', ''],
  ])('folds and escapes, and gives the same text back', (title, text) => {
    const written = file(title, text)
    for (const line of written.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(written.replaceAll('\r\n', '')).not.toMatch(/[\r\n\uFFFD]/)
    expect(read(written, 'SUMMARY')).toBe(title)
    expect(read(written.replace(/BEGIN:VALARM[^]*END:VALARM/, ''), 'DESCRIPTION')).toBe(text)
  })

  it('lets no text end a line', () => {
    const written = file('one\r\nBEGIN:VEVENT', 'two\rEND:VCALENDAR')
    expect(written.split('\r\n').filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
    expect(written.replaceAll('\r\n', '')).not.toContain('\r')
  })
})
