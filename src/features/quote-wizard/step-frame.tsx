import type { ReactNode } from 'react'

import { PageMeta } from '#components/chrome/page-meta.tsx'
import { WizardCard } from '#components/wizard/wizard-card.tsx'
import { applicableSteps } from '#domain/flow/step-order.ts'
import { wizardSteps } from '#domain/quote/wizard-steps.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import type { Wizard } from './wizard.ts'

export interface StepFrameProps {
  readonly wizard: Wizard
  readonly hasError?: boolean
  /** Omitted if the answers themselves advance. */
  readonly onNext?: (() => void) | undefined
  readonly isChecking?: boolean
  readonly children: ReactNode
}

/** The card around a step, and the tab's title with the step's name and whether it shows errors. */
export function StepFrame({ wizard, hasError, onNext, isChecking, children }: StepFrameProps) {
  const { t } = useTranslation('location')
  const { planYear, draft, step, hasMoved, dispatch, back } = wizard
  const steps = applicableSteps(wizardSteps, draft).map(({ id }) => id)
  const position = steps.indexOf(step) + 1
  return (
    <>
      <PageMeta
        title={t('quoteHome.title', { step: t(`wizardSteps.${step}.name`), position, total: steps.length })}
        description={t('quoteHero.lead')}
        keywords={t('quoteHome.keywords')}
        hasError={hasError ?? wizard.issues.length > 0}
      />
      <WizardCard
        step={step}
        steps={steps}
        planYear={planYear}
        focusHeading={hasMoved}
        onStep={(target) => {
          dispatch({ type: 'wentToStep', step: target })
        }}
        onPrevious={position > 1 ? back : undefined}
        onNext={onNext}
        isChecking={isChecking}
      >
        {children}
      </WizardCard>
    </>
  )
}
