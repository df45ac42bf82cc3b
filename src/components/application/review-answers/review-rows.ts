import { documentFields } from '#components/application/member-fields/document-fields.ts'
import type { Application, ApplicationMember, PostalAddress } from '#domain/application/application.ts'
import { asksOccupation, countedSources, needsDocuments } from '#domain/application/application.ts'
import { incomeCents } from '#domain/application/income.ts'
import { formatCentsShort } from '#i18n/format.ts'
import type { useTranslation } from '#i18n/use-translation.ts'
import { concealSsn, formatSsn } from '#lib/masks.ts'

type Texts = ReturnType<typeof useTranslation<'application'>>

/** One answer: its question and what was given, empty where nothing was. */
export interface ReviewRow {
  readonly label: string
  readonly value: string
}

/** A postal address in the order of an envelope; empty without a street. */
function envelope({ street, city, state, zip }: PostalAddress, apartment = ''): string {
  if (street.trim() === '') return ''
  const lines = [street, apartment, city, `${state} ${zip}`]
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(', ')
}

/** How to be reached. */
export function contactRows({ t }: Texts, application: Application, preference: string): readonly ReviewRow[] {
  return [
    { label: t('contactFields.phone'), value: application.phone },
    { label: t('contactFields.email'), value: application.email },
    { label: t('reviewAnswers.preference'), value: preference },
  ]
}

/** Home and mail. */
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

/** The immigration document of one person, as far as one is asked. */
function documentRows({ t }: Texts, member: ApplicationMember): readonly ReviewRow[] {
  const { legalStatus } = member
  if (!needsDocuments(legalStatus)) return []
  return documentFields[legalStatus].map((field) => ({ label: t(`memberDocuments.${field}`), value: member[field] }))
}

/** Personal details of one person; of the Social Security number only the last four digits. */
export function memberRows(texts: Texts, member: ApplicationMember): readonly ReviewRow[] {
  const { t } = texts
  const { role, isApplyingForCoverage, gender, maritalStatus, legalStatus, relationship } = member
  const rows: (ReviewRow | false)[] = [
    { label: t('reviewAnswers.name'), value: `${member.firstName} ${member.lastName}`.trim() },
    role === 'dependent' && {
      label: t('memberFields.relationship'),
      value: relationship && t(`memberFields.relationships.${relationship}`),
    },
    {
      label: t('memberFields.applying'),
      value: isApplyingForCoverage ? t('reviewAnswers.yes') : t('reviewAnswers.no'),
    },
    (isApplyingForCoverage || member.dateOfBirth !== '') && {
      label: t('memberFields.dateOfBirth'),
      value: member.dateOfBirth,
    },
    (role !== 'dependent' || gender !== '') && {
      label: t('memberFields.gender'),
      value: gender && t(`memberFields.genders.${gender}`),
    },
    maritalStatus !== '' && {
      label: t('memberFields.maritalStatus'),
      value: t(`memberFields.maritalStatuses.${maritalStatus}`),
    },
    isApplyingForCoverage && { label: t('memberFields.ssn'), value: concealSsn(formatSsn(member.ssn)) },
    isApplyingForCoverage && {
      label: t('memberFields.legalStatus'),
      value: legalStatus && t(`memberFields.legalStatuses.${legalStatus}`),
    },
    ...(isApplyingForCoverage ? documentRows(texts, member) : []),
  ]
  return rows.filter((row) => row !== false)
}

/** Income of one person. */
export function incomeRows({ t, language }: Texts, member: ApplicationMember): readonly ReviewRow[] {
  const cents = incomeCents(member)
  const sources = countedSources(member).map((source) => t(`financialFields.source.${source}`))
  return [
    {
      label: t('financialFields.annualIncome'),
      value: cents === null ? '' : formatCentsShort(cents, language),
    },
    { label: t('reviewAnswers.sources'), value: sources.join(', ') },
    ...(asksOccupation(member) ? [{ label: t('financialFields.occupation'), value: member.occupation }] : []),
  ]
}
