import { Badge } from '#components/primitives/badge.tsx'
import type { ChosenFacts } from '#domain/plans/chosen-facts.ts'
import type { MetalLevel } from '#domain/plans/plan.ts'
import type { CreditOutlook } from '#domain/subsidy/credit-outlook.ts'
import { areSavingsDoubtful } from '#domain/subsidy/csr.ts'
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
  /** Who in the price probably gets no credit, and with it no extra savings; null or undefined if nobody is known to. */
  readonly outlook: CreditOutlook | null | undefined
  /** Which bill the plan's year counts, from `yearBillText`; undefined where there is nothing to say. */
  readonly yearNote?: string | undefined
}

/**
 * The year's cost, deductible and maximum of a chosen plan, as its card showed them (P-89). An unknown year is left
 * out. Where somebody probably gets no extra savings, the amounts say that they count them (P-104).
 */
export function ChosenPlanFacts({ facts, outlook, yearNote }: ChosenPlanFactsProps) {
  const { t } = useTranslation('plans')
  const limits = useLimitFacts(facts)
  return (
    <div className="grid w-full gap-3">
      {facts.year && <YearBand year={facts.year} view={null} note={yearNote} />}
      <div className="border-t border-border pt-3">
        <PlanCardFacts facts={limits} />
      </div>
      {areSavingsDoubtful(facts.extraSavings, outlook) && (
        <p className="text-sm font-semibold">{t('chosenPlan.savings')}</p>
      )}
    </div>
  )
}
