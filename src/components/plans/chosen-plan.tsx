import { type ReactNode, useId } from 'react'

import { Card } from '#components/primitives/card.tsx'
import { chosenPrice } from '#domain/plans/shown-price.ts'
import type { ChosenPlan as Chosen } from '#domain/quote/session.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { englishName } from '#lib/english-name.ts'

import { ChosenPlanBadges, ChosenPlanFacts } from './chosen-plan-facts.tsx'
import { CreditOutlookNote } from './credit-outlook-note.tsx'
import { PlanPrice } from './plan-price.tsx'
import { YearWhy } from './year-why.tsx'

export interface ChosenPlanProps {
  /** The plan, and its price at the time of choosing. */
  readonly chosen: Chosen
  /** The year of the plan. */
  readonly planYear: PlanYear
  /** The label above the price: "Estimated monthly premium". */
  readonly priceLabel?: string
  /** What the price rests on; by default only who probably gets no credit. */
  readonly rests?: ReactNode
  /** Which bill the plan's year counts, from `yearBillText`; undefined where there is nothing to say. */
  readonly yearNote?: string | undefined
}

/** The plan that the visitor registers with: its price at the time of choosing, and the facts of its card (P-89). */
export function ChosenPlan({ chosen, planYear, priceLabel, rests, yearNote }: ChosenPlanProps) {
  const { t } = useTranslation('plans')
  const titleId = useId()
  const { plan, monthlyCreditCents, facts, outlook } = chosen
  // The price is fixed at the time of choosing. The struck price and the bill follow from the plan and the credit.
  const price = chosenPrice(chosen)
  return (
    <Card as="section" aria-labelledby={titleId} className="grid justify-items-start gap-3">
      <p className="text-sm font-semibold text-ink-muted">{t('chosenPlan.label', { year: planYear })}</p>
      <ChosenPlanBadges level={plan.metalLevel} facts={facts ?? null} />
      <div>
        <p {...englishName} className="text-sm font-semibold text-ink-muted">
          {plan.issuerName}
        </p>
        <h2 id={titleId} {...englishName} className="text-xl leading-snug font-semibold">
          {plan.name}
        </h2>
      </div>
      <div className="grid gap-2">
        {priceLabel !== undefined && <p className="text-sm font-semibold text-ink-muted">{priceLabel}</p>}
        <PlanPrice size="card" price={price} />
        {rests ?? (
          <CreditOutlookNote outlook={outlook} creditCents={monthlyCreditCents} className="text-sm font-semibold" />
        )}
      </div>
      {facts && <ChosenPlanFacts facts={facts} outlook={outlook} yearNote={yearNote} />}
      {facts?.year && <YearWhy year={facts.year} hasExtraSavings={facts.extraSavings} planYear={planYear} />}
    </Card>
  )
}
