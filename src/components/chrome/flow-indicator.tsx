import { StepIndicator } from '#components/primitives/step-indicator.tsx'
import { useTranslation } from '#i18n/use-translation.ts'

/** The steps of the flow that the indicator names. The application's steps come after them. */
export const flowSteps = ['quote', 'plans', 'register', 'confirm'] as const

/** One step of the flow. */
export type FlowStep = (typeof flowSteps)[number]

export interface FlowIndicatorProps {
  /** The current step. */
  readonly current: FlowStep
  /**
   * `line` is for a row that has other content.
   * @default flow
   */
  readonly look?: 'flow' | 'line'
  /** Classes for its position. */
  readonly className?: string
}

/** Shows the visitor's position between the first question and a confirmed account. */
export function FlowIndicator({ current, look = 'flow', className }: FlowIndicatorProps) {
  const { t } = useTranslation('common')
  return (
    <StepIndicator
      look={look}
      label={t('flow.label')}
      completedText={t('flow.completed')}
      current={current}
      steps={flowSteps.map((id) => ({ id, label: t(`flow.${id}`) }))}
      {...(className !== undefined && { className })}
    />
  )
}
