import { useLayoutEffect, useRef } from 'react'

import { Alert } from '#components/primitives/alert.tsx'
import { Button } from '#components/primitives/button.tsx'
import type { Application } from '#domain/application/application.ts'
import type { AnswerConflict, ConflictField } from '#domain/application/merge.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface DraftConflictsProps {
  /** The conflicting answers. */
  readonly conflicts: readonly AnswerConflict[]
  /** All members of the application, for their names. */
  readonly members: Application['members']
  /** Keeps the answers typed on this device. */
  readonly onKeepTyped: () => void
  /** Takes the answers saved elsewhere since then. */
  readonly onTakeSaved: () => void
}

/** The label of each field, from the catalog of its form. */
const labels = {
  phone: 'contactFields.phone',
  email: 'contactFields.email',
  communicationPreference: 'contactFields.preference',
  address: 'addressFields.home',
  isMailingSameAsHome: 'addressFields.mailing',
  firstName: 'memberFields.firstName',
  lastName: 'memberFields.lastName',
  dateOfBirth: 'memberFields.dateOfBirth',
  gender: 'memberFields.gender',
  ssn: 'memberFields.ssn',
  legalStatus: 'memberFields.legalStatus',
  incomeSources: 'financialFields.sources',
  relationship: 'memberFields.relationship',
} as const satisfies Record<ConflictField, string>

/**
 * Asks which answers to keep when the same ones were typed here and saved differently elsewhere. It takes the focus.
 * The answers themselves are not shown.
 */
export function DraftConflicts({ conflicts, members, onKeepTyped, onTakeSaved }: DraftConflictsProps) {
  const { t } = useTranslation('application')
  const heading = useRef<HTMLHeadingElement>(null)
  // Before the drawing, like `FocusHeading`.
  useLayoutEffect(() => {
    heading.current?.focus()
  }, [])
  const nameOf = ({ field, index }: AnswerConflict) => {
    const name = index === null ? '' : (members[index]?.firstName.trim() ?? '')
    return name === '' ? t(labels[field]) : t('draftConflicts.of', { name, field: t(labels[field]) })
  }
  return (
    <Alert
      tone="warning"
      headingLevel={2}
      headingRef={heading}
      title={t('draftConflicts.title')}
      actions={
        <>
          <Button size="sm" onClick={onTakeSaved}>
            {t('draftConflicts.takeSaved')}
          </Button>
          <Button size="sm" tone="outline" onClick={onKeepTyped}>
            {t('draftConflicts.keepTyped')}
          </Button>
        </>
      }
    >
      <p>{t('draftConflicts.text')}</p>
      <ul className="grid list-disc gap-1.5 ps-6">
        {conflicts.map((conflict) => (
          <li key={`${conflict.field} ${conflict.index ?? ''}`}>{nameOf(conflict)}</li>
        ))}
      </ul>
    </Alert>
  )
}
