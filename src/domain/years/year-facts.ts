import type { CalendarDay } from '#domain/calendar/calendar-day.ts'

/** The area of one poverty guideline: the 48 states and DC, Alaska, or Hawaii. */
export type PovertyRegion = 'contiguous' | 'alaska' | 'hawaii'

/** The poverty level in whole dollars a year: of one person, and what each further person adds. */
export interface PovertyGuideline {
  readonly onePerson: number
  readonly furtherPerson: number
}

/** One band of the contribution schedule. Rates are hundredths of a percent of income: 419 is 4.19 %. */
export interface ContributionBand {
  readonly fromPercent: number
  readonly toPercent: number
  readonly lowRate: number
  readonly highRate: number
}

/** The days to choose a plan for one start of coverage, both inclusive. */
export interface EnrollmentPeriod {
  readonly first: CalendarDay
  readonly last: CalendarDay
  /** The day on which a plan chosen in this period starts. */
  readonly start: CalendarDay
  /** A court may still change the last day, so the site advises to choose earlier. */
  readonly mayChange?: true
}

/** What the law sets for each plan year. */
export interface YearFacts {
  /** The HHS guidelines of the calendar year before the plan year (26 CFR 1.36B-1(h), Q-50). */
  readonly povertyGuidelines: Readonly<Record<PovertyRegion, PovertyGuideline>>
  /** The IRS table of applicable percentages, which are rounded to the hundredth of a percent. */
  readonly contributionBands: readonly [ContributionBand, ...ContributionBand[]]
  /** Open Enrollment on HealthCare.gov, split by the start of coverage (45 CFR 155.410(e) and (f)). */
  readonly openEnrollment: readonly [EnrollmentPeriod, ...EnrollmentPeriod[]]
  /**
   * The earnings in whole dollars a year up to which Social Security is paid (42 U.S.C. 430, Q-113); null until it is
   * published; the source then gives the reason.
   */
  readonly socialSecurityCap: number | null
  /**
   * The most that one person may put into IRAs, in whole dollars a year (26 U.S.C. 219(b)(5), Q-113); null until it is
   * published; the source then gives the reason.
   */
  readonly iraLimit: { readonly under50Dollars: number; readonly from50Dollars: number } | null
}

/** A fact of a year. */
export type YearFact = keyof YearFacts

/** The value that nobody has read yet. A year with one can't be sold. */
export const unread = 'unread'

/** Whether a fact, or a part of it, is unread. */
export const isUnread = (fact: unknown): boolean => JSON.stringify(fact).includes(`"${unread}"`)

type Draft<Value> = Value extends number ? number | typeof unread : { readonly [Key in keyof Value]: Draft<Value[Key]> }

/** The facts of a year that may not be complete. */
export type YearDraft = Draft<YearFacts>

/** A list that applies to all years and is reviewed for each. */
export type ReviewedList = 'statesAt133' | 'ownMarketplaces' | 'federalHolidays'

/** Where and when a fact was read. */
export interface FactSource {
  readonly title: string
  readonly address: string
  /** The day on which a person read it: `2026-11-22`; `unread` until then. */
  readonly readOn: string
  /** Confirms that a fact equals that of the year before, to distinguish it from a table copied by mistake. */
  readonly confirmedSameAs?: { readonly year: number; readonly reason: string }
  /** Why the fact is null. */
  readonly unknownBecause?: string
}

/** The sources of a year: of its facts, and of the lists reviewed for it. */
export type YearSources = Readonly<Record<YearFact | ReviewedList, FactSource>>

/** A registered year as it is written. */
export interface YearRecord {
  readonly facts: YearDraft
  readonly sources: YearSources
}
