import { Badge } from '#components/primitives/badge.tsx'
import type { ChosenFacts } from '#domain/plans/chosen-facts.ts'
import type { MetalLevel } from '#domain/plans/plan.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { MetalBadge } from './metal-badge.tsx'
import { PlanCardFacts } from './plan-card/plan-card-facts.tsx'
import { useLimitFacts } from './use-limit-facts.ts'
import { YearBand } from './year-band.tsx'

export interface ChosenPlanBadgesProps {
  /** The plan's metal level. */
  readonly level: MetalLevel
  /** What the plan means for the household; null when it is not known. */
  readonly facts: Pick<ChosenFacts, 'extraSavings' | 'isEasyToCompare'> | null
}

/** The badges of a chosen plan's card, without their explanations: the level, the extra savings, the standard plan (P-89). */
export function ChosenPlanBadges({ level, facts }: ChosenPlanBadgesProps) {
  const { t } = useTranslation('plans')
  return (
    <div className="flex flex-wrap gap-2">
      <MetalBadge level={level} />
      {facts?.extraSavings && <Badge tone="accent">{t('planCard.extraSavings')}</Badge>}
      {facts?.isEasyToCompare && <Badge tone="primary">{t('easyToCompareBadge.label')}</Badge>}
    </div>
  )
}

export interface ChosenPlanFactsProps {
  /** What the plan means for the household. */
  readonly facts: ChosenFacts
  /** Which bill the plan's year counts, from `yearBillText`; undefined where there is nothing to say. */
  readonly yearNote?: string | undefined
}

/**
 * The year's cost, deductible and maximum of a chosen plan, as its card showed them (P-89). An unknown year is left
 * out.
 */
export function ChosenPlanFacts({ facts, yearNote }: ChosenPlanFactsProps) {
  const limits = useLimitFacts(facts)
  return (
    <div className="grid w-full gap-3">
      {facts.year && <YearBand year={facts.year} view={null} note={yearNote} />}
      <div className="border-t border-border pt-3">
        <PlanCardFacts facts={limits} />
      </div>
    </div>
  )
}
