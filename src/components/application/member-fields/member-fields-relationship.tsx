import { useState } from 'react'

import type { FieldErrors } from '#components/fields/field-errors.ts'
import { RadioGroup } from '#components/fields/radio-group.tsx'
import { SelectField } from '#components/fields/select-field.tsx'
import { type ApplicationMember, isKept } from '#domain/application/application.ts'
import type { Relationship } from '#domain/application/answer-choices.ts'
import { isQuotedMinor, offeredRelationships } from '#domain/application/relationships.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface MemberFieldsRelationshipProps {
  /** The dependent and their answers. */
  readonly member: ApplicationMember
  /** Index among the application's members, as in the errors' paths. */
  readonly index: number
  /** Called with the changed fields. */
  readonly onChange: (change: Partial<ApplicationMember>) => void
  /** Ids and messages of the fields. */
  readonly errors: FieldErrors
}

/** A dependent's relation to the primary person: side by side for a minor, otherwise a list (F-28, F-30, F-98). */
export function MemberFieldsRelationship({ member, index, onChange, errors }: MemberFieldsRelationshipProps) {
  const { t } = useTranslation('application')
  const isHeld = isKept(member, 'relationship')
  // A person with answers but without a relation comes from an earlier visit: no profile has "another relative" (F-98).
  const [isAskedAgain] = useState(() => !isHeld && member.relationship === '' && member.dateOfBirth !== '')
  const isMinor = isQuotedMinor(member)
  const ofOther = isMinor && member.relationship === 'otherRelative' ? t('memberFields.grandchild') : undefined
  const shared = {
    id: errors.fieldId('members', index, 'relationship'),
    label: t('memberFields.relationship'),
    hint: isHeld
      ? t('memberFields.kept')
      : (ofOther ?? (isAskedAgain ? t('memberFields.relationshipAgain') : undefined)),
    required: !isHeld,
    value: member.relationship,
    error: errors.errorAt('members', index, 'relationship'),
    options: offeredRelationships(member).map((value) => ({ value, label: t(`memberFields.relationships.${value}`) })),
    onChange: (relationship: Relationship | '') => {
      onChange({ relationship })
    },
  }
  return isMinor ? (
    <RadioGroup {...shared} look="row" />
  ) : (
    <SelectField {...shared} placeholder={t('memberFields.choose')} />
  )
}
