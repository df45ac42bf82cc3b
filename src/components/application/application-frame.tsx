import { ArrowLeft } from 'lucide-react'
import { type ReactNode, type SyntheticEvent, useId } from 'react'

import { Button } from '#components/primitives/button.tsx'
import { Card } from '#components/primitives/card.tsx'
import { FocusHeading } from '#components/primitives/focus-heading.tsx'
import { NamedText } from '#components/primitives/named-text.tsx'
import { ProgressBar } from '#components/primitives/progress-bar.tsx'
import type { ApplicationStep } from '#domain/application/application-steps.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { useStepOf } from './step-of.ts'

export interface ApplicationFrameProps {
  /** First name of the verified user. Without it, the greeting has no name. */
  readonly firstName?: string | undefined
  /**
   * Whether the applicant has saved or typed something before. If so, the greeting says "welcome back".
   * @default false
   */
  readonly isReturning?: boolean | undefined
  /** The steps on the screen, in order. */
  readonly steps: readonly [ApplicationStep, ...ApplicationStep[]]
  /** Position of the first of them among those asked, from 1. */
  readonly position: number
  /** Number of steps that are asked. */
  readonly total: number
  /** The plan's card. Without a plan, the page has another title (F-3). */
  readonly plan?: ReactNode
  /**
   * Moves the focus to the step's heading when the frame appears. True after a change of step, never on the first page.
   * @default false
   */
  readonly focusHeading?: boolean | undefined
  /** Undefined on the first step, and while one answer is being changed. */
  readonly onPrevious?: (() => void) | undefined
  /** Undoes the change of one answer and shows all answers again. Undefined elsewhere. */
  readonly onCancelChange?: (() => void) | undefined
  /** Called by the Next button, whether or not the answers are complete. */
  readonly onNext: () => void
  /** A save or the final submit is running. */
  readonly isBusy: boolean
  /** Says below the buttons whether the answers are kept. */
  readonly status?: ReactNode
  /** The failure of a save or the submit, shown instead of the form and the buttons (F-4). */
  readonly failure?: ReactNode
  /** The fields of the step. */
  readonly children: ReactNode
}

const backLook = '-ms-5 aria-disabled:bg-transparent aria-disabled:text-control'

/**
 * The frame around one step of the application: greeting, progress, the step's heading, Previous and Next, and the plan's
 * card beside them, or above them where the screen is narrow (F-1, F-2, F-3). On a
 * phone its parts stand close, so that the first field is on the first screen (F-103).
 */
export function ApplicationFrame(props: ApplicationFrameProps) {
  const { firstName, isReturning = false, steps, position, total, plan, status, failure } = props
  const { t } = useTranslation('application')
  const stepOf = useStepOf()({ steps, position, total })
  return (
    <div className="grid items-start gap-3 sm:gap-6 lg:grid-cols-12 lg:grid-rows-1 lg:gap-x-12 print:block print:space-y-6">
      <header className="grid min-w-0 gap-1 lg:col-span-8 lg:col-start-1 lg:row-end-1">
        <p className="font-semibold text-ink-muted">
          {firstName === undefined || firstName === '' ? (
            t('applicationFrame.welcome')
          ) : (
            <NamedText
              text={t(isReturning ? 'applicationFrame.welcomeNamed' : 'applicationFrame.welcomeNew', {
                name: firstName,
              })}
              names={[firstName]}
            />
          )}
        </p>
        <h1 className="text-3xl font-bold sm:text-4xl">
          {plan === undefined ? t('applicationFrame.titleWithoutPlan') : t('applicationFrame.title')}
        </h1>
        <ProgressBar
          label={t('applicationFrame.progress')}
          valueText={stepOf}
          value={position + steps.length - 1}
          max={total}
          showText
          className="mt-1.5 sm:mt-4"
        />
      </header>
      {plan !== undefined && (
        <aside
          aria-label={t('applicationFrame.plan')}
          className="min-w-0 lg:sticky lg:top-24 lg:col-span-4 lg:col-start-9 lg:row-span-2 lg:row-end-2 print:static"
        >
          {plan}
        </aside>
      )}
      <div className="grid min-w-0 gap-6 lg:col-span-8 lg:col-start-1 lg:row-start-1 print:block print:space-y-6">
        {failure ?? <StepForm {...props} />}
        {status}
      </div>
    </div>
  )
}

/** The card of a step and the buttons below it. Enter in a field does the same as Next. */
function StepForm(props: ApplicationFrameProps) {
  const { steps, focusHeading = false, onPrevious, onCancelChange, onNext, isBusy, children } = props
  const onBack = onCancelChange ?? onPrevious
  const { t } = useTranslation('application')
  const headingId = useId()
  const [step] = steps
  const isSigning = step === 'consent'
  const go = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!isBusy) onNext()
  }
  return (
    <form noValidate onSubmit={go} className="grid gap-6 print:block">
      <Card
        as="section"
        padding="lg"
        aria-labelledby={headingId}
        className="grid gap-4 sm:gap-6 print:block print:space-y-6"
      >
        <div className="grid gap-1.5">
          <FocusHeading id={headingId} level={2} focusKey={step} focusOnMount={focusHeading}>
            {t(`applicationSteps.${step}.title`)}
          </FocusHeading>
          <p className="text-pretty text-ink-muted">{t(`applicationSteps.${step}.lead`)}</p>
        </div>
        {children}
      </Card>
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        {onBack && (
          <Button
            tone="quiet"
            aria-disabled={isBusy}
            className={backLook}
            onClick={() => {
              if (!isBusy) onBack()
            }}
          >
            {!onCancelChange && <ArrowLeft aria-hidden strokeWidth={1.9} className="size-5 max-sm:hidden" />}
            {onCancelChange ? t('applicationFrame.cancelChange') : t('applicationFrame.previous')}
          </Button>
        )}
        <Button
          type="submit"
          busy={isBusy}
          busyLabel={isSigning ? t('applicationFrame.submitting') : t('applicationFrame.saving')}
          className="ms-auto"
        >
          {isSigning ? t('applicationFrame.submit') : t('applicationFrame.next')}
        </Button>
      </div>
    </form>
  )
}
