import type { FieldErrors } from '#components/fields/field-errors.ts'
import { Checkbox } from '#components/fields/checkbox.tsx'
import { CapitalsField } from '#components/fields/capitals-field.tsx'
import { Fieldset } from '#components/fields/fieldset.tsx'
import { MaskedField } from '#components/fields/masked-field.tsx'
import { SecretField } from '#components/fields/secret-field.tsx'
import { type ApplicationMember, isKept } from '#domain/application/application.ts'
import { fieldCaps, type PaperStatus } from '#domain/application/answer-choices.ts'
import { askOf, personAnswers } from '#domain/application/person-answers.ts'
import type { PaperAnswer } from '#domain/application/status-change.ts'
import { formatTypedDay } from '#i18n/format-typed-day.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { alienNumberMask, capitalsMask, i94Mask } from '#lib/masks.ts'

import { MemberFieldsExample } from './member-fields-example.tsx'

/** The masks of numbers that identify a person. They are hidden like the Social Security number. */
const numbers = {
  alienNumber: { mask: alienNumberMask(fieldCaps.alienNumber), length: fieldCaps.alienNumber, inputMode: 'numeric' },
  cardNumber: { mask: capitalsMask(fieldCaps.cardNumber), length: fieldCaps.cardNumber, kind: 'capitals' },
  i94Number: { mask: i94Mask(fieldCaps.i94Number), length: fieldCaps.i94Number, kind: 'capitals' },
} as const

export interface MemberFieldsDocumentsProps {
  /** The immigration status, which decides the document. */
  readonly status: PaperStatus
  /** The member and their answers. */
  readonly member: ApplicationMember
  /** Index among the application's members, as in the errors' paths. */
  readonly index: number
  /** Called with the changed fields. */
  readonly onChange: (change: Partial<ApplicationMember>) => void
  /** Ids and messages of the fields. */
  readonly errors: FieldErrors
}

/** The fields for the numbers of a status's immigration document. */
export function MemberFieldsDocuments({ status, member, index, onChange, errors }: MemberFieldsDocumentsProps) {
  const { t, language } = useTranslation('application')
  const shared = (field: PaperAnswer) => ({
    id: errors.fieldId('members', index, field),
    label: t(`memberDocuments.${field}`),
    error: errors.errorAt('members', index, field),
    required: !isKept(member, field),
    value: member[field],
    onChange: (text: string) => {
      onChange({ [field]: text })
    },
  })
  const secret = (field: keyof typeof numbers) => {
    const label = t(`memberDocuments.${field}`)
    const revealText = {
      show: t('memberDocuments.reveal.show', { label }),
      hide: t('memberDocuments.reveal.hide', { label }),
      shown: t('memberDocuments.reveal.shown', { label }),
      hidden: t('memberDocuments.reveal.hidden', { label }),
    }
    return { ...shared(field), ...numbers[field], revealText, width: 'full' } as const
  }
  const hintOf = (field: PaperAnswer, usual: string) => (isKept(member, field) ? t('memberFields.kept') : usual)
  const isAsked = (field: PaperAnswer) => personAnswers[field].asks(member) !== 'no'
  return (
    <Fieldset
      id={errors.fieldId('members', index, 'documents')}
      label={t('memberDocuments.label')}
      hint={t('memberDocuments.hint')}
    >
      {/* The link is outside the hint because a group's description is read with the group, and a link is read
         separately. */}
      <p className="-mt-2 mb-4">
        <MemberFieldsExample status={status} />
      </p>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {isAsked('alienNumber') && (
          <SecretField {...secret('alienNumber')} hint={hintOf('alienNumber', t('memberDocuments.alienNumberHint'))} />
        )}
        {isAsked('cardNumber') && (
          <SecretField
            {...secret('cardNumber')}
            hint={hintOf(
              'cardNumber',
              status === 'resident' ? t('memberDocuments.cardNumberHint') : t('memberDocuments.permitNumberHint'),
            )}
          />
        )}
        {isAsked('categoryCode') && (
          <CapitalsField
            {...shared('categoryCode')}
            hint={hintOf('categoryCode', t('memberDocuments.categoryCodeHint'))}
            maxLength={fieldCaps.categoryCode}
            width="full"
          />
        )}
        {isAsked('i94Number') && (
          <SecretField {...secret('i94Number')} hint={hintOf('i94Number', t('memberDocuments.i94NumberHint'))} />
        )}
        {isAsked('expirationDate') && (
          <MaskedField
            {...shared('expirationDate')}
            mask="date"
            told={formatTypedDay(member.expirationDate, language)}
            hint={hintOf('expirationDate', t('memberFields.dateHint'))}
            autoComplete="off"
            width="full"
          />
        )}
      </div>
      {askOf('hasNoEndDate', member) !== 'no' && !isKept(member, 'expirationDate') && (
        <Checkbox
          label={t('memberDocuments.hasNoEndDate')}
          hint={t('memberDocuments.hasNoEndDateHint')}
          value={member.hasNoEndDate}
          onChange={(hasNoEndDate) => {
            onChange({ hasNoEndDate, expirationDate: '' })
          }}
        />
      )}
    </Fieldset>
  )
}
