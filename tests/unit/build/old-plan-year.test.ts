import { expect, it } from 'vitest'

import { oldPlanYear } from '#build/old-plan-year.ts'
import { quoteYearProblems } from '#build/quote-year-problems.ts'
import { planYears } from '#domain/years/plan-years.ts'

const newest = Math.max(...planYears) as (typeof planYears)[number]

it.each([
  ['before Open Enrollment', '2025-10-31T16:00:00Z', 2026, 'early', /2026 begins on 2025-11-01\. Deploy/],
  ['on its first day', '2025-11-01T16:00:00Z', 2026, null, /^$/],
  ['on its last day', '2026-01-15T16:00:00Z', 2026, null, /^$/],
  [
    'after it',
    '2026-01-16T16:00:00Z',
    2026,
    'closed',
    /2026 ended on 2026-01-15: until 2026-11-01 .* VITE_PLAN_YEAR=2027/,
  ],
  ['in October', '2026-10-31T16:00:00Z', 2026, 'closed', /VITE_PLAN_YEAR=2027 \(or auto\) and run npm run build$/],
  ['when the next begins', '2026-11-01T16:00:00Z', 2026, 'old', /2027 began on 2026-11-01\. .*VITE_PLAN_YEAR=2027/],
  ['where the setting was raised', '2026-11-01T16:00:00Z', 2027, null, /^$/],
  ['the year after', '2027-02-01T16:00:00Z', 2026, 'old', /2027 began on 2026-11-01/],
] as const)('a build %s tells of its plan year', (_when, now, planYear, kind, said) => {
  const notice = oldPlanYear(planYear, new Date(now))
  expect(notice?.kind ?? null).toBe(kind)
  expect(notice?.text ?? '').toMatch(said)
})

it('a build follows another last day of Open Enrollment', () => {
  const lastDay = { year: 2026, month: 12, day: 15 }
  expect(oldPlanYear(2027, new Date('2026-12-16T16:00:00Z'), lastDay)?.text).toContain('2027 ended on 2026-12-15')
  expect(oldPlanYear(2027, new Date('2026-12-15T16:00:00Z'), lastDay)).toBeNull()
})

it('a build of the newest year names the command that makes the next one', () => {
  const notice = oldPlanYear(newest, new Date(Date.UTC(newest, 10, 1, 16)))
  expect(notice?.kind).toBe('old')
  expect(notice?.text).toContain(`VITE_PLAN_YEAR=${newest + 1}`)
  expect(notice?.text).toMatch(new RegExp(`npm run new year ${newest + 1}|year-${newest + 1}\\.ts`))
})

it('a build that follows the clock names what the next year lacks, and nothing more', () => {
  const notice = oldPlanYear('auto', new Date(Date.UTC(newest, 9, 31, 16)))
  expect(notice?.kind).toBe('next')
  expect(notice?.text).toContain(`From ${newest}-11-01 on this site quotes ${newest + 1}`)
  expect(oldPlanYear('auto', new Date(Date.UTC(newest, 1, 1, 16)))).toBeNull()
  expect(oldPlanYear('auto', new Date(Date.UTC(newest - 1, 9, 31, 16)))).toBeNull()
})

// Proves Q-75.
it('a day whose quote year has no facts is refused', () => {
  expect(quoteYearProblems('auto', new Date(Date.UTC(newest, 9, 31, 16)))).toEqual([])
  const [said, missing] = quoteYearProblems('auto', new Date(Date.UTC(newest, 10, 1, 16)))
  expect(said).toContain(`the year on sale is ${newest + 1}`)
  expect(missing).toContain(String(newest + 1))
  expect(quoteYearProblems(newest, new Date(Date.UTC(newest, 10, 1, 16)))).toEqual([])
})
