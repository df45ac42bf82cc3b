import type { Application } from '#domain/application/application.ts'
import type { AnswerConflict, ConflictField } from '#domain/application/merge.ts'
import { personAnswers } from '#domain/application/person-answers.ts'
import { type MergedAnswer, mergedAnswers, nameParts } from '#domain/application/answer-groups.ts'
import type { useTranslation } from '#i18n/use-translation.ts'

import {
  addressRows,
  contactRows,
  documentRows,
  incomeRows,
  memberRows,
  type ReviewRow,
} from './review-answers/review-rows.ts'

type Texts = ReturnType<typeof useTranslation<'application'>>

/** The labels of the common block. */
const commonLabels = {
  phone: 'contactFields.phone',
  email: 'contactFields.email',
  communicationPreference: 'reviewAnswers.preference',
  address: 'addressFields.home',
  isMailingSameAsHome: 'addressFields.mailing',
} as const satisfies Record<Exclude<ConflictField, MergedAnswer>, string>

const isOfPerson = (field: ConflictField): field is MergedAnswer => mergedAnswers.some((name) => name === field)

/** Returns the first name of a person of the application, otherwise the role. */
export function personName({ t }: Texts, { members }: Application, index: number): string {
  const person = members[index]
  if (person === undefined) return ''
  if (person.firstName.trim() !== '') return person.firstName.trim()
  if (person.role !== 'dependent') return t(`draftConflicts.${person.role}`)
  const number = members.slice(0, index + 1).filter(({ role }) => role === 'dependent').length
  return t('peopleFields.dependent', { number })
}

function rowsOf(
  texts: Texts,
  { field, index }: AnswerConflict,
  application: Application,
  options: readonly { readonly id: number; readonly name: string }[],
): readonly ReviewRow[] {
  const member = index === null ? undefined : application.members[index]
  if (member === undefined) {
    const chosen = options.find(({ id }) => String(id) === application.communicationPreference)
    return [...contactRows(texts, application, chosen?.name ?? ''), ...addressRows(texts, application)]
  }
  const { t } = texts
  const names = nameParts.map((part) => ({ label: t(personAnswers[part].label), value: member[part] }))
  return [...names, ...memberRows(texts, member, null), ...(field === 'incomeSources' ? incomeRows(texts, member) : [])]
}

/** Returns the label of a conflicting answer and the lines in which one side reads it back, numbers masked. */
export function conflictRow(
  texts: Texts,
  conflict: AnswerConflict,
  application: Application,
  options: readonly { readonly id: number; readonly name: string }[] = [],
): { readonly label: string; readonly values: readonly string[] } {
  const { t } = texts
  const { field, index } = conflict
  const label = t(isOfPerson(field) ? personAnswers[field].label : commonLabels[field])
  const rows = rowsOf(texts, conflict, application, options)
  const value = rows.find((row) => row.label === label)?.value ?? ''
  const member = index === null ? undefined : application.members[index]
  const further =
    member === undefined
      ? []
      : field === 'legalStatus'
        ? documentRows(texts, member)
        : rows.filter((row) => field === 'incomeSources' && row.label === t('financialFields.occupation'))
  return {
    label,
    values: [
      value === '' ? t('reviewAnswers.none') : value,
      ...further.map((row) =>
        t('draftConflicts.row', { field: row.label, value: row.value === '' ? t('reviewAnswers.none') : row.value }),
      ),
    ],
  }
}
