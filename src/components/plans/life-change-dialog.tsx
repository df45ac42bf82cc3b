import { type RefObject, useId, useRef, useState } from 'react'

import { RichText } from '#components/chrome/rich-text.tsx'
import { CheckboxGroup } from '#components/fields/checkbox-group.tsx'
import { Fieldset } from '#components/fields/fieldset.tsx'
import { MaskedField } from '#components/fields/masked-field.tsx'
import { Button } from '#components/primitives/button.tsx'
import { Dialog } from '#components/primitives/dialog.tsx'
import { ExternalLink } from '#components/primitives/external-link.tsx'
import { FocusHeading } from '#components/primitives/focus-heading.tsx'
import type { CalendarDay } from '#domain/calendar/calendar-day.ts'
import { type LifeChangeOutcome, lifeChangeOutcome, type LifeChangeTime } from '#domain/calendar/life-change-times.ts'
import { type LifeChange, type LifeChangeAnswers, lifeChangeIds } from '#domain/calendar/life-changes.ts'
import { parseDay, typedDay } from '#domain/calendar/typed-day.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'
import { formatLongDate } from '#i18n/format.ts'
import { formatTypedDay } from '#i18n/format-typed-day.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface LifeChangeDialogProps {
  /** Whether the dialog is open. */
  readonly open: boolean
  /** The ticked changes; an empty list for "none of these", null before an answer. */
  readonly answers: LifeChangeAnswers
  /** The agency's day, from which the days of the changes are counted. */
  readonly today: CalendarDay
  /** Called after each tick, and after each day. */
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

/** Says what one change allows, and until when. */
function ChangeTime({ read, day, days, from, to, chooseBy }: LifeChangeTime) {
  const { t, language } = useTranslation('coverage-year')
  const text = (date: CalendarDay) => formatLongDate(date, language)
  const span = { from: text(from), to: text(to) }
  const until = chooseBy ? t('lifeChangeCheck.chooseBy', { date: text(chooseBy) }) : null
  const outside = day ? t('lifeChangeCheck.outside', { day: text(day), ...span }) : t('lifeChangeCheck.span', span)
  return (
    <p>
      <RichText text={`${t(`lifeChangeCheck.says.${read}`, { days })} ${until ?? outside}`} />
    </p>
  )
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
        outcome.times.map((time) => <ChangeTime key={time.id} {...time} />)
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

interface LifeChangeDayProps {
  /** A ticked change. */
  readonly change: LifeChange
  /** Called with its day, or with null where none is written. */
  readonly onChange: (day: CalendarDay | null) => void
}

/** A field for the day of a ticked change, which may stay empty (Q-79). A day that does not exist counts as none. */
function LifeChangeDay({ change: { id, day }, onChange }: LifeChangeDayProps) {
  const { t, language } = useTranslation('coverage-year')
  const [typed, setTyped] = useState(day ? typedDay(day) : '')
  return (
    <MaskedField
      mask="date"
      told={formatTypedDay(typed, language)}
      label={t(`lifeChangeCheck.days.${id}`)}
      hint={t('lifeChangeCheck.days.hint')}
      error={typed.length === 10 && parseDay(typed) === null ? t('lifeChangeCheck.days.invalid') : undefined}
      value={typed}
      onChange={(text) => {
        setTyped(text)
        onChange(parseDay(text))
      }}
    />
  )
}

/** Asks which life changes happened, and says which enrollment they allow (Q-79). Nothing is sent. */
export function LifeChangeDialog(props: LifeChangeDialogProps) {
  const { open, answers, today, onChange, onClose, onReopen, returnFocus } = props
  const { t } = useTranslation('coverage-year')
  const first = useRef<HTMLInputElement>(null)
  const daysId = useId()
  const [stage, setStage] = useState<'answering' | 'missing' | 'asked'>(answers === null ? 'answering' : 'asked')
  const outcome = stage === 'asked' ? lifeChangeOutcome(answers, today) : null
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
          value={answers?.length === 0 ? ['none'] : (answers ?? []).map(({ id }) => id)}
          onChange={(values) => {
            const ticked = lifeChangeIds
              .filter((id) => values.includes(id))
              .map((id) => answers?.find((change) => change.id === id) ?? { id, day: null })
            const isAnswered = values.length > 0
            // When the answers are cleared, the stage is reset, so a later tick does not move the focus.
            if (stage === 'missing' || !isAnswered) setStage('answering')
            onChange(isAnswered ? ticked : null)
          }}
          options={[
            ...lifeChangeIds.map((id) => ({
              value: id,
              label: t(`lifeChangeCheck.${id}`),
              hint: id === 'losingCoverage' ? t('lifeChangeCheck.losingHint') : undefined,
            })),
            { value: 'none', label: t('lifeChangeCheck.none'), exclusive: true },
          ]}
        />
        {answers !== null && answers.length > 0 && (
          <Fieldset id={daysId} label={t('lifeChangeCheck.days.title')}>
            <div className="grid gap-4 sm:grid-cols-2">
              {answers.map((change) => (
                <LifeChangeDay
                  key={change.id}
                  change={change}
                  onChange={(day) => {
                    onChange(answers.map((one) => (one.id === change.id ? { ...one, day } : one)))
                  }}
                />
              ))}
            </div>
          </Fieldset>
        )}
        {outcome && <Outcome {...props} outcome={outcome} />}
      </div>
    </Dialog>
  )
}
