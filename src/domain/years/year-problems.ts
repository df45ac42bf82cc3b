import { daysInMonth } from '#domain/calendar/calendar-day.ts'
import { isFederalHoliday } from '#domain/calendar/federal-holidays.ts'
import { compareDays } from '#domain/calendar/typed-day.ts'

import { planYears, recordOf } from './plan-years.ts'
import { whereToRead } from './where-to-read.ts'
import {
  type ContributionBand,
  type EnrollmentPeriod,
  type FactSource,
  isUnread,
  unread,
  type YearDraft,
  type YearFact,
  type YearFacts,
  type YearRecord,
  type YearSources,
} from './year-facts.ts'

const fileOf = (year: number) => `src/domain/years/year-${year}.ts`

/** Returns a fact with its years counted from the plan year, so that the same days of two years are equal. */
function comparable(fact: unknown, year: number): string {
  return JSON.stringify(fact, (key, value: unknown) => (key === 'year' ? Number(value) - year : value))
}

/** The check of each fact of a year, with the message for a failure. */
const shapes: { readonly [Fact in YearFact]: (fact: YearFacts[Fact], year: number) => string | null } = {
  povertyGuidelines: (regions) =>
    Object.values(regions).every(({ onePerson, furtherPerson }) => furtherPerson > 0 && onePerson > furtherPerson)
      ? null
      : 'each region has whole dollars a year: one person, and less for each further person',
  contributionBands: (bands) => {
    const follows = (band: ContributionBand, at: number) =>
      band.fromPercent === (at === 0 ? 100 : bands[at - 1]?.toPercent) &&
      band.fromPercent < band.toPercent &&
      band.lowRate <= band.highRate &&
      band.lowRate >= (bands[at - 1]?.highRate ?? 0)
    const rates = bands.flatMap(({ lowRate, highRate }) => [lowRate, highRate])
    return bands.every(follows) &&
      bands.at(-1)?.toPercent === 400 &&
      rates.every((rate) => Number.isInteger(rate) && rate < 2000)
      ? null
      : 'bands follow each other from 100 to 400 percent, with rising rates in hundredths of a percent: 419 is 4.19 %'
  },
  openEnrollment: (periods, year) => {
    const isDay = ({ month, day, year: ofYear }: EnrollmentPeriod['first']) =>
      month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(ofYear, month)
    const follows = ({ first, last, start }: EnrollmentPeriod, at: number) =>
      [first, last, start].every(isDay) &&
      compareDays(first, last) <= 0 &&
      compareDays(last, start) < 0 &&
      start.year === year &&
      (at === 0 || compareDays(periods[at - 1]?.last ?? first, first) < 0)
    return periods.every(follows)
      ? null
      : `periods follow each other, and each ends before its plans start, on a day of ${year}`
  },
  socialSecurityCap: (cap) =>
    cap === null || (Number.isInteger(cap) && cap > 100_000) ? null : 'the cap is in whole dollars a year: 184_500',
  iraLimit: (limit) =>
    limit === null ||
    (Number.isInteger(limit.under50Dollars) &&
      limit.under50Dollars >= 1_000 &&
      Number.isInteger(limit.from50Dollars) &&
      limit.from50Dollars >= limit.under50Dollars)
      ? null
      : 'the limits are in whole dollars a year, under 50 and from 50: 7_500 and 8_600',
}

/** The fact of the year before, and the source's confirmation that both are equal. */
interface Earlier {
  readonly fact: YearDraft[YearFact] | undefined
  readonly confirmed: FactSource['confirmedSameAs']
}

function factProblem<Fact extends YearFact>(
  fact: Fact,
  value: YearDraft[Fact],
  year: number,
  { fact: earlier, confirmed }: Earlier,
): string | null {
  if (isUnread(value)) return 'not read yet'
  // No part is unread, so the draft has the type of the fact.
  const wrong = shapes[fact](value as YearFacts[Fact], year)
  if (wrong !== null) return wrong
  const isSame = earlier !== undefined && comparable(value, year) === comparable(earlier, year - 1)
  if (isSame && (confirmed?.year !== year - 1 || confirmed.reason.trim() === ''))
    return `equal to ${year - 1}; if that is so, add confirmedSameAs: { year: ${year - 1}, reason: '…' } to its source`
  if (!isSame && confirmed) return `differs from ${confirmed.year}; remove confirmedSameAs from its source`
  return null
}

function sourceProblem(source: FactSource): string | null {
  if (source.readOn === unread) return 'its source has not been read: set readOn to the day, such as 2026-11-22'
  if (!/^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/.test(source.readOn))
    return 'readOn of its source must be a day, such as 2026-11-22'
  return /^https:\/\/\S+$/.test(source.address) && source.title.trim() !== ''
    ? null
    : 'its source needs a title and an https address'
}

/** Returns the problem with the reason of a nullable fact. */
function reasonProblem(value: YearDraft[YearFact], { unknownBecause = '' }: FactSource): string | null {
  const hasReason = unknownBecause.trim() !== ''
  if (hasReason === (value === null)) return null
  return hasReason ? 'known; remove unknownBecause from its source' : 'null; say why as unknownBecause in its source'
}

const isFact = (name: string, facts: YearDraft): name is YearFact => name in facts

/** Returns why a registered year can't be sold: one line for each problem, with file, field and what to read. */
export function problemsOf(year: number, record: YearRecord, before: YearRecord | null): readonly string[] {
  return Object.entries(whereToRead(year)).flatMap(([name, { title, address, note }]) => {
    // The keys of the official sources are those of the year's.
    const key = name as keyof YearSources
    const problems = [
      isFact(name, record.facts)
        ? factProblem(name, record.facts[name], year, {
            fact: before?.facts[name],
            confirmed: record.sources[name].confirmedSameAs,
          })
        : null,
      isFact(name, record.facts) ? reasonProblem(record.facts[name], record.sources[name]) : null,
      sourceProblem(record.sources[key]),
      name === 'federalHolidays' && isFederalHoliday({ year, month: 1, day: 1 }) === null
        ? `src/domain/calendar/federal-holidays.ts lacks ${year}`
        : null,
    ]
    const found = problems.filter((problem) => problem !== null).join('; ')
    return found === '' ? [] : [`${fileOf(year)}, ${name}: ${found}. Read: ${title}, ${address} (${note}).`]
  })
}

/** Returns why a year can't be sold; none for a complete and confirmed one. */
export function yearProblems(year: number): readonly string[] {
  const record = recordOf(year)
  if (record === null) return [`${year} is not a registered plan year: npm run new year ${year} makes its files.`]
  return problemsOf(year, record, recordOf(year - 1))
}

/** Returns what `VITE_PLAN_YEAR` accepts, and why a year is refused. */
export function expectedPlanYear(year?: number): string {
  const onSale = planYears.filter((known) => yearProblems(known).length === 0).join(' or ')
  if (year === undefined || !Number.isInteger(year) || year < (planYears[0] ?? 0)) return onSale
  return [`${onSale}.`, ...yearProblems(year)].join('\n  ')
}
