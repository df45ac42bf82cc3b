import { parseIsoDay } from '#domain/calendar/iso-day.ts'
import type { CareKind } from '#domain/care/care-list.ts'
import type { CareCount, CareSilence, PlanCare } from '#domain/care/plan-care.ts'
import { formatLongDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

const keys = { doctor: 'doctors', medicine: 'medicines' } as const

/** The texts of the counts, for a line, a table's cell or a sheet. */
export interface CareText {
  /**
   * "1 of 2 medicines, 1 as a generic", or "2 doctors: not known", with the reason when all entries share it (P-77).
   */
  readonly count: (kind: CareKind, count: CareCount) => string
  /** The source of the counts: the company's data with its day, the visitor's check, or both; null for neither. */
  readonly source: (care: PlanCare) => string | null
  /** The day of the company's data, formatted for reading; null when it has none. */
  readonly day: (care: PlanCare) => string | null
}

/** Returns the texts of the counts in the page's language. */
export function useCareText(): CareText {
  const { t, language } = useTranslation('care')
  const day = ({ asOf }: PlanCare) => {
    const read = asOf === null ? null : parseIsoDay(asOf)
    return read && formatLongDate(read, language)
  }
  const why = (silence: CareSilence | null, count: number) => t(`line.silence.${silence ?? 'noData'}`, { count })
  /** The unknown entries by their reason. Typed names are counted separately, the same on every card (P-77). */
  const unknowns = ({ unknown, typed, silence }: CareCount) => {
    const rest = unknown - typed
    return [
      ...(typed > 0 ? [`${typed} ${why('typed', typed)}`] : []),
      ...(rest > 0 ? [`${rest} ${why(silence, rest)}`] : []),
    ]
  }
  return {
    day,
    count: (kind, counted) => {
      const { total, covered, generic, unknown, typed, silence } = counted
      if (unknown === total) {
        const reasons = typed === 0 || typed === total ? why(silence, unknown) : unknowns(counted).join(', ')
        return `${t(`line.${keys[kind]}Total`, { count: total })}: ${reasons}`
      }
      return [
        t(`line.${keys[kind]}`, { covered, count: total }),
        ...(generic > 0 ? [t('line.generic', { count: generic })] : []),
        ...unknowns(counted),
      ].join(', ')
    },
    source: (care) => {
      const { entries } = care
      const byYou = entries.filter(({ from }) => from === 'you').length
      if (byYou === entries.filter(({ from }) => from !== null).length) return byYou === 0 ? null : t('line.you')
      const date = day(care)
      const company = date === null ? t('line.company') : t('line.companyOn', { date })
      return byYou === 0 ? company : `${company}; ${t('line.youSome', { count: byYou })}`
    },
  }
}
