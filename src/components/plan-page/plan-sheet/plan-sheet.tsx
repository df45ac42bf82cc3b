import { ArrowLeft } from 'lucide-react'

import { ChoosePlanButton } from '#components/plans/choose-plan-button.tsx'
import { MetalBadge } from '#components/plans/metal-badge.tsx'
import { PlanCardCompare } from '#components/plans/plan-card/plan-card-compare.tsx'
import { PlanPrice } from '#components/plans/plan-price.tsx'
import { SavingsBadge, SavingsNameNote } from '#components/plans/savings-badge.tsx'
import { Badge } from '#components/primitives/badge.tsx'
import { Button } from '#components/primitives/button.tsx'
import { Card } from '#components/primitives/card.tsx'
import { FocusHeading } from '#components/primitives/focus-heading.tsx'
import type { PlanCardModel } from '#domain/plans/plan-card.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface PlanSheetProps {
  /** The plan's card model, from `#domain/plans/plan-card.ts`. */
  readonly plan: PlanCardModel
  /** Whether the plan is chosen for comparison. */
  readonly compared: boolean
  /** Whether the comparison is full. */
  readonly compareFull: boolean
  /** Goes back to the list. */
  readonly onBack: () => void
  /** Adds the plan of this id to the comparison or removes it. */
  readonly onCompare: (planId: string) => void
  /** Continues to registration with the plan of this id. */
  readonly onChoose: (planId: string) => void
}

/** The page of one plan (P-70): its price and costs in full, beside the buttons that choose and compare it. */
export function PlanSheet({ plan, compared, compareFull, onBack, onCompare, onChoose }: PlanSheetProps) {
  const { t } = useTranslation('plan-page')
  const plans = useTranslation('plans')
  return (
    <article className="grid gap-6">
      <Button tone="quiet" size="sm" className="-ms-4 justify-self-start print:hidden" onClick={onBack}>
        <ArrowLeft aria-hidden strokeWidth={1.9} className="size-5" />
        {t('planSheet.back')}
      </Button>
      <div className="grid justify-items-start gap-3">
        <div className="flex flex-wrap gap-2">
          <MetalBadge level={plan.metalLevel} />
          {plan.extraSavings && <SavingsBadge plan={plan} />}
          {plan.hsaEligible && <Badge tone="primary">{plans.t('planCard.hsa')}</Badge>}
        </div>
        <FocusHeading focusKey={plan.id} focusOnMount lang="en">
          {plan.name}
        </FocusHeading>
        <p lang="en" className="font-semibold text-ink-muted">
          {plan.issuerName}
        </p>
        <SavingsNameNote plan={plan} />
      </div>
      <Card className="grid gap-4">
        <PlanPrice size="card" price={plan.price} />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 print:hidden">
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
    </article>
  )
}
