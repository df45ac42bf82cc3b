import { useLayoutEffect, useRef } from 'react'

import { Alert } from '#components/primitives/alert.tsx'
import { Button } from '#components/primitives/button.tsx'
import type { Application } from '#domain/application/application.ts'
import type { AnswerConflict } from '#domain/application/merge.ts'
import type { NewerAnswers } from '#domain/application/newer-answers.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { conflictRow, personName } from './draft-conflicts-words.ts'

export interface DraftConflictsProps {
  /** The conflicting answers. */
  readonly conflicts: readonly AnswerConflict[]
  /** The application with the answers typed here. */
  readonly typed: Application
  /** The application with the answers that are saved. */
  readonly saved: Application
  /** Where they were saved. */
  readonly origin: NewerAnswers['origin']
  /** The ways of contact by name. */
  readonly communicationOptions: readonly { readonly id: number; readonly name: string }[]
  /** Keeps the answers typed on this device. */
  readonly onKeepTyped: () => void
  /** Takes the answers saved elsewhere since then. */
  readonly onTakeSaved: () => void
}

/**
 * Asks which answers to keep when the same ones were typed here and saved differently elsewhere. It shows both, person
 * by person; a number that identifies a person shows its last four characters alone (F-89). It takes the focus.
 */
export function DraftConflicts(props: DraftConflictsProps) {
  const { conflicts, typed, saved, origin, communicationOptions, onKeepTyped, onTakeSaved } = props
  const texts = useTranslation('application')
  const { t } = texts
  const heading = useRef<HTMLHeadingElement>(null)
  // This must run before the paint, like `FocusHeading`.
  useLayoutEffect(() => {
    heading.current?.focus()
  }, [])
  const people = [...new Set(conflicts.map(({ index }) => index))]
  const sides = [
    [t('draftConflicts.typed'), typed],
    [t('draftConflicts.saved'), saved],
  ] as const
  return (
    <Alert
      tone="warning"
      headingLevel={2}
      headingRef={heading}
      title={t(origin === 'tab' ? 'draftConflicts.tabTitle' : 'draftConflicts.title')}
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
      <p>{t(origin === 'tab' ? 'draftConflicts.tabText' : 'draftConflicts.text')}</p>
      {people.map((person) => (
        <section key={person ?? ''} className="mt-3 grid gap-2">
          {person !== null && <h3 className="font-semibold">{personName(texts, typed, person)}</h3>}
          <dl className="grid gap-3">
            {conflicts
              .filter(({ index }) => index === person)
              .map((conflict) => (
                <div key={conflict.field} className="grid gap-1 sm:grid-cols-2 sm:gap-x-6">
                  <dt className="font-semibold sm:col-span-2">{conflictRow(texts, conflict, typed).label}</dt>
                  {sides.map(([label, side]) => (
                    <dd key={label} className="min-w-0 wrap-anywhere">
                      <span className="block text-sm text-ink-muted">{label}</span>
                      {conflictRow(texts, conflict, side, communicationOptions).values.map((value) => (
                        <span key={value} className="block">
                          {value}
                        </span>
                      ))}
                    </dd>
                  ))}
                </div>
              ))}
          </dl>
        </section>
      ))}
    </Alert>
  )
}
