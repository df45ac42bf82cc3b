import { useId } from 'react'

import { Card } from '#components/primitives/card.tsx'
import { shownPrice } from '#domain/plans/shown-price.ts'
import type { ChosenPlan as Chosen } from '#domain/quote/session.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { MetalBadge } from './metal-badge.tsx'
import { PlanPrice } from './plan-price.tsx'

export interface ChosenPlanProps {
  /** The plan, and its price as it was when it was chosen. */
  readonly chosen: Chosen
  /** What the price is, above it: "Estimated monthly premium". */
  readonly priceLabel?: string
}

/** The plan taken along to registration, at the price at which it was chosen. */
export function ChosenPlan({ chosen, priceLabel }: ChosenPlanProps) {
  const { t } = useTranslation('plans')
  const titleId = useId()
  const { plan, monthlyPriceCents, monthlyCreditCents } = chosen
  // The price is the one that was chosen; what is struck and billed follows from the plan and the credit.
  const price = { ...shownPrice(plan, monthlyCreditCents, 'specified'), priceCents: monthlyPriceCents }
  return (
    <Card as="section" aria-labelledby={titleId} className="grid justify-items-start gap-3">
      <p className="text-sm font-semibold text-ink-muted">{t('chosenPlan.label')}</p>
      <MetalBadge level={plan.metalLevel} />
      <div>
        <p lang="en" className="text-sm font-semibold text-ink-muted">
          {plan.issuerName}
        </p>
        <h2 id={titleId} lang="en" className="text-xl leading-snug font-semibold">
          {plan.name}
        </h2>
      </div>
      <div className="grid gap-2">
        {priceLabel !== undefined && <p className="text-sm font-semibold text-ink-muted">{priceLabel}</p>}
        <PlanPrice size="card" price={price} />
      </div>
    </Card>
  )
}
