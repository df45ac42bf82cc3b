import { careAnswer } from '#components/care/care-answer.ts'
import { parseIsoDay } from '#domain/calendar/iso-day.ts'
import type { PlanCare } from '#domain/care/plan-care.ts'
import { formatLongDate } from '#i18n/format.ts'
import { fixedT } from '#i18n/i18n.ts'
import { type Language, languages } from '#i18n/language.ts'

import { PaperHeading, PaperText } from './plan-paper-section.tsx'

export interface PaperCareProps {
  /** What is known of the visitor's list under the plan. */
  readonly care: PlanCare
}

/** Returns the source of the answers, with the day of the company's data (P-77). */
function sourceOf({ entries, asOf }: PlanCare, language: Language): string {
  const t = fixedT(language, 'paper')
  const ask = t('care.ask')
  if (entries.every(({ from }) => from !== 'company')) return ask
  const read = asOf === null ? null : parseIsoDay(asOf)
  const date = read && formatLongDate(read, language)
  const isAlone = entries.every(({ from }) => from !== 'you')
  if (date === null) return `${t(isAlone ? 'care.company' : 'care.except')} ${ask}`
  return `${t(isAlone ? 'care.companyOn' : 'care.exceptOn', { date })} ${ask}`
}

/** The visitor's doctors and medicines, each name once with the answer in both languages (P-92). */
export function PaperCare({ care }: PaperCareProps) {
  if (care.entries.length === 0) return null
  return (
    <section>
      <PaperHeading text={(language) => fixedT(language, 'paper')('care.title')} />
      <ul>
        {care.entries.map((one) => (
          <li key={one.entry.id} className="grid grid-cols-1 gap-x-8 border-b border-border sm:grid-cols-2">
            <p className="wrap-anywhere">
              <span className="font-semibold">{one.entry.name}</span>
              {one.entry.detail !== '' && ` · ${one.entry.detail}`}
            </p>
            <div className="grid grid-cols-2 gap-x-3">
              {languages.map((language) => (
                <p key={language} lang={language} className="font-semibold">
                  {careAnswer(fixedT(language, 'care'), one)}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <PaperText text={(language) => sourceOf(care, language)} />
    </section>
  )
}
