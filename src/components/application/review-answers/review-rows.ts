import { type DocumentField, documentFields } from '#components/application/member-fields/document-fields.ts'
import type { Application, ApplicationMember, PostalAddress } from '#domain/application/application.ts'
import {
  asksOccupation,
  countedSources,
  isKept,
  type KeptField,
  needsDocuments,
} from '#domain/application/application.ts'
import { fieldCaps } from '#domain/application/answer-choices.ts'
import { incomeCents } from '#domain/application/income.ts'
import { isStatusDoubtful, statusLaw } from '#domain/subsidy/status-law.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'
import { formatCentsShort } from '#i18n/format.ts'
import type { useTranslation } from '#i18n/use-translation.ts'
import { conceal, concealSsn, formatSsn } from '#lib/masks.ts'

type Texts = ReturnType<typeof useTranslation<'application'>>

/** One answer: the question and its answer, empty if there is none. */
export interface ReviewRow {
  readonly label: string
  readonly value: string
  /** What follows from the answer. */
  readonly note?: string | undefined
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
    { label: t('contactFields.email'), value: application.email },
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
    { label: t('addressFields.home'), value: envelope(address, address.apartment) },
    { label: t('addressFields.county'), value: address.county },
    {
      label: t('addressFields.mailing'),
      value: isMailingSameAsHome ? t('reviewAnswers.sameAddress') : envelope(mailingAddress),
    },
  ]
}

/**
 * Returns a document's field: only the last four characters of a number that identifies a person, any other value
 * unchanged.
 */
function shownPaper(member: ApplicationMember, field: DocumentField): string {
  const isNumber = field === 'alienNumber' || field === 'cardNumber' || field === 'i94Number'
  return isNumber ? conceal(member[field], fieldCaps[field]) : member[field]
}

/** Returns the rows of a member's immigration document, if the status requires one. */
export function documentRows({ t }: Texts, member: ApplicationMember): readonly ReviewRow[] {
  const { legalStatus } = member
  if (!needsDocuments(legalStatus)) return []
  return documentFields[legalStatus].map((field) => ({
    label: t(`memberDocuments.${field}`),
    value: isKept(member, field) ? t('reviewAnswers.kept') : shownPaper(member, field),
  }))
}

/**
 * Returns the rows of a member's personal details, for a plan of a year or of an unknown one. Numbers that identify a person show only their last four characters.
 */
export function memberRows(texts: Texts, member: ApplicationMember, planYear: PlanYear | null): readonly ReviewRow[] {
  const { t } = texts
  const { role, isApplyingForCoverage, gender, maritalStatus, legalStatus, relationship } = member
  const given = (field: KeptField, value: string) => (isKept(member, field) ? t('reviewAnswers.kept') : value)
  const rows: (ReviewRow | false)[] = [
    { label: t('reviewAnswers.name'), value: `${member.firstName} ${member.lastName}`.trim() },
    role === 'dependent' && {
      label: t('memberFields.relationship'),
      value: given('relationship', relationship && t(`memberFields.relationships.${relationship}`)),
    },
    {
      label: t('memberFields.applying'),
      value: isApplyingForCoverage ? t('reviewAnswers.yes') : t('reviewAnswers.no'),
    },
    (isApplyingForCoverage || member.dateOfBirth !== '' || isKept(member, 'dateOfBirth')) && {
      label: t('memberFields.dateOfBirth'),
      value: given('dateOfBirth', member.dateOfBirth),
    },
    (role !== 'dependent' || gender !== '' || isKept(member, 'gender')) && {
      label: t('memberFields.gender'),
      value: given('gender', gender && t(`memberFields.genders.${gender}`)),
    },
    maritalStatus !== '' && {
      label: t('memberFields.maritalStatus'),
      value: t(`memberFields.maritalStatuses.${maritalStatus}`),
    },
    isApplyingForCoverage && { label: t('memberFields.ssn'), value: given('ssn', concealSsn(formatSsn(member.ssn))) },
    isApplyingForCoverage && {
      label: t('memberFields.legalStatus'),
      value: given('legalStatus', legalStatus && t(`memberFields.legalStatuses.${legalStatus}`)),
      note: isStatusDoubtful(legalStatus, planYear)
        ? t('memberFields.statusCredit', { year: statusLaw.fromPlanYear })
        : undefined,
    },
    ...(isApplyingForCoverage ? documentRows(texts, member) : []),
  ]
  return rows.filter((row) => row !== false)
}

/** Returns the rows of a member's income. */
export function incomeRows({ t, language }: Texts, member: ApplicationMember): readonly ReviewRow[] {
  const cents = incomeCents(member)
  const sources = countedSources(member).map((source) => t(`financialFields.source.${source}`))
  return [
    {
      label: t('financialFields.annualIncome'),
      value: cents === null ? '' : formatCentsShort(cents, language),
    },
    // Nobody is asked for the sources of no income.
    ...(cents === 0 && sources.length === 0 && !isKept(member, 'incomeSources')
      ? []
      : [
          {
            label: t('reviewAnswers.sources'),
            value: isKept(member, 'incomeSources') ? t('reviewAnswers.kept') : sources.join(', '),
          },
        ]),
    ...(asksOccupation(member) ? [{ label: t('financialFields.occupation'), value: member.occupation }] : []),
  ]
}
