import type { SheetContact } from '#domain/account/sheet-contact.ts'
import type { CalendarDay } from '#domain/calendar/calendar-day.ts'
import type { EffectiveDate } from '#domain/calendar/effective-date.ts'
import type { LifeChange } from '#domain/calendar/life-changes.ts'
import { changeOn, lastDayToChoose } from '#domain/calendar/life-change-times.ts'
import { languageTable } from '#domain/content/language-table.ts'
import type { QuoteHandover } from '#domain/quote/quote-handover.ts'
import { priceAnswersFor } from '#domain/household/price-answers.ts'
import { isPlanPossible } from '#domain/subsidy/credit-outlook.ts'
import { formatLongDate, listFormat } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { telHref } from '#lib/phone-link.ts'

import { AgentSheetAnswers } from './agent-sheet-answers.tsx'
import { AgentSheetCare, type AgentSheetCareProps } from './agent-sheet-care.tsx'
import { AgentSheetHousehold, useNameOf } from './agent-sheet-household.tsx'
import { AgentSheetIncome } from './agent-sheet-income.tsx'
import { AgentSheetPlans, type AgentSheetPlansProps } from './agent-sheet-plans.tsx'
import { AgentSheetSection } from './agent-sheet-section.tsx'

const questions = ['doctors', 'medicines', 'firstVisit', 'income', 'proof', 'premium'] as const

interface AgentSheetQuestionsProps {
  /** What the quote hands over. */
  readonly handover: QuoteHandover
}

/** Six questions to ask the agent, and what the agent asks beyond the site, with room for the answers on paper (P-99). */
function AgentSheetQuestions({ handover: { criteria, priceAnswers } }: AgentSheetQuestionsProps) {
  const { t, language } = useTranslation('agent-sheet')
  const { householdMembers, planYear } = criteria
  const hasOffer = priceAnswersFor(householdMembers, priceAnswers).people.some(({ jobOffer }) => jobOffer === 'yes')
  const asked = (['coverage', hasOffer && 'offer', 'callTime'] as const).filter((one) => one !== false)
  const agentAsks = t('questions.agentAsks', {
    questions: listFormat(language).format(asked.map((one) => t(`questions.asked.${one}`))),
  })
  return (
    <>
      <AgentSheetSection title={t('questions.title')}>
        <ol className="grid list-decimal gap-1 ps-6 print:gap-0">
          {questions.map((question) => (
            <li key={question}>{t(`questions.${question}`, { year: planYear })}</li>
          ))}
        </ol>
        <p className="print:hidden">{agentAsks}</p>
      </AgentSheetSection>
      <section aria-hidden className="hidden break-inside-avoid pb-2 print:block">
        <p className="text-xs">
          <span className="font-semibold">{t('notes')}</span> · {agentAsks}
        </p>
        <div className="h-6 border-b border-control" />
        <div className="h-6 border-b border-control" />
        <div className="h-6 border-b border-control" />
      </section>
    </>
  )
}

interface AgentSheetLifeChangesProps {
  /** The changes that were ticked; empty for none of them. */
  readonly changes: readonly LifeChange[]
  /** The day of the quote, by which the day of a loss is read. */
  readonly quotedOn: CalendarDay
}

/** The life changes that the visitor ticked in the check, with their days (Q-79, P-95). */
function AgentSheetLifeChanges({ changes, quotedOn }: AgentSheetLifeChangesProps) {
  const { t, language } = useTranslation('agent-sheet')
  const names = useTranslation('coverage-year')
  return (
    <AgentSheetSection title={t('lifeChanges.title')}>
      {changes.length === 0 ? (
        <p>{t('lifeChanges.none')}</p>
      ) : (
        <ul className="list-disc ps-5">
          {changes.map(({ id, day }) => (
            <li key={id}>
              {names.t(`lifeChangeCheck.${changeOn({ id, day }, quotedOn)}`)}
              {day
                ? t('lifeChanges.day', {
                    day: formatLongDate(day, language),
                    last: formatLongDate(lastDayToChoose(id, day), language),
                  })
                : t('lifeChanges.noDay')}
            </li>
          ))}
        </ul>
      )}
    </AgentSheetSection>
  )
}

interface AgentSheetFactsProps {
  /** What the quote hands over. */
  readonly handover: QuoteHandover
  /** The reference of the sent application; null before it is sent. */
  readonly reference: string | null
  /** What the profile adds; undefined before the registration. */
  readonly contact: SheetContact | undefined
}

/** Returns when coverage may start, and on what condition. */
function useStart(effective: EffectiveDate | null): string | null {
  const { t, language } = useTranslation('agent-sheet')
  if (effective === null) return null
  const date = formatLongDate(effective.start, language)
  switch (effective.variant) {
    case 'openEnrollment':
      return t(`facts.${effective.mayChange ? 'startOpenMayChange' : 'startOpen'}`, {
        date,
        last: formatLongDate(effective.chooseBy, language),
      })
    case 'standard':
      return t('facts.startStandard', { date })
    case 'endOfMonth':
      return t('facts.startEndOfMonth', { date })
  }
}

/**
 * The top of the sheet: reference, day of the quote, year and start (P-95), contact and language (P-101). Only a sent
 * application has a reference.
 */
function AgentSheetFacts({ handover, reference, contact }: AgentSheetFactsProps) {
  const { t, language } = useTranslation('agent-sheet')
  const { day, effective, next, criteria } = handover
  const start = useStart(effective)
  const isPossible = isPlanPossible(handover.plan.outlook)
  const reached = contact ? [contact.phone, contact.email].filter((text) => text !== '').join(' · ') : ''
  const facts = [
    ['reference', reference ?? t('facts.referenceLater')] as const,
    ['day', formatLongDate(day, language)] as const,
    ['year', String(criteria.planYear)] as const,
    // Without a possible plan there is no start of coverage (F-97).
    start !== null && isPossible && (['start', start] as const),
    next &&
      isPossible &&
      ([
        'ends',
        t('facts.endsValue', {
          ends: formatLongDate(next.ends, language),
          year: next.year,
          last: formatLongDate(next.chooseBy, language),
        }),
      ] as const),
    reached !== '' && (['contact', reached] as const),
    contact?.reachedBy !== undefined && (['reachedBy', contact.reachedBy] as const),
    ['language', languageTable[language].name] as const,
  ].filter((fact) => fact !== false && fact !== undefined)
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-1 border-b border-border pb-3 print:gap-x-6 print:gap-y-0 print:pb-1">
      {facts.map(([fact, value]) => (
        <div key={fact} className="flex flex-wrap gap-x-2">
          <dt className="text-ink-muted">{t(`facts.${fact}`)}</dt>
          <dd
            className="font-semibold wrap-anywhere tabular-nums"
            translate={fact === 'contact' || (fact === 'reference' && reference !== null) ? 'no' : undefined}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

export interface AgentSheetProps extends AgentSheetCareProps, AgentSheetPlansProps {
  /** The reference of the sent application; null before it is sent. */
  readonly reference: string | null
  /** Names, relations and contact of the profile; absent before the registration (P-101). */
  readonly contact?: SheetContact | undefined
  /** The agency's phone, formatted for reading: 1-800-555-0142. */
  readonly phone: string
}

/**
 * A summary of the quote for a talk with an agent (P-95): the answers, the plan with its bill, the compared plans,
 * doctors and medicines, and six questions. Unknown facts are left out.
 */
export function AgentSheet({ handover, isChosen, basis, reference, contact, list, care, phone }: AgentSheetProps) {
  const { t } = useTranslation('agent-sheet')
  const { criteria, lifeChanges, priceAnswers } = handover
  const { householdMembers } = criteria
  const names = householdMembers.map(useNameOf(householdMembers))
  const [before, after] = t('madeBy.contact', { phone: '\n' }).split('\n')
  return (
    <div className="grid gap-5 leading-snug print:block print:space-y-1 print:text-sm print:leading-tight">
      <AgentSheetFacts handover={handover} reference={reference} contact={contact} />
      <div className="gap-x-10 columns-field-lg print:columns-field-md print:gap-x-8">
        <AgentSheetHousehold handover={handover} people={contact?.people} />
        {priceAnswers !== null && (
          <AgentSheetAnswers members={householdMembers} given={priceAnswers} nameAt={(at) => names[at] ?? ''} />
        )}
        <AgentSheetIncome handover={handover} />
        {lifeChanges !== null && <AgentSheetLifeChanges changes={lifeChanges} quotedOn={handover.day} />}
        <AgentSheetPlans handover={handover} isChosen={isChosen} basis={basis} />
        <AgentSheetCare list={list} care={care} />
      </div>
      <div className="border-t border-border pt-4 print:pt-1">
        <AgentSheetQuestions handover={handover} />
        <p>
          {before}
          <a href={telHref(phone)} className="font-semibold whitespace-nowrap text-primary underline tabular-nums">
            {phone}
          </a>
          {after}
        </p>
        <p className="text-sm text-ink-muted print:text-xs">{t('madeBy.how')}</p>
      </div>
    </div>
  )
}
