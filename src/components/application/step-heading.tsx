import type { ApplicationStep } from '#domain/application/application-steps.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface StepHeadingProps {
  /** The step whose questions follow. */
  readonly step: ApplicationStep
}

/** The heading of a step that shares a screen with the step before it (F-9). */
export function StepHeading({ step }: StepHeadingProps) {
  const { t } = useTranslation('application')
  return (
    <div className="grid gap-1.5 border-t border-border pt-6">
      <h2 className="text-2xl font-semibold sm:text-3xl">{t(`applicationSteps.${step}.title`)}</h2>
      <p className="text-pretty text-ink-muted">{t(`applicationSteps.${step}.lead`)}</p>
    </div>
  )
}
