import { type ReactNode, useState } from 'react'

import type { FieldErrors } from '#components/fields/field-errors.ts'
import { Checkbox } from '#components/fields/checkbox.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { SsnField } from '#components/fields/ssn-field.tsx'
import { Alert } from '#components/primitives/alert.tsx'
import { Disclosure } from '#components/primitives/disclosure.tsx'
import { type ApplicationMember, isKept, needsDocuments } from '#domain/application/application.ts'
import { legalStatuses } from '#domain/application/answer-choices.ts'
import { askOf, personAnswers } from '#domain/application/person-answers.ts'
import { type PaperAnswer, statusChange } from '#domain/application/status-change.ts'
import { isStatusDoubtful, statusLaw } from '#domain/subsidy/status-law.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import type { PaperStatus } from '#domain/application/answer-choices.ts'
import { MemberFieldsDocuments } from './member-fields-documents.tsx'
import { MemberFieldsExample } from './member-fields-example.tsx'

const paperStatuses = legalStatuses.filter((status): status is PaperStatus => needsDocuments(status))

export interface MemberFieldsStatusProps {
  /** The member and their answers. */
  readonly member: ApplicationMember
  /** Index among the application's members, as in the errors' paths. */
  readonly index: number
  /** Called with the changed fields. */
  readonly onChange: (change: Partial<ApplicationMember>) => void
  /** Ids and messages of the fields. */
  readonly errors: FieldErrors
  /** The plan's year; null where this device does not know it. */
  readonly planYear: PlanYear | null
  /** A question after the status. */
  readonly afterStatus?: ReactNode
}

/**
 * The questions for members who apply: Social Security number, immigration status and its document (F-23, F-24, F-25).
 */
export function MemberFieldsStatus(props: MemberFieldsStatusProps) {
  const { member, index, onChange, errors, planYear, afterStatus } = props
  const { t } = useTranslation('application')
  const { legalStatus } = member
  const [cleared, setCleared] = useState<readonly PaperAnswer[]>([])
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {askOf('ssn', member) !== 'no' && (
          <SsnField
            id={errors.fieldId('members', index, 'ssn')}
            label={t('memberFields.ssn')}
            hint={isKept(member, 'ssn') ? t('memberFields.kept') : t('memberFields.ssnHint')}
            width="full"
            required={!isKept(member, 'ssn')}
            value={member.ssn}
            error={errors.errorAt('members', index, 'ssn')}
            revealText={{
              show: t('memberFields.reveal.show'),
              hide: t('memberFields.reveal.hide'),
              shown: t('memberFields.reveal.shown'),
              hidden: t('memberFields.reveal.hidden'),
            }}
            onChange={(ssn) => {
              onChange({ ssn })
            }}
          />
        )}
        <SelectField
          id={errors.fieldId('members', index, 'legalStatus')}
          label={t('memberFields.legalStatus')}
          hint={isKept(member, 'legalStatus') ? t('memberFields.kept') : t('memberFields.legalStatusHint')}
          placeholder={t('memberFields.choose')}
          required={!isKept(member, 'legalStatus')}
          autoComplete="off"
          value={legalStatus}
          error={errors.errorAt('members', index, 'legalStatus')}
          options={legalStatuses.map((value) => ({ value, label: t(`memberFields.legalStatuses.${value}`) }))}
          onChange={(chosen) => {
            const { change, cleared: ended } = statusChange(member, chosen)
            setCleared(ended)
            onChange({ ...change, ...(member.isCitizenByTick === true && { isCitizenByTick: false }) })
          }}
        />
      </div>
      {askOf('hasNoNumberYet', member) !== 'no' && !isKept(member, 'ssn') && (
        <Checkbox
          label={t('memberFields.hasNoNumberYet')}
          hint={t('memberFields.hasNoNumberYetHint')}
          value={member.hasNoNumberYet}
          onChange={(hasNoNumberYet) => {
            onChange({ hasNoNumberYet, ssn: '' })
          }}
        />
      )}
      <div role="status" className="grid gap-3 empty:hidden">
        {isStatusDoubtful(legalStatus, planYear) && (
          <Alert tone="warning">{t('memberFields.statusCredit', { year: statusLaw.fromPlanYear })}</Alert>
        )}
        {cleared.length > 0 && (
          <Alert tone="info">
            {t('memberFields.cleared', { fields: cleared.map((name) => t(personAnswers[name].label)).join(', ') })}
          </Alert>
        )}
      </div>
      {afterStatus}
      <Disclosure summary={t('memberDocuments.examples')} className="-my-3">
        <ul className="grid gap-1.5">
          {paperStatuses.map((status) => (
            <li key={status}>
              <MemberFieldsExample status={status} />
            </li>
          ))}
        </ul>
      </Disclosure>
      {needsDocuments(legalStatus) && (
        <MemberFieldsDocuments status={legalStatus} {...{ member, index, onChange, errors }} />
      )}
    </>
  )
}
