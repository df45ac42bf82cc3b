import type { ReactNode } from 'react'

import { NumberField } from '#components/fields/number-field.tsx'
import {
  type MemberAnswerName,
  memberAnswerNames,
  memberAnswers,
  type MemberAnswers,
} from '#domain/household/member-answers.ts'
import type { AskedPerson } from '#domain/quote/draft.ts'
import type { QuoteIssue } from '#domain/quote/quote-issue.ts'
import { useTranslation } from '#i18n/use-translation.ts'

/** A person whose answers are labelled, all dependents at once, or one who is named above the fields. */
type LabelledPerson = AskedPerson | 'dependents' | 'named'

/** Returns the labels of each answer. */
export function useAnswerLabels(): Readonly<Record<MemberAnswerName, (person: LabelledPerson) => string>> {
  const { t } = useTranslation('household')
  const { t: tSteps } = useTranslation('quote-steps')
  return {
    age: (person) => {
      if (person === 'named') return t('age.label')
      if (typeof person === 'number') return tSteps('applicantFields.dependentAge', { number: person + 1 })
      return tSteps(`applicantFields.${memberAnswers.age.draft[person]}`)
    },
  }
}

/** Returns a function that adds the known answers to the name of a person. */
export function useSaidAnswers(): (person: string, answers: MemberAnswers) => string {
  const { t } = useTranslation('household')
  const said: Readonly<Record<MemberAnswerName, (person: string, answers: MemberAnswers) => string>> = {
    age: (person, { age }) => {
      if (age === null) return person
      return age === 0 ? t('age.underOne', { person }) : t('age.said', { person, count: age })
    },
  }
  return (person, answers) => memberAnswerNames.reduce((name, answer) => said[answer](name, answers), person)
}

/** Returns the answer and the person of a field of the draft; null where it is another field. */
export function answerAt([field, index]: QuoteIssue['path']): readonly [MemberAnswerName, AskedPerson] | null {
  for (const name of memberAnswerNames) {
    const { primary, spouse, dependents } = memberAnswers[name].draft
    if (field === primary) return [name, 'primary']
    if (field === spouse) return [name, 'spouse']
    if (field === dependents && typeof index === 'number') return [name, index]
  }
  return null
}

interface MemberAnswerFieldProps {
  /** Id of the control, for links in an `ErrorSummary`. */
  readonly id: string
  /** The question, with the person where no heading above names them. */
  readonly label: string
  /** The current answer, as typed. */
  readonly value: string
  /** Called with the new text. */
  readonly onChange: (text: string) => void
  /** The error and how to fix it; undefined when there is none. */
  readonly error: string | undefined
  /** The person does not apply. */
  readonly disabled?: boolean | undefined
}

function AgeField({ disabled, ...field }: MemberAnswerFieldProps) {
  return <NumberField {...field} autoComplete="off" required={!disabled} disabled={disabled} />
}

const fields: Readonly<Record<MemberAnswerName, (props: MemberAnswerFieldProps) => ReactNode>> = {
  age: AgeField,
}

export interface MemberAnswerFieldOfProps extends MemberAnswerFieldProps {
  /** The answer that is asked. */
  readonly name: MemberAnswerName
}

/** The field of one answer of a person. */
export function MemberAnswerField({ name, ...props }: MemberAnswerFieldOfProps) {
  const Field = fields[name]
  return <Field {...props} />
}
