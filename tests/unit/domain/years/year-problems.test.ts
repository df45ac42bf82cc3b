import { describe, expect, it } from 'vitest'

import { isPlanYear, planYears, recordOf, registeredYears } from '#domain/years/plan-years.ts'
import { type FactSource, unread, type YearDraft, type YearFacts } from '#domain/years/year-facts.ts'
import { facts2026, sources2026 } from '#domain/years/year-2026.ts'
import { whereToRead } from '#domain/years/where-to-read.ts'
import { expectedPlanYear, problemsOf, type YearRecord, yearProblems } from '#domain/years/year-problems.ts'

const before: YearRecord = { facts: facts2026, sources: sources2026 }
const newFacts: YearFacts = {
  povertyGuidelines: { ...facts2026.povertyGuidelines, hawaii: { onePerson: 20_000, furtherPerson: 6_000 } },
  contributionBands: [{ fromPercent: 100, toPercent: 400, lowRate: 200, highRate: 900 }],
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
    expect(expectedPlanYear(next)).toContain(`npm run new year ${next}`)
    expect(expectedPlanYear()).toBe(planYears.join(' or '))
    expect(expectedPlanYear(2019)).toBe(planYears.join(' or '))
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
    expect(asked({ ...read, readOn: 'yesterday' })).toEqual([expect.stringContaining('must be a day')])
    expect(asked({ ...read, address: 'aspe.hhs.gov' })).toEqual([expect.stringContaining('an https address')])
  })

  it.each(['povertyGuidelines', 'contributionBands', 'openEnrollment'] as const)(
    'refuses %s copied from the year before until that is confirmed',
    (fact) => {
      const days = recordOf(2027)?.facts.openEnrollment
      const copied = { ...facts2026, ...(days && { openEnrollment: days }) }[fact]
      const asked = (confirmedSameAs?: FactSource['confirmedSameAs']) =>
        problems({ [fact]: copied }, { [fact]: confirmedSameAs ? { ...read, confirmedSameAs } : read })
      expect(asked()).toEqual([expect.stringContaining(`${fact}: equal to 2026`)])
      expect(asked({ year: 2026, reason: ' ' })).toHaveLength(1)
      expect(asked({ year: 2025, reason: 'The agency announced it.' })).toHaveLength(1)
      expect(asked({ year: 2026, reason: 'The agency announced it.' })).toEqual([])
      expect(problems({}, { [fact]: { ...read, confirmedSameAs: { year: 2026, reason: 'x' } } })).toEqual([
        expect.stringContaining('differs from 2026'),
      ])
    },
  )

  const [period] = newFacts.openEnrollment
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
    expect(far).toContainEqual(expect.stringContaining('federal-holidays.ts lacks 2099'))
  })
})
