import type { ApplicationStep } from '#domain/application/application-steps.ts'
import { useTranslation } from '#i18n/use-translation.ts'

interface StepPlace {
  /** The steps on the screen, in order. */
  readonly steps: readonly [ApplicationStep, ...ApplicationStep[]]
  /** Position of the first of them among those asked, from 1. */
  readonly position: number
  /** Number of steps that are asked. */
  readonly total: number
}

/**
 * Returns a function that gives the position as text: "Step 3 of 7: About you", or "Steps 1 and 2 of 7: Contact
 * information, Your address" for two steps on one screen (F-9).
 */
export function useStepOf() {
  const { t } = useTranslation('application')
  return ({ steps, position, total }: StepPlace) => {
    const title = steps.map((step) => t(`applicationSteps.${step}.title`)).join(', ')
    return steps.length === 1
      ? t('applicationFrame.stepOf', { position, total, title })
      : t('applicationFrame.stepsOf', { position, last: position + steps.length - 1, total, title })
  }
}
