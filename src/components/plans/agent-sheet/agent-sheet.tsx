import { useSaidAnswers } from '#components/household/member-answer-fields.tsx'
import type { EffectiveDate } from '#domain/calendar/effective-date.ts'
import type { LifeChange } from '#domain/calendar/life-changes.ts'
import { lastDayToChoose } from '#domain/calendar/life-change-times.ts'
import type { HouseholdMember } from '#domain/household/member.ts'
import type { QuoteHandover } from '#domain/quote/quote-handover.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'
import { formatLongDate } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { telHref } from '#lib/phone-link.ts'

import { AgentSheetAnswers } from './agent-sheet-answers.tsx'
import { AgentSheetCare, type AgentSheetCareProps } from './agent-sheet-care.tsx'
import { AgentSheetIncome } from './agent-sheet-income.tsx'
import { AgentSheetPlans, type AgentSheetPlansProps } from './agent-sheet-plans.tsx'
import { AgentSheetSection } from './agent-sheet-section.tsx'

const questions = ['doctors', 'medicines', 'firstVisit', 'income', 'proof', 'premium'] as const

interface AgentSheetQuestionsProps {
  /** The year of the plan. */
  readonly planYear: PlanYear
}

/** Six questions to ask the agent, with room for the answers on paper (P-99). */
function AgentSheetQuestions({ planYear }: AgentSheetQuestionsProps) {
  const { t } = useTranslation('agent-sheet')
  return (
    <>
      <AgentSheetSection title={t('questions.title')}>
        <ol className="grid list-decimal gap-1 ps-6 print:gap-0">
          {questions.map((question) => (
            <li key={question}>{t(`questions.${question}`, { year: planYear })}</li>
          ))}
        </ol>
      </AgentSheetSection>
      <section aria-hidden className="hidden break-inside-avoid pb-2 print:block">
        <p className="text-sm font-semibold">{t('notes')}</p>
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
}

/** The life changes that the visitor ticked in the check, with their days (Q-79, P-95). */
function AgentSheetLifeChanges({ changes }: AgentSheetLifeChangesProps) {
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
              {names.t(`lifeChangeCheck.${id}`)}
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

/** Returns the names of the people of a household: "You", "Dependent 1". */
function useNameOf(members: readonly HouseholdMember[]) {
  const { t } = useTranslation('agent-sheet')
  const dependents = members.filter(({ role }) => role === 'dependent')
  return (member: HouseholdMember) =>
    member.role === 'dependent'
      ? t('household.dependent', { number: dependents.indexOf(member) + 1 })
      : t(`household.${member.role}`)
}

interface AgentSheetHouseholdProps {
  /** What the quote hands over. */
  readonly handover: QuoteHandover
}

/** Everyone of the tax household with age, whether they apply and who probably gets no credit, and the place (P-95). */
function AgentSheetHousehold({ handover: { criteria, plan } }: AgentSheetHouseholdProps) {
  const { t } = useTranslation('agent-sheet')
  const { t: tPlans } = useTranslation('plans')
  const withAnswers = useSaidAnswers()
  const { householdMembers, zipCode, countyName, stateAbbreviation } = criteria
  const nameOf = useNameOf(householdMembers)
  const applying = householdMembers.filter(({ isApplyingForCoverage }) => isApplyingForCoverage)
  const [, county] = /^(.+) County$/.exec(countyName) ?? []
  const place = county === undefined ? countyName : t('household.county', { county })
  return (
    <AgentSheetSection title={t('household.title')}>
      <ul>
        {householdMembers.map((member, at) => {
          const reason = plan.outlook?.reasons[applying.indexOf(member)]
          return (
            <li key={at}>
              <span className="font-semibold">{withAnswers(nameOf(member), member)}</span> ·{' '}
              {t(member.isApplyingForCoverage ? 'household.applies' : 'household.appliesNot')}
              {reason && ` · ${tPlans(`creditOutlook.aloneChip.${reason}`)}`}
            </li>
          )
        })}
      </ul>
      <p>{t('household.place', { zip: zipCode, county: place, state: stateAbbreviation })}</p>
    </AgentSheetSection>
  )
}

interface AgentSheetFactsProps {
  /** What the quote hands over. */
  readonly handover: QuoteHandover
  /** The reference of the sent application; null before it is sent. */
  readonly reference: string | null
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
 * The top of the sheet: reference, day of the quote, year and start (P-95). Only a sent application has a reference.
 */
function AgentSheetFacts({ handover, reference }: AgentSheetFactsProps) {
  const { t, language } = useTranslation('agent-sheet')
  const { day, effective, criteria } = handover
  const start = useStart(effective)
  const facts = [
    ['reference', reference ?? t('facts.referenceLater')] as const,
    ['day', formatLongDate(day, language)] as const,
    ['year', String(criteria.planYear)] as const,
    start !== null && (['start', start] as const),
  ].filter((fact) => fact !== false)
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-1 border-b border-border pb-3 print:gap-x-6 print:gap-y-0 print:pb-1">
      {facts.map(([fact, value]) => (
        <div key={fact} className="flex flex-wrap gap-x-2">
          <dt className="text-ink-muted">{t(`facts.${fact}`)}</dt>
          <dd
            className="font-semibold wrap-anywhere tabular-nums"
            translate={fact === 'reference' && reference !== null ? 'no' : undefined}
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
  /** The agency's phone, formatted for reading: 1-800-555-0142. */
  readonly phone: string
}

/**
 * A summary of the quote for a talk with an agent (P-95): the answers, the plan with its bill, the compared plans,
 * doctors and medicines, and six questions. Unknown facts are left out.
 */
export function AgentSheet({ handover, isChosen, basis, reference, list, care, phone }: AgentSheetProps) {
  const { t } = useTranslation('agent-sheet')
  const { criteria, lifeChanges, priceAnswers } = handover
  const { householdMembers } = criteria
  const names = householdMembers.map(useNameOf(householdMembers))
  const [before, after] = t('madeBy.contact', { phone: '\n' }).split('\n')
  return (
    <div className="grid gap-5 leading-snug print:block print:space-y-1 print:text-sm print:leading-tight">
      <AgentSheetFacts handover={handover} reference={reference} />
      <div className="gap-x-10 columns-field-lg print:columns-field-md print:gap-x-8">
        <AgentSheetHousehold handover={handover} />
        {priceAnswers !== null && (
          <AgentSheetAnswers members={householdMembers} given={priceAnswers} nameAt={(at) => names[at] ?? ''} />
        )}
        <AgentSheetIncome handover={handover} />
        {lifeChanges !== null && <AgentSheetLifeChanges changes={lifeChanges} />}
        <AgentSheetPlans handover={handover} isChosen={isChosen} basis={basis} />
        <AgentSheetCare list={list} care={care} />
      </div>
      <div className="border-t border-border pt-4 print:pt-1">
        <AgentSheetQuestions planYear={criteria.planYear} />
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
