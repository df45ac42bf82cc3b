import type { ReactNode } from 'react'

import type { FieldErrors } from '#components/fields/field-errors.ts'
import { ChangeQuoted } from '#components/application/from-quote.tsx'
import { MaskedField } from '#components/fields/masked-field.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { TextField } from '#components/fields/text-field.tsx'
import { Alert } from '#components/primitives/alert.tsx'
import { QuotedFacts } from '#components/application/quoted-facts.tsx'
import { type ApplicationMember, isKept, type MemberRole } from '#domain/application/application.ts'
import { type KeptField, nameParts, type NamesWhere } from '#domain/application/answer-groups.ts'
import { genders } from '#domain/application/answer-choices.ts'
import { askOf, personAnswers } from '#domain/application/person-answers.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'
import { formatTypedDay } from '#i18n/format-typed-day.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { MemberFieldsRelationship } from './member-fields-relationship.tsx'
import { MemberFieldsStatus } from './member-fields-status.tsx'

export interface MemberFieldsProps {
  /** The member and their answers. */
  readonly member: ApplicationMember
  /** Index among the application's members, as in the errors' paths. */
  readonly index: number
  /** Called with the changed fields. */
  readonly onChange: (change: Partial<ApplicationMember>) => void
  /** Opens a new quote at the question about the people. */
  readonly onRequote: () => void
  /** Ids and messages of the fields. */
  readonly errors: FieldErrors
  /** The last name in the field until the applicant changes it. */
  readonly startingLastName?: string | undefined
  /** The plan's year; null where this device does not know it. */
  readonly planYear: PlanYear | null
  /** A question after the immigration status. */
  readonly afterStatus?: ReactNode
}

/** A field that browsers can fill in. They fill in only the data of their user, who is the primary (WCAG 1.3.5). */
type KnownField = NamesWhere<{ readonly autofill: string }>
/** The known fields that are texts. */
type KnownText = Exclude<KnownField, 'gender'>

function tokenOf(role: MemberRole, field: KnownField): string {
  return role === 'primary' ? personAnswers[field].autofill : 'off'
}

/** The personal details of one member. The role and the answers decide which fields are shown (F-20 to F-32). */
export function MemberFields(props: MemberFieldsProps) {
  const { member, index, onChange, onRequote, errors, planYear, startingLastName, afterStatus } = props
  const { t, language } = useTranslation('application')
  const { role, isApplyingForCoverage, maritalStatus, quotedAge } = member
  const isDependent = role === 'dependent'
  const optional = t('memberFields.optional')
  const keptHint = (field: KeptField) => (isKept(member, field) ? t('memberFields.kept') : undefined)
  const shared = (field: KnownText) => ({
    id: errors.fieldId('members', index, field),
    label: t(personAnswers[field].label),
    error: errors.errorAt('members', index, field),
    autoComplete: tokenOf(role, field),
    value: member[field],
    onChange: (text: string) => {
      onChange({ [field]: text })
    },
  })
  const startedLastName = (value: string) => ({
    value,
    hint: t('memberFields.sameLastName'),
    onChange: (lastName: string) => {
      onChange({ lastName, isLastNameTyped: true })
    },
  })
  const facts = [
    {
      label: t('memberFields.age'),
      value: isApplyingForCoverage ? String(quotedAge ?? '') : t('memberFields.notApplying'),
    },
    ...(maritalStatus === '' || askOf('maritalStatus', member) === 'no'
      ? []
      : [{ label: t('memberFields.maritalStatus'), value: t(`memberFields.maritalStatuses.${maritalStatus}`) }]),
    {
      label: t('memberFields.applying'),
      value: isApplyingForCoverage ? t('reviewAnswers.yes') : t('reviewAnswers.no'),
    },
  ].filter(({ value }) => value !== '')
  return (
    <div className="grid gap-5">
      <QuotedFacts facts={facts}>
        <ChangeQuoted name={facts.map(({ label }) => label).join(', ')} onChange={onRequote} />
      </QuotedFacts>
      {role === 'primary' && maritalStatus === 'single' && (
        <p className="text-sm text-ink-muted">{t('memberFields.marriedApart')}</p>
      )}
      {!isApplyingForCoverage && (
        <Alert tone="info">
          {role === 'primary' ? t('memberFields.notApplyingYou') : t('memberFields.notApplyingNote')}
        </Alert>
      )}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {nameParts.map((part) => (
          <TextField
            key={part}
            {...shared(part)}
            {...(part === 'lastName' && startingLastName !== undefined && startedLastName(startingLastName))}
            {...(askOf(part, member) === 'required' ? { required: true } : { optionalLabel: optional })}
            kind="name"
          />
        ))}
        {isDependent && <MemberFieldsRelationship {...{ member, index, onChange, errors }} />}
        <MaskedField
          {...shared('dateOfBirth')}
          mask="date"
          told={formatTypedDay(member.dateOfBirth, language)}
          hint={keptHint('dateOfBirth') ?? t('memberFields.dateHint')}
          required={isApplyingForCoverage && !isKept(member, 'dateOfBirth')}
          optionalLabel={isApplyingForCoverage ? undefined : optional}
          width="full"
        />
        <SelectField
          id={errors.fieldId('members', index, 'gender')}
          label={t('memberFields.gender')}
          hint={keptHint('gender') ?? t('memberFields.genderHint')}
          placeholder={t('memberFields.choose')}
          autoComplete={tokenOf(role, 'gender')}
          required={!isDependent && !isKept(member, 'gender')}
          optionalLabel={isDependent ? optional : undefined}
          value={member.gender}
          error={errors.errorAt('members', index, 'gender')}
          options={genders.map((value) => ({ value, label: t(`memberFields.genders.${value}`) }))}
          onChange={(gender) => {
            onChange({ gender })
          }}
        />
      </div>
      {isApplyingForCoverage && <MemberFieldsStatus {...{ member, index, onChange, errors, planYear, afterStatus }} />}
    </div>
  )
}
