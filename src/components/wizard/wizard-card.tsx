import { type ReactNode, type SyntheticEvent, useEffect, useId } from 'react'

import { Button } from '#components/primitives/button.tsx'
import { Card } from '#components/primitives/card.tsx'
import { FocusHeading } from '#components/primitives/focus-heading.tsx'
import { StepIndicator } from '#components/primitives/step-indicator.tsx'
import type { WizardStep } from '#domain/quote/wizard-steps.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface WizardCardProps {
  /** The current step. */
  readonly step: WizardStep
  /** The steps that are asked, in order. */
  readonly steps: readonly WizardStep[]
  /** The plan year, for the question about the income. */
  readonly planYear: number
  /**
   * Moves the focus to the heading when the card appears. True after a change of step, never on the first page.
   * @default false
   */
  readonly focusHeading?: boolean | undefined
  /** Goes back to an answered step. */
  readonly onStep: (step: WizardStep) => void
  /** Undefined on the first step. */
  readonly onPrevious?: (() => void) | undefined
  /** Undefined on the last step, whose answers continue without Next. */
  readonly onNext?: (() => void) | undefined
  /**
   * Whether Next waits for a check.
   * @default false
   */
  readonly isChecking?: boolean | undefined
  /** The fields of the step. */
  readonly children: ReactNode
}

/** Scrolls to the card's top unless the whole card is visible. */
function showWhole(card: HTMLElement | null | undefined): void {
  const page = document.scrollingElement
  if (!card || !page) return
  const { top, bottom } = card.getBoundingClientRect()
  if (top < 0 || bottom > page.clientHeight) page.scrollTop += top
}

/** One question of the quote wizard: its position among the five, its heading, its fields, Previous and Next. */
export function WizardCard(props: WizardCardProps) {
  const {
    step,
    steps,
    planYear,
    focusHeading = false,
    onStep,
    onPrevious,
    onNext,
    isChecking = false,
    children,
  } = props
  const { t } = useTranslation('location')
  const headingId = useId()
  // This runs after the heading took the focus, so the whole question scrolls into view and not only its heading.
  useEffect(() => {
    if (focusHeading) showWhole(document.getElementById(headingId)?.closest('section'))
  }, [focusHeading, headingId, step])
  const nameOf = (id: WizardStep) => t(`wizardSteps.${id}.name`)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!isChecking) onNext?.()
  }
  return (
    <Card as="section" padding="none" raised aria-labelledby={headingId}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-border px-4 py-3 font-semibold sm:px-8 sm:py-5">
        <p className="flex flex-wrap gap-x-3">
          <span className="text-ink-muted">
            {t('wizardCard.stepOf', { position: steps.indexOf(step) + 1, total: steps.length })}
          </span>
          <span>{nameOf(step)}</span>
        </p>
        <StepIndicator
          look="bars"
          className="sm:ms-auto"
          label={t('wizardCard.progress')}
          completedText={t('wizardCard.completed')}
          current={step}
          steps={steps.map((id) => ({ id, label: nameOf(id) }))}
          onStep={(id) => {
            const target = steps.find((known) => known === id)
            if (target) onStep(target)
          }}
        />
      </div>
      <form noValidate onSubmit={submit}>
        <div className="grid gap-4 px-4 py-4 sm:px-8 sm:py-8">
          <div className="grid gap-2">
            <FocusHeading id={headingId} level={2} focusKey={step} focusOnMount={focusHeading}>
              {t(`wizardSteps.${step}.heading`, { year: planYear })}
            </FocusHeading>
            <p className="text-pretty text-ink-muted">{t(`wizardSteps.${step}.lead`)}</p>
          </div>
          {children}
        </div>
        {(onPrevious ?? onNext) && (
          <div className="flex flex-wrap items-center justify-between gap-3 rounded-b-card border-t border-border bg-surface-sunken px-4 py-4 sm:px-8 sm:py-5">
            {onPrevious && (
              <Button tone="quiet" onClick={onPrevious} className="-ms-5">
                <svg
                  viewBox="0 0 24 24"
                  fill="none"
                  strokeWidth="1.9"
                  aria-hidden
                  className="hidden size-5 stroke-current sm:block"
                >
                  <path d="m12 19-7-7 7-7M19 12H5" />
                </svg>
                {t('wizardCard.previous')}
              </Button>
            )}
            {onNext && (
              <Button type="submit" busy={isChecking} busyLabel={t('wizardCard.checking')} className="ms-auto">
                {t('wizardCard.next')}
              </Button>
            )}
          </div>
        )}
      </form>
    </Card>
  )
}
