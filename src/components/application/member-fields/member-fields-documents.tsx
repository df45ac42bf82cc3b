import type { ApplicationErrors } from '#components/application/application-errors.ts'
import { CapitalsField } from '#components/fields/capitals-field.tsx'
import { Fieldset } from '#components/fields/fieldset.tsx'
import { MaskedField } from '#components/fields/masked-field.tsx'
import { NumberField } from '#components/fields/number-field.tsx'
import { ExternalLink } from '#components/primitives/external-link.tsx'
import { type ApplicationMember, fieldCaps, isKept } from '#domain/application/application.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { type DocumentField, documentFields, type PaperStatus } from './document-fields.ts'

/** The example of each document, made by this project (spec 2 §2). */
const exampleFiles: Record<PaperStatus, string> = {
  resident: '/files/resident-document-example.pdf',
  workPermit: '/files/work-permit-example.pdf',
  i94: '/files/i94-example.pdf',
}

export interface ExampleLinkProps {
  /** The immigration status, which decides the document. */
  readonly status: PaperStatus
}

/** A link to the example of a document, in a new tab. */
export function ExampleLink({ status }: ExampleLinkProps) {
  const { t } = useTranslation('application')
  const { t: tCommon } = useTranslation('common')
  return (
    <ExternalLink
      href={exampleFiles[status]}
      newTabLabel={tCommon('externalLink.newTab')}
      className="inline-block py-0.5"
    >
      {t(`memberDocuments.example.${status}`)}
    </ExternalLink>
  )
}

export interface MemberFieldsDocumentsProps {
  /** The immigration status, which decides the document. */
  readonly status: PaperStatus
  /** The person and their answers. */
  readonly member: ApplicationMember
  /** Place in the application's members, as the errors' paths have it. */
  readonly index: number
  /** Called with the parts that changed. */
  readonly onChange: (change: Partial<ApplicationMember>) => void
  /** Ids and messages of the fields. */
  readonly errors: ApplicationErrors
}

/** The numbers of the immigration document that belongs to a status. */
export function MemberFieldsDocuments({ status, member, index, onChange, errors }: MemberFieldsDocumentsProps) {
  const { t } = useTranslation('application')
  const shared = (field: DocumentField) => ({
    id: errors.fieldId('members', index, field),
    label: t(`memberDocuments.${field}`),
    error: errors.errorAt('members', index, field),
    required: !isKept(member, field),
    value: member[field],
    onChange: (text: string) => {
      onChange({ [field]: text })
    },
  })
  const hintOf = (field: DocumentField, usual: string) => (isKept(member, field) ? t('memberFields.kept') : usual)
  const isAsked = (field: DocumentField) => documentFields[status].includes(field)
  return (
    <Fieldset
      id={errors.fieldId('members', index, 'documents')}
      label={t('memberDocuments.label')}
      hint={t('memberDocuments.hint')}
    >
      {/* Beside the hint and not in it: what describes a group is read with it, and a link is read by itself. */}
      <p className="-mt-2 mb-4">
        <ExampleLink status={status} />
      </p>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {isAsked('alienNumber') && (
          <NumberField
            {...shared('alienNumber')}
            hint={hintOf('alienNumber', t('memberDocuments.alienNumberHint'))}
            maxDigits={fieldCaps.alienNumber}
            autoComplete="off"
            width="full"
          />
        )}
        {isAsked('cardNumber') && (
          <CapitalsField
            {...shared('cardNumber')}
            hint={hintOf(
              'cardNumber',
              status === 'resident' ? t('memberDocuments.cardNumberHint') : t('memberDocuments.permitNumberHint'),
            )}
            maxLength={fieldCaps.cardNumber}
            width="full"
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
          <NumberField
            {...shared('i94Number')}
            hint={hintOf('i94Number', t('memberDocuments.i94NumberHint'))}
            maxDigits={fieldCaps.i94Number}
            autoComplete="off"
            width="full"
          />
        )}
        <MaskedField
          {...shared('expirationDate')}
          mask="date"
          hint={hintOf('expirationDate', t('memberFields.dateHint'))}
          autoComplete="off"
          width="full"
        />
      </div>
    </Fieldset>
  )
}
