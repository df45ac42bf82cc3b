import { Star } from 'lucide-react'
import { memo, useId } from 'react'

import { ChoosePlanButton } from '#components/plans/choose-plan-button.tsx'
import { MetalBadge } from '#components/plans/metal-badge.tsx'
import { PlanPrice } from '#components/plans/plan-price.tsx'
import { SavingsBadge, SavingsNameNote } from '#components/plans/savings-badge.tsx'
import { Badge } from '#components/primitives/badge.tsx'
import { Card } from '#components/primitives/card.tsx'
import type { PlanCardModel } from '#domain/plans/plan-card.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { PlanCardCompare } from './plan-card-compare.tsx'
import { PlanCardDetails, PlanCardKeyFacts } from './plan-card-details.tsx'
import { planCardId } from './plan-card-id.ts'
import { PlanCardLinks } from './plan-card-links.tsx'

/** The callbacks take the plan's id, so one function serves every card. */
export interface PlanCardProps {
  /** The plan's card model, from `#domain/plans/plan-card.ts`. */
  readonly plan: PlanCardModel
  /** Whether the plan is chosen for comparison. */
  readonly compared: boolean
  /** Whether the comparison is full. */
  readonly compareFull: boolean
  /** Adds the plan of this id to the comparison or removes it. */
  readonly onCompare: (planId: string) => void
  /** Continues to registration with the plan of this id. */
  readonly onChoose: (planId: string) => void
  /** Opens the page of the plan of this id (P-70). */
  readonly onOpen: (planId: string) => void
}

/** The facts of a plan's card. It is separate from the buttons below it, so a tick does not render ten cards again. */
const PlanCardFace = memo(function PlanCardFace({
  plan,
  titleId,
  onOpen,
}: Pick<PlanCardProps, 'plan' | 'onOpen'> & {
  readonly titleId: string
}) {
  const { t } = useTranslation('plans')
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <MetalBadge level={plan.metalLevel} />
        {plan.extraSavings && <SavingsBadge plan={plan} />}
        {plan.hsaEligible && <Badge tone="primary">{t('planCard.hsa')}</Badge>}
      </div>
      <div>
        <p className="text-sm font-semibold text-ink-muted">
          <span lang="en">{plan.issuerName}</span>
          {plan.type !== '' && ` · ${plan.type}`}
        </p>
        <h2 lang="en" className="text-xl leading-snug font-semibold">
          <button
            type="button"
            id={titleId}
            className="-my-2 min-h-target py-2 text-start underline decoration-border underline-offset-4 hover:text-primary-strong hover:decoration-current"
            onClick={() => {
              onOpen(plan.id)
            }}
          >
            {plan.name}
          </button>
        </h2>
        <SavingsNameNote plan={plan} />
        {plan.qualityStars !== null && (
          <p className="mt-1 inline-flex items-center gap-1.5 text-sm text-ink-muted">
            <Star aria-hidden strokeWidth={1.9} className="size-4 fill-current" />
            {t('planCard.stars', { count: plan.qualityStars })}
          </p>
        )}
      </div>
      <PlanPrice size="card" price={plan.price} />
      <PlanCardKeyFacts plan={plan} className="border-y border-border py-3" />
      <PlanCardLinks planName={plan.name} links={plan.links} />
      <PlanCardDetails plan={plan} />
    </>
  )
})

/** One plan in the results grid: its price after the tax credit, its costs of care, and its actions. */
export const PlanCard = memo(function PlanCard({
  plan,
  compared,
  compareFull,
  onCompare,
  onChoose,
  onOpen,
}: PlanCardProps) {
  const titleId = useId()
  return (
    <Card
      as="article"
      id={planCardId(plan.id)}
      tabIndex={-1}
      selected={compared}
      aria-labelledby={titleId}
      className="flex h-full flex-col gap-3.5 print:break-inside-avoid"
    >
      <PlanCardFace plan={plan} titleId={titleId} onOpen={onOpen} />
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 print:hidden">
        <PlanCardCompare
          planName={plan.name}
          checked={compared}
          full={compareFull}
          onChange={() => {
            onCompare(plan.id)
          }}
        />
        <ChoosePlanButton plan={plan} className="grow sm:grow-0" onChoose={onChoose} />
      </div>
    </Card>
  )
})
