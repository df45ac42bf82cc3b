import { describe, expect, it } from 'vitest'

import { isPlanYear, planYears, recordOf, registeredYears } from '#domain/years/plan-years.ts'
import { type FactSource, unread, type YearDraft, type YearFacts } from '#domain/years/year-facts.ts'
import { facts2026, sources2026 } from '#domain/years/year-2026.ts'
import { whereToRead } from '#domain/years/where-to-read.ts'
import type { YearRecord } from '#domain/years/year-facts.ts'
import { expectedPlanYear, problemsOf, yearProblems } from '#domain/years/year-problems.ts'

const before: YearRecord = { facts: facts2026, sources: sources2026 }
const newFacts: YearFacts = {
  povertyGuidelines: { ...facts2026.povertyGuidelines, hawaii: { onePerson: 20_000, furtherPerson: 6_000 } },
  contributionBands: [{ fromPercent: 100, toPercent: 400, lowRate: 200, highRate: 900 }],
  socialSecurityCap: 190_000,
  iraLimit: { under50Dollars: 8_000, from50Dollars: 9_200 },
  openEnrollment: [
    {
      first: { year: 2026, month: 11, day: 1 },
      last: { year: 2026, month: 12, day: 15 },
      start: { year: 2027, month: 1, day: 1 },
    },
  ],
}
const problems = (facts: Partial<YearDraft>, sources: Partial<Record<keyof typeof sources2026, FactSource>> = {}) =>
  problemsOf(2027, { facts: { ...newFacts, ...facts }, sources: { ...sources2026, ...sources } }, before)
const read = sources2026.povertyGuidelines

// Proves Q-75.
describe('a plan year', () => {
  it.each(registeredYears)('%i is complete and confirmed', (year) => {
    expect(yearProblems(year)).toEqual([])
    expect(isPlanYear(year)).toBe(true)
  })

  it('has facts, or is none', () => {
    expect([...planYears]).toEqual([...planYears].sort())
    expect(isPlanYear(2019)).toBe(false)
    expect(isPlanYear(Math.max(...registeredYears) + 1)).toBe(false)
    expect(recordOf(2019)).toBeNull()
  })

  it('that is not registered names the command', () => {
    const next = Math.max(...registeredYears) + 1
    expect(yearProblems(next)).toEqual([expect.stringContaining(`npm run new year ${next}`)])
    expect(expectedPlanYear(next)).toBe(`${expectedPlanYear()}.\n  ${yearProblems(next).join('')}`)
    const onSale = planYears.filter((year) => yearProblems(year).length === 0).join(' or ')
    expect(expectedPlanYear()).toBe(onSale)
    expect(expectedPlanYear(2019)).toBe(onSale)
  })
})

describe('a year that is being added', () => {
  it('has no problem when every fact is new and read', () => {
    expect(problems({})).toEqual([])
  })

  it('names file, fact and source of what is unread', () => {
    const [problem, ...more] = problems({
      povertyGuidelines: { ...newFacts.povertyGuidelines, alaska: { onePerson: 19_000, furtherPerson: unread } },
    })
    expect(more).toEqual([])
    expect(problem).toBe(
      'src/domain/years/year-2027.ts, povertyGuidelines: not read yet. Read: HHS poverty guidelines of 2026, ' +
        'https://aspe.hhs.gov/topics/poverty-economic-mobility/poverty-guidelines ' +
        '(published each January; those of 2026 hold for plan year 2027 (26 CFR 1.36B-1(h))).',
    )
  })

  it.each(Object.keys(whereToRead(2027)) as (keyof typeof sources2026)[])('asks for the source of %s', (fact) => {
    const asked = (source: FactSource) => problems({}, { [fact]: source })
    expect(asked({ ...read, readOn: unread })).toEqual([
      expect.stringContaining(`${fact}: its source has not been read`),
    ])
    for (const readOn of ['yesterday', ' 2026-11-22', '2026-11-22.', '2026-13-01', '2026-11-32'])
      expect(asked({ ...read, readOn })).toEqual([expect.stringContaining('must be a day')])
    for (const readOn of ['2026-01-09', '2027-10-31', '2027-12-30']) expect(asked({ ...read, readOn })).toEqual([])
    expect(asked({ ...read, title: ' ' })).toEqual([expect.stringContaining('needs a title')])
    expect(asked({ ...read, address: 'see https://aspe.hhs.gov' })).toEqual([
      expect.stringContaining('an https address'),
    ])
    expect(asked({ ...read, address: 'aspe.hhs.gov' })).toEqual([expect.stringContaining('an https address')])
  })

  it('may leave the cap of Social Security unknown, and says why', () => {
    const asked = (cap: number | null, unknownBecause?: string) =>
      problems(
        { socialSecurityCap: cap },
        { socialSecurityCap: unknownBecause === undefined ? read : { ...read, unknownBecause } },
      )
    expect(asked(null)).toEqual([expect.stringMatching(/socialSecurityCap: null; say why as unknownBecause/)])
    expect(asked(null, ' ')).toHaveLength(1)
    expect(asked(null, 'It is announced in October.')).toEqual([])
    expect(asked(190_000, 'It is announced in October.')).toEqual([expect.stringContaining('remove unknownBecause')])
    expect(asked(190_000.5)).toHaveLength(1)
    expect(asked(1_900)).toHaveLength(1)
  })

  it('reads the limit of IRAs in whole dollars, and higher from age 50', () => {
    const asked = (under50Dollars: number, from50Dollars: number) =>
      problems({ iraLimit: { under50Dollars, from50Dollars } })
    expect(asked(8_000, 9_200)).toEqual([])
    expect(asked(8_000, 7_000)).toHaveLength(1)
    expect(asked(8_000.5, 9_200)).toHaveLength(1)
    expect(asked(80, 9_200)).toHaveLength(1)
    expect(problems({ iraLimit: null })).toEqual([expect.stringMatching(/iraLimit: null; say why as unknownBecause/)])
  })

  it.each(['povertyGuidelines', 'contributionBands', 'openEnrollment', 'socialSecurityCap', 'iraLimit'] as const)(
    'refuses %s copied from the year before until that is confirmed',
    (fact) => {
      const days = recordOf(2027)?.facts.openEnrollment.map(({ first, last, start }) => ({ first, last, start }))
      const copied = { ...facts2026, ...(days && { openEnrollment: days }) }[fact]
      const asked = (confirmedSameAs?: FactSource['confirmedSameAs']) =>
        problems({ [fact]: copied }, { [fact]: confirmedSameAs ? { ...read, confirmedSameAs } : read })
      expect(asked()).toEqual([expect.stringMatching(new RegExp(`${fact}: equal to 2026; .*year: 2026, reason`))])
      expect(asked({ year: 2026, reason: ' ' })).toHaveLength(1)
      expect(asked({ year: 2025, reason: 'The agency announced it.' })).toHaveLength(1)
      expect(asked({ year: 2026, reason: 'The agency announced it.' })).toEqual([])
      expect(problems({}, { [fact]: { ...read, confirmedSameAs: { year: 2026, reason: 'x' } } })).toEqual([
        expect.stringContaining('differs from 2026'),
      ])
    },
  )

  const [period] = newFacts.openEnrollment
  type Ymd = readonly [year: number, month: number, day: number]
  const day = ([ofYear, month, ofMonth]: Ymd) => ({ year: ofYear, month, day: ofMonth })
  const days = (given: Partial<Record<'first' | 'last', Ymd>>): Partial<YearDraft> => ({
    openEnrollment: [
      { ...period, ...(given.first && { first: day(given.first) }), ...(given.last && { last: day(given.last) }) },
    ],
  })
  const second = (first: Ymd) => ({ ...period, first: day(first), last: day([2026, 12, 20]) })
  const poor = (onePerson: number, furtherPerson: number): Partial<YearDraft> => ({
    povertyGuidelines: { ...newFacts.povertyGuidelines, alaska: { onePerson, furtherPerson } },
  })
  type Band = readonly [from: number, to: number, low: number, high: number]
  const bandOf = ([fromPercent, toPercent, lowRate, highRate]: Band) => ({ fromPercent, toPercent, lowRate, highRate })
  const bands = (first: Band, ...more: readonly Band[]): Partial<YearDraft> => ({
    contributionBands: [bandOf(first), ...more.map(bandOf)],
  })

  it.each<[string, Partial<YearDraft>]>([
    ['bands that follow each other', bands([100, 200, 200, 300], [200, 400, 300, 900])],
    ['a last day of a month', days({ last: [2026, 11, 30] })],
    ['one day', days({ first: [2026, 12, 15] })],
    ['a period on the day after', { openEnrollment: [period, second([2026, 12, 16])] }],
  ])('takes %s', (_what, facts) => {
    expect(problems(facts)).toEqual([])
  })

  it.each<[string, Partial<YearDraft>]>([
    [
      'a further person above the first',
      { povertyGuidelines: { ...newFacts.povertyGuidelines, alaska: { onePerson: 7_100, furtherPerson: 19_950 } } },
    ],
    ['bands with a gap', { contributionBands: [{ fromPercent: 133, toPercent: 400, lowRate: 200, highRate: 900 }] }],
    [
      'bands that end early',
      { contributionBands: [{ fromPercent: 100, toPercent: 300, lowRate: 200, highRate: 900 }] },
    ],
    ['a rate in percent', { contributionBands: [{ fromPercent: 100, toPercent: 400, lowRate: 2.1, highRate: 9.96 }] }],
    ['a falling rate', { contributionBands: [{ fromPercent: 100, toPercent: 400, lowRate: 900, highRate: 200 }] }],
    ['nothing for a further person', poor(19_950, 0)],
    ['as much for a further person', poor(7_100, 7_100)],
    ['a band without width', bands([100, 100, 200, 200], [100, 400, 200, 900])],
    ['a second band that starts elsewhere', bands([100, 200, 200, 300], [250, 400, 300, 900])],
    ['a second band with a lower rate', bands([100, 200, 200, 300], [200, 400, 250, 900])],
    ['a rate that no table has', bands([100, 400, 200, 2000])],
    ['a month 0', days({ first: [2026, 0, 1] })],
    ['a month 13', days({ last: [2026, 13, 1] })],
    ['a day 0', days({ first: [2026, 11, 0] })],
    ['a last day before the first', days({ first: [2026, 12, 16] })],
    ['a last day that is the start', days({ last: [2027, 1, 1] })],
    ['a second period that begins on the last day', { openEnrollment: [period, second([2026, 12, 15])] }],
    ['no such day', { openEnrollment: [{ ...period, last: { year: 2026, month: 11, day: 31 } }] }],
    ['a start of another year', { openEnrollment: [{ ...period, start: { year: 2028, month: 1, day: 1 } }] }],
    [
      'a period that ends after its start',
      { openEnrollment: [{ ...period, last: { year: 2027, month: 1, day: 15 } }] },
    ],
    ['periods that overlap', { openEnrollment: [period, period] }],
  ])('refuses %s', (_what, facts) => {
    expect(problems(facts)).toHaveLength(1)
  })

  it('lacks the holidays of a year that the list does not have', () => {
    const far = problemsOf(2099, { facts: newFacts, sources: sources2026 }, null)
    expect(far.filter((problem) => problem.includes('federal-holidays.ts lacks 2099'))).toHaveLength(1)
  })
})
