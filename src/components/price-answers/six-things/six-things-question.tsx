import { type ReactNode, useId, useState } from 'react'

import { CheckboxGroup } from '#components/fields/checkbox-group.tsx'
import { Fieldset } from '#components/fields/fieldset.tsx'
import { OptionCard } from '#components/fields/option-card.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { namedPeople, usePersonName } from '#components/household/use-person-name.ts'
import {
  RestsOnDetails,
  type RestsOnDetailsProps,
} from '#components/price-answers/price-rests-on/price-rests-on-details.tsx'
import {
  askedOf,
  mayBeApartWithChild,
  type PriceAnswers,
  type PriceQuestion,
  type QuoteStatus,
  quoteStatuses,
  withPersonAnswers,
} from '#domain/household/price-answers.ts'
import { affordableOfferCents, priceLaw } from '#domain/subsidy/price-law.ts'
import type { PriceOutcome } from '#domain/subsidy/price-outcome.ts'
import { formatCentsShort, formatDollars, formatPercent } from '#i18n/format.ts'
import { peopleList } from '#i18n/people-list.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface SixThingsQuestionProps extends Omit<RestsOnDetailsProps, 'said' | 'premiumCents'> {
  /** The question. */
  readonly question: PriceQuestion
  /** The answers so far, from `priceAnswersFor`. */
  readonly answers: PriceAnswers
  /** What the answers mean. It is shown below the question that it follows from. */
  readonly outcome: PriceOutcome
  /** Called with the answers after each change. */
  readonly onChange: (answers: PriceAnswers) => void
}

/** The answer that means no. */
const noOf = (question: PriceQuestion) => (question === 'status' ? 'citizen' : 'no')

function changedAll(
  answers: PriceAnswers,
  question: PriceQuestion,
  valueOf: (at: number) => string | null,
  asked: readonly number[],
): PriceAnswers {
  return asked.reduce((all, at) => withPersonAnswers(all, at, { [question]: valueOf(at) }), answers)
}

/** One of the six questions: yes or no, then who of several people, and what the answer says. */
export function SixThingsQuestion(props: SixThingsQuestionProps) {
  const { question, members, answers, outcome, annualIncome, year, onChange } = props
  const { t, language } = useTranslation('price-answers')
  const nameOf = usePersonName()
  const id = useId()
  const people = namedPeople(members)
  const asked = askedOf(question, members)
  const given = (at: number) => (question === 'marriedApart' ? answers.marriedApart : answers.people[at]?.[question])
  const yes = asked.filter((at) => given(at) != null && given(at) !== noOf(question))
  const isNo = asked.every((at) => given(at) === noOf(question))
  // Where several people are asked about, Yes is no answer before one of them is named.
  const [isOpened, setIsOpened] = useState(false)
  const value = yes.length > 0 || isOpened ? 'yes' : isNo ? 'no' : null
  const name = (at: number) => {
    const person = people[at]
    return person ? nameOf(person) : ''
  }
  const byAge = members.flatMap(({ isApplyingForCoverage }, at) =>
    question === 'medicare' && isApplyingForCoverage && !asked.includes(at) ? [at] : [],
  )
  const said = outcome.said.filter((one) => one.question === question)
  if (asked.length === 0 && byAge.length === 0) return null
  const words = asked.length === 1 && asked[0] === 0 ? 'you' : 'anyone'
  const amount = formatCentsShort(affordableOfferCents(annualIncome, year), language)

  const answer = (chosen: 'yes' | 'no') => {
    setIsOpened(chosen === 'yes')
    if (question === 'marriedApart') onChange({ ...answers, marriedApart: chosen })
    else if (chosen === 'no') onChange(changedAll(answers, question, () => noOf(question), asked))
    else if (question !== 'status' && asked.length === 1) onChange(changedAll(answers, question, () => 'yes', asked))
    else onChange(changedAll(answers, question, () => null, asked))
  }

  const hint: ReactNode = (
    <>
      <p>{t(`sixThings.hint.${question}`)}</p>
      {question === 'jobOffer' && (
        <p className="tabular-nums">
          {t('sixThings.hint.offerSum', {
            amount,
            income: formatDollars(annualIncome, language),
            rate: formatPercent(priceLaw[year].offerRate.value / 100, language),
          })}
        </p>
      )}
    </>
  )
  return (
    <div className="grid gap-3">
      {byAge.length > 0 && (
        <p>
          {t('sixThings.byAge', {
            people: peopleList(
              byAge.map((at) => name(at)),
              language,
            ),
          })}
        </p>
      )}
      {asked.length > 0 && (
        <Fieldset id={id} radios label={t(`sixThings.${words}.${question}`, { amount })} hint={hint}>
          <div className="grid grid-cols-2 gap-3">
            {(['yes', 'no'] as const).map((one) => (
              <OptionCard
                key={one}
                type="radio"
                name={id}
                label={t(`sixThings.${one}`)}
                value={value === one}
                onChange={() => {
                  answer(one)
                }}
              />
            ))}
          </div>
        </Fieldset>
      )}
      {value === 'yes' && question === 'status' && (
        <div className="grid gap-4">
          {asked.map((at) => (
            <StatusOf
              key={at}
              person={name(at)}
              status={answers.people[at]?.status ?? null}
              onChange={(status) => {
                onChange(withPersonAnswers(answers, at, { status }))
              }}
            />
          ))}
        </div>
      )}
      {value === 'yes' && question !== 'status' && asked.length > 1 && (
        <CheckboxGroup
          label={t('sixThings.who')}
          value={yes.map(String)}
          onChange={(ticked) => {
            setIsOpened(true)
            const valueOf = (at: number) => (ticked.length === 0 ? null : ticked.includes(String(at)) ? 'yes' : 'no')
            onChange(changedAll(answers, question, valueOf, asked))
          }}
          options={asked.map((at) => ({ value: String(at), label: name(at) }))}
        />
      )}
      {value === 'yes' && question === 'marriedApart' && mayBeApartWithChild(members) && (
        <OptionCard
          type="checkbox"
          label={t('sixThings.apartWithChild', { year })}
          value={answers.marriedApart === 'withChild'}
          onChange={(isWithChild) => {
            onChange({ ...answers, marriedApart: isWithChild ? 'withChild' : 'yes' })
          }}
        />
      )}
      <div aria-live="polite">{said.length > 0 && <RestsOnDetails {...{ said, members, annualIncome, year }} />}</div>
    </div>
  )
}

interface StatusOfProps {
  readonly person: string
  readonly status: QuoteStatus | null
  readonly onChange: (status: QuoteStatus | null) => void
}

/** The status of one person, as a list. */
function StatusOf({ person, status, onChange }: StatusOfProps) {
  const { t } = useTranslation('price-answers')
  const isStatus = (chosen: string): chosen is QuoteStatus => quoteStatuses.some((one) => one === chosen)
  return (
    <SelectField<QuoteStatus | ''>
      label={t('sixThings.statusOf', { person })}
      value={status ?? ''}
      placeholder={t('sixThings.statusChoose')}
      options={quoteStatuses.map((one) => ({ value: one, label: t(`sixThings.status.${one}`) }))}
      onChange={(chosen) => {
        onChange(isStatus(chosen) ? chosen : null)
      }}
    />
  )
}
