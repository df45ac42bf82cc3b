import type { Application, ApplicationMember, PostalAddress } from '#domain/application/application.ts'
import { asksOccupation, countedSources, isKept } from '#domain/application/application.ts'
import { fieldCaps } from '#domain/application/answer-choices.ts'
import { incomeCents } from '#domain/application/income.ts'
import { alienNumberOf } from '#domain/application/paper-numbers.ts'
import { type PersonAnswerName, personAnswerNames, personAnswers } from '#domain/application/person-answers.ts'
import { answerReaders } from '#domain/application/answer-readers.ts'
import { keptFields, type NamesWhere } from '#domain/application/answer-groups.ts'
import { fullName } from '#domain/application/signature-name.ts'
import { isStatusDoubtful, statusLaw } from '#domain/subsidy/status-law.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'
import { formatCentsShort } from '#i18n/format.ts'
import { formatTypedDay } from '#i18n/format-typed-day.ts'
import type { useTranslation } from '#i18n/use-translation.ts'
import { conceal, concealSsn, formatSsn } from '#lib/masks.ts'

type Texts = ReturnType<typeof useTranslation<'application'>>

/** One answer: the question and its answer, empty if there is none. */
export interface ReviewRow {
  readonly label: string
  readonly value: string
  /** The answer is a name, an address or text as typed, which must not be translated. */
  readonly isName?: true
  /** What follows from the answer. */
  readonly note?: string | undefined
  /** The note says what the answer may cost, and stays on the page. */
  readonly isWarning?: boolean | undefined
}

/** Returns a postal address in the order of an envelope; empty without a street. */
function envelope({ street, city, state, zip }: PostalAddress, apartment = ''): string {
  if (street.trim() === '') return ''
  const lines = [street, apartment, city, `${state} ${zip}`]
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(', ')
}

/** Returns the rows of the contact step. */
export function contactRows({ t }: Texts, application: Application, preference: string): readonly ReviewRow[] {
  const isChosen = application.communicationPreference !== ''
  return [
    { label: t('contactFields.phone'), value: application.phone },
    { label: t('contactFields.email'), value: application.email, isName: true },
    {
      label: t('reviewAnswers.preference'),
      // A saved choice that is no longer offered has no name but still counts.
      value: preference === '' && isChosen ? t('contactFields.savedPreference') : preference,
    },
  ]
}

/** Returns the rows of the home and mailing addresses. */
export function addressRows({ t }: Texts, application: Application): readonly ReviewRow[] {
  const { address, isMailingSameAsHome, mailingAddress } = application
  return [
    { label: t('addressFields.home'), value: envelope(address, address.apartment), isName: true },
    { label: t('addressFields.county'), value: address.county, isName: true },
    {
      label: t('addressFields.mailing'),
      value: isMailingSameAsHome ? t('reviewAnswers.sameAddress') : envelope(mailingAddress),
    },
  ]
}

/** The answers that a part of the review shows, in the order of the form. */
const reviewed = <Part extends 'details' | 'papers' | 'paperMarks' | 'income'>(part: Part) =>
  personAnswerNames.filter((name): name is NamesWhere<{ readonly review: Part }> => personAnswers[name].review === part)

/** Returns a day in words (F-100); any other answer as typed. */
function inWords({ language }: Texts, name: PersonAnswerName, text: string): string {
  return (personAnswers[name].read === answerReaders.day && formatTypedDay(text, language)) || text
}

/** Returns the rows of the document that a member's status requires. */
export function documentRows(texts: Texts, member: ApplicationMember): readonly ReviewRow[] {
  const { t } = texts
  const asked = { ...member, isApplyingForCoverage: true }
  const marks = reviewed('paperMarks').filter((mark) => member[mark] && personAnswers[mark].asks(asked) !== 'no')
  const rows = reviewed('papers')
    .filter((field) => personAnswers[field].asks(asked) === 'required')
    .map((field) => {
      const isNumber = field === 'alienNumber' || field === 'cardNumber' || field === 'i94Number'
      const number = (field === 'alienNumber' ? alienNumberOf(member[field]) : null) ?? member[field]
      const shown = isNumber ? conceal(number, fieldCaps[field]) : inWords(texts, field, number)
      return { label: t(personAnswers[field].label), value: isKept(member, field) ? t('reviewAnswers.kept') : shown }
    })
  return [...rows, ...marks.map((mark) => ({ label: t(personAnswers[mark].label), value: t('reviewAnswers.yes') }))]
}

type DetailName = NamesWhere<{ readonly review: 'details' }>
type PlainText = NamesWhere<{ readonly draft: { readonly kind: 'text' } }>

const isPlainText = (name: PersonAnswerName): name is PlainText => personAnswers[name].draft.kind === 'text'

/** The text of each detail that is not shown as typed. A number that identifies a person shows its last four digits. */
const detailWords = {
  relationship: ({ t }, { relationship }) => relationship && t(`memberFields.relationships.${relationship}`),
  isApplyingForCoverage: ({ t }, member) =>
    member.isApplyingForCoverage ? t('reviewAnswers.yes') : t('reviewAnswers.no'),
  gender: ({ t }, { gender }) => gender && t(`memberFields.genders.${gender}`),
  maritalStatus: ({ t }, { maritalStatus }) => maritalStatus && t(`memberFields.maritalStatuses.${maritalStatus}`),
  hasNoNumberYet: ({ t }, { hasNoNumberYet }) => (hasNoNumberYet ? t('reviewAnswers.yes') : ''),
  ssn: (_, { ssn }) => concealSsn(formatSsn(ssn)),
  legalStatus: ({ t }, { legalStatus }) => legalStatus && t(`memberFields.legalStatuses.${legalStatus}`),
} satisfies Record<Exclude<DetailName, PlainText>, (texts: Texts, member: ApplicationMember) => string>

/**
 * Returns a note about what follows from an answer, or about the origin of an answer that was not asked. Most answers
 * have no note.
 */
function noteOf(
  { t }: Texts,
  name: DetailName,
  member: ApplicationMember,
  planYear: PlanYear | null,
): Pick<ReviewRow, 'note' | 'isWarning'> {
  if (name === 'legalStatus' && isStatusDoubtful(member.legalStatus, planYear))
    return { note: t('memberFields.statusCredit', { year: statusLaw.fromPlanYear }), isWarning: true }
  const isSingle = name === 'maritalStatus' && member.maritalStatus === 'single'
  return isSingle ? { note: t('memberFields.marriedApart') } : {}
}

/** Returns the rows of a member's personal details, for a plan of a year or of an unknown one. */
export function memberRows(texts: Texts, member: ApplicationMember, planYear: PlanYear | null): readonly ReviewRow[] {
  const { t } = texts
  const { isApplyingForCoverage } = member
  const rows = reviewed('details').flatMap((name): readonly ReviewRow[] => {
    const isHeld = keptFields.some((field) => field === name && isKept(member, field))
    const value = isPlainText(name) ? inWords(texts, name, member[name]) : detailWords[name](texts, member)
    const asked = personAnswers[name].asks(member)
    if (asked === 'no' || (asked === 'optional' && value === '' && !isHeld)) return []
    const row = {
      label: t(personAnswers[name].label),
      value: isHeld ? t('reviewAnswers.kept') : value,
      ...noteOf(texts, name, member, planYear),
    }
    return [isPlainText(name) && value === member[name] && !isHeld ? { ...row, isName: true } : row]
  })
  return [
    { label: t('reviewAnswers.name'), value: fullName(member), isName: true },
    ...rows,
    ...(isApplyingForCoverage ? documentRows(texts, member) : []),
  ]
}

/** The text of each answer about income; null for an answer that is not asked. */
const incomeWords = {
  annualIncome: ({ language }, member) => {
    const cents = incomeCents(member)
    return cents === null ? '' : formatCentsShort(cents, language)
  },
  incomeSources: ({ t }, member) => {
    const sources = countedSources(member).map((source) => t(`financialFields.source.${source}`))
    if (isKept(member, 'incomeSources')) return t('reviewAnswers.sourcesKept')
    // Without an income, the form does not ask for its sources.
    return incomeCents(member) === 0 && sources.length === 0 ? null : sources.join(', ')
  },
  occupation: (_, member) => (asksOccupation(member) ? member.occupation : null),
} satisfies Record<
  NamesWhere<{ readonly review: 'income' }>,
  (texts: Texts, member: ApplicationMember) => string | null
>

/** Returns the rows of a member's income. */
export function incomeRows(texts: Texts, member: ApplicationMember): readonly ReviewRow[] {
  return reviewed('income').flatMap((name) => {
    const value = incomeWords[name](texts, member)
    return value === null ? [] : [{ label: texts.t(personAnswers[name].label), value }]
  })
}
