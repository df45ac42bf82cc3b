import {
  askedOf,
  isAnswered,
  personQuestions,
  type PriceAnswers,
  priceAnswersFor,
  type PriceQuestion,
  quoteStatuses,
} from '#domain/household/price-answers.ts'
import type { HouseholdMember } from '#domain/household/member.ts'
import { listFormat } from '#i18n/format.ts'
import { peopleList } from '#i18n/people-list.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { AgentSheetSection, SheetLine } from './agent-sheet-section.tsx'

export interface AgentSheetAnswersProps {
  /** Everyone of the tax household. */
  readonly members: readonly HouseholdMember[]
  /** The six answers as they were given. */
  readonly given: PriceAnswers
  /** The name of the member at a position, without answers. */
  readonly nameAt: (at: number) => string
}

/** The six answers, each with the people it is true of, and what is still to be asked (P-95, Q-143). */
export function AgentSheetAnswers({ members, given, nameAt }: AgentSheetAnswersProps) {
  const { t, language } = useTranslation('agent-sheet')
  const { t: tAnswers } = useTranslation('price-answers')
  const answers = priceAnswersFor(members, given)
  const names = (positions: readonly number[]) => peopleList(positions.map(nameAt), language)
  const peopleOf = (holds: (person: PriceAnswers['people'][number]) => boolean) =>
    answers.people.flatMap((person, at) => (holds(person) ? [at] : []))
  const statuses = quoteStatuses
    .map((status) => ({ status, who: peopleOf((person) => person.status === status) }))
    .filter(({ who }) => who.length > 0)
  const isSaid = (question: PriceQuestion) =>
    askedOf(question, members).length > 0 && isAnswered(question, members, answers)
  const { marriedApart } = answers
  const open = (['status', ...personQuestions, 'marriedApart'] as const).filter(
    (question) => !isAnswered(question, members, answers),
  )
  return (
    <AgentSheetSection title={t('answers.title')}>
      <dl>
        {statuses.map(({ status, who }) => (
          <SheetLine key={status} name={tAnswers(`sixThings.status.${status}`)}>
            {names(who)}
          </SheetLine>
        ))}
        {personQuestions.map((question) => {
          const who = peopleOf((person) => person[question] === 'yes')
          if (who.length === 0 && !isSaid(question)) return null
          return (
            <SheetLine key={question} name={t(`answers.${question}`)}>
              {who.length === 0 ? tAnswers('sixThings.no') : names(who)}
            </SheetLine>
          )
        })}
        {marriedApart !== null && isSaid('marriedApart') && (
          <SheetLine name={t('answers.marriedApart')}>{tAnswers(`sixThings.${marriedApart}`)}</SheetLine>
        )}
      </dl>
      {open.length > 0 && (
        <p>
          {t('answers.open', {
            questions: listFormat(language).format(open.map((question) => t(`answers.${question}`))),
          })}
        </p>
      )}
    </AgentSheetSection>
  )
}
