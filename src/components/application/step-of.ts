import type { ApplicationStep, ConsentStage } from '#domain/application/application-steps.ts'
import { useTranslation } from '#i18n/use-translation.ts'

interface StepPlace {
  readonly step: ApplicationStep
  /** The part of the consent step that is shown. */
  readonly stage?: ConsentStage | undefined
  /** Position of the step among those asked, from 1. */
  readonly position: number
  /** Number of steps that are asked. */
  readonly total: number
}

/**
 * Returns a function that gives the position as text: "Step 7 of 7, part 1 of 2: Check your answers" for a step with
 * two screens.
 */
export function useStepOf() {
  const { t } = useTranslation('application')
  return ({ step, stage, position, total }: StepPlace) => {
    if (step !== 'consent')
      return t('applicationFrame.stepOf', { position, total, title: t(`applicationSteps.${step}.title`) })
    const isReview = stage === 'review'
    const title = t(isReview ? 'applicationSteps.review.title' : 'applicationSteps.consent.title')
    return t('applicationFrame.stepPartOf', { position, total, part: isReview ? 1 : 2, title })
  }
}
