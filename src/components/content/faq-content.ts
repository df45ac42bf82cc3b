import { openEnrollmentsFrom } from '#domain/calendar/enrollment-periods.ts'
import type { CalendarDay } from '#domain/calendar/calendar-day.ts'
import { compareDays } from '#domain/calendar/typed-day.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'
import { type PlaceholderValues, fillPlaceholders } from '#domain/content/placeholders.ts'
import type { Question, QuestionFigure, QuestionIcon, QuestionTopic } from '#domain/content/question-schema.ts'
import { povertyLevelFor } from '#domain/poverty/poverty-level.ts'
import { contributionRate, lastCreditPercent, ratePercent } from '#domain/subsidy/contribution.ts'
import { formatDollars, formatLongDate, formatPercent } from '#i18n/format.ts'
import type { Translate } from '#i18n/i18n.ts'
import type { Language } from '#i18n/language.ts'

/** The year whose figures and days the answers name. */
export interface FaqYear {
  readonly year: PlanYear
  /** The setting that replaces the dated end of an Open Enrollment; null where there is none. */
  readonly lastDay: CalendarDay | null
  /** The day on which the answers are read. The answers speak of an Open Enrollment before that day as past. */
  readonly today: CalendarDay
}

/** One question and its answer. */
export interface FaqItem {
  readonly slug: string
  readonly icon: QuestionIcon
  readonly topic: QuestionTopic
  readonly question: string
  /** Paragraphs, starting with the short answer. */
  readonly answer: readonly string[]
}

function percentOfIncome(fplPercent: number, year: PlanYear, language: Language): string {
  const rate = contributionRate(fplPercent, year)
  return rate ? formatPercent(ratePercent(rate), language) : ''
}

/**
 * Returns the amounts and percentages in the answers. They come from the tables of the quote, so they always agree with
 * it.
 */
function figures(year: PlanYear, language: Language) {
  const lowest = (people: number) => formatDollars(povertyLevelFor(people, year, 'contiguous'), language)
  const highest = (people: number) =>
    formatDollars((povertyLevelFor(people, year, 'contiguous') * lastCreditPercent) / 100, language)
  return {
    year,
    oneLowest: lowest(1),
    oneHighest: highest(1),
    fourLowest: lowest(4),
    fourHighest: highest(4),
    lowestShare: percentOfIncome(100, year, language),
    highestShare: percentOfIncome(lastCreditPercent, year, language),
  }
}

/**
 * Returns the sentences about each known Open Enrollment that is not over, starting with the next deadline; about
 * the last one, as past, where none is ahead.
 */
function enrollmentDates(t: Translate<'faq'>, language: Language, { year, lastDay, today }: FaqYear) {
  const long = (day: CalendarDay) => formatLongDate(day, language)
  const known = openEnrollmentsFrom(year, lastDay)
  const ahead = known.flatMap(({ planYear, first, last, periods }) => {
    const [next, ...later] = periods.filter((period) => compareDays(today, period.last) <= 0)
    return next ? [{ planYear, first, last, next, later }] : []
  })
  const over = ahead.length === 0 ? known.slice(-1) : []
  return {
    enrollments: [
      ...over.map(({ planYear, first, last }) =>
        t('openEnrollment.ran', { year: planYear, first: long(first), last: long(last) }),
      ),
      ...ahead.flatMap(({ planYear, first, last, next, later }) => [
        t('openEnrollment.runs', {
          year: planYear,
          first: long(first),
          last: long(last),
          chooseBy: long(next.last),
          start: long(next.start),
        }),
        ...((later.at(-1) ?? next).mayChange ? [t('openEnrollment.mayChange')] : []),
      ]),
    ].join(' '),
    starts: ahead
      // The sentence before names the next start.
      .flatMap(({ later }) => later)
      .map(({ last, start }) => t('openEnrollment.starts', { last: long(last), start: long(start) }))
      .join(' '),
  }
}

/**
 * Returns the questions and answers in one language, for the page and its structured data for search engines. They take
 * their figures from the tables of a plan year, and the rest from `agency`.
 */
export function faqItems(
  questions: readonly Question[],
  t: Translate<'faq'>,
  language: Language,
  ofPlanYear: FaqYear,
  agency: PlaceholderValues,
): readonly FaqItem[] {
  const ofYear: Readonly<Record<QuestionFigure, string | number>> = {
    ...figures(ofPlanYear.year, language),
    ...enrollmentDates(t, language, ofPlanYear),
  }
  const fill = (text: Question['short']) => fillPlaceholders(text[language], { ...agency, ...ofYear })
  return questions.map(({ slug, icon, topic, question, short, more }) => ({
    slug,
    icon,
    topic,
    question: fill(question),
    answer: [fill(short), fill(more)],
  }))
}
