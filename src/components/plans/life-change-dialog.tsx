import { type RefObject, useRef, useState } from 'react'

import { RichText } from '#components/chrome/rich-text.tsx'
import { CheckboxGroup } from '#components/fields/checkbox-group.tsx'
import { Button } from '#components/primitives/button.tsx'
import { Dialog } from '#components/primitives/dialog.tsx'
import { ExternalLink } from '#components/primitives/external-link.tsx'
import { FocusHeading } from '#components/primitives/focus-heading.tsx'
import {
  type LifeChangeAnswers,
  type LifeChangeOutcome,
  lifeChangeIds,
  lifeChangeOutcome,
} from '#domain/calendar/life-changes.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface LifeChangeDialogProps {
  /** Whether the dialog is open. */
  readonly open: boolean
  /** The ticked changes; an empty list for "none of these", null before an answer. */
  readonly answers: LifeChangeAnswers
  /** Called after each tick. */
  readonly onChange: (answers: LifeChangeAnswers) => void
  /** The year in whose Open Enrollment today lies; null where there is none. */
  readonly openYear: PlanYear | null
  /** Shows the plans of the open year. The caller closes the dialog. */
  readonly onSwitchYear: (year: PlanYear) => void
  /** Where to apply for Medicaid and CHIP. */
  readonly medicaidUrl: string
  /** Closes the dialog. The answers stay. */
  readonly onClose: () => void
  /** Reopens the dialog when the browser's Forward follows the Back that closed it. */
  readonly onReopen?: (() => void) | undefined
  /** The element that gets the focus on closing if the opener is gone; by default the opener. */
  readonly returnFocus?: RefObject<HTMLElement | null>
}

type OutcomeProps = Pick<LifeChangeDialogProps, 'openYear' | 'medicaidUrl' | 'onSwitchYear'> & {
  readonly outcome: LifeChangeOutcome
}

function Outcome({ outcome, openYear, medicaidUrl, onSwitchYear }: OutcomeProps) {
  const { t } = useTranslation('coverage-year')
  const common = useTranslation('common')
  const hasChange = outcome.kind === 'mayEnroll'
  return (
    // A later tick changes the text without moving the focus, so it is announced.
    <div
      aria-live="polite"
      className="forced-border grid justify-items-start gap-3 rounded-lg border border-accent-soft bg-accent-wash p-4"
    >
      <FocusHeading level={3} focusKey="outcome" focusOnMount>
        {t(hasChange ? 'lifeChangeCheck.mayEnroll' : 'lifeChangeCheck.noChange')}
      </FocusHeading>
      {hasChange ? (
        outcome.times.map(({ after, days }) => (
          <p key={after}>
            <RichText text={t(`lifeChangeCheck.${after}`, { days })} />
          </p>
        ))
      ) : (
        <>
          <p>
            {openYear === null
              ? t('lifeChangeCheck.nextEnrollment')
              : t('lifeChangeCheck.openYear', { year: openYear })}
          </p>
          {openYear !== null && (
            <Button
              tone="outline"
              onClick={() => {
                onSwitchYear(openYear)
              }}
            >
              {t('lifeChangeCheck.seeYear', { year: openYear })}
            </Button>
          )}
          <p>
            {t('lifeChangeCheck.medicaid')}{' '}
            <ExternalLink href={medicaidUrl} newTabLabel={common.t('externalLink.newTab')}>
              {t('lifeChangeCheck.medicaidLink')}
            </ExternalLink>
          </p>
        </>
      )}
    </div>
  )
}

/** Asks which life changes happened, and says which enrollment they allow. Nothing is sent. */
export function LifeChangeDialog(props: LifeChangeDialogProps) {
  const { open, answers, onChange, onClose, onReopen, returnFocus } = props
  const { t } = useTranslation('coverage-year')
  const first = useRef<HTMLInputElement>(null)
  const [stage, setStage] = useState<'answering' | 'missing' | 'asked'>(answers === null ? 'answering' : 'asked')
  const outcome = stage === 'asked' ? lifeChangeOutcome(answers) : null
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onReopen={onReopen}
      {...(returnFocus && { returnFocus })}
      title={t('lifeChangeCheck.title')}
      closeLabel={t('lifeChangeCheck.close')}
      footer={
        outcome ? (
          <Button onClick={onClose}>{t('lifeChangeCheck.close')}</Button>
        ) : (
          <Button
            onClick={() => {
              setStage(answers === null ? 'missing' : 'asked')
              if (answers === null) first.current?.focus()
            }}
          >
            {t('lifeChangeCheck.result')}
          </Button>
        )
      }
    >
      <div className="grid gap-5">
        <CheckboxGroup
          label={t('lifeChangeCheck.question')}
          hint={t('lifeChangeCheck.privacy')}
          error={stage === 'missing' ? t('lifeChangeCheck.missing') : undefined}
          ref={first}
          clearedText={t('lifeChangeCheck.cleared')}
          value={answers?.length === 0 ? ['none'] : (answers ?? [])}
          onChange={(values) => {
            const ticked = lifeChangeIds.filter((id) => values.includes(id))
            const isAnswered = values.length > 0
            // When the answers are cleared, the stage is reset, so a later tick does not move the focus.
            if (stage === 'missing' || !isAnswered) setStage('answering')
            onChange(isAnswered ? ticked : null)
          }}
          options={[
            ...lifeChangeIds.map((id) => ({ value: id, label: t(`lifeChangeCheck.${id}`) })),
            { value: 'none', label: t('lifeChangeCheck.none'), exclusive: true },
          ]}
        />
        {outcome && <Outcome {...props} outcome={outcome} />}
      </div>
    </Dialog>
  )
}
