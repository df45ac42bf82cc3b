import { type ReactNode, useId } from 'react'

import { Face } from '#components/media/face.tsx'
import { ChosenPlanBadges, ChosenPlanFacts } from '#components/plans/chosen-plan-facts.tsx'
import { CreditRow } from '#components/plans/credit-row.tsx'
import { PlanPrice } from '#components/plans/plan-price.tsx'
import { YearWhy } from '#components/plans/year-why.tsx'
import { RestsUnknown } from '#components/price-answers/rests-unknown.tsx'
import { Card } from '#components/primitives/card.tsx'
import { LinkButton } from '#components/primitives/link-button.tsx'
import type { RegisteredPlan } from '#domain/account/verified-user.ts'
import type { ChosenFacts } from '#domain/plans/chosen-facts.ts'
import { metalLevelOf } from '#domain/plans/official-words.ts'
import type { ShownPrice } from '#domain/plans/shown-price.ts'
import type { CreditOutlook } from '#domain/subsidy/credit-outlook.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { englishName } from '#lib/english-name.ts'

export interface PortalPlanProps {
  /** The chosen plan; null if none was chosen. */
  readonly plan: RegisteredPlan | null
  /** The monthly price after the credit; null if unknown. */
  readonly price: ShownPrice | null
  /** What the plan means for the household; null if this device does not know it (P-89). */
  readonly facts: ChosenFacts | null
  /** Who in the price probably gets no credit; null if nobody does, or this device does not know it (P-100). */
  readonly outlook: CreditOutlook | null
  /** What the price rests on. By default, it says who probably gets no credit, and that this device knows no more. */
  readonly rests?: ReactNode
  /** Which bill the plan's year counts, from `yearBillText`; undefined where there is nothing to say. */
  readonly yearNote?: string | undefined
  /** The tax credit, in cents a month. Shown if above 0. */
  readonly monthlySubsidyCents: number
  /** Address of the quote's start, for users without a plan. */
  readonly quoteHref: string
}

/** The plan chosen with the registration, its price, and the year's cost and deductible that its card showed (P-89). */
export function PortalPlan(props: PortalPlanProps) {
  const { plan, price, facts, outlook, rests, yearNote, monthlySubsidyCents, quoteHref } = props
  const { t } = useTranslation('portal')
  const headingId = useId()
  return (
    <Card as="section" aria-labelledby={headingId} className="grid justify-items-start gap-3">
      <h2 id={headingId} className="text-base font-semibold text-ink-muted">
        {t('portalPlan.label')}
      </h2>
      {plan === null ? (
        <div className="flex gap-4">
          <span className="size-14 shrink-0">
            <Face name="agent" alt="" />
          </span>
          <div className="grid min-w-0 flex-1 justify-items-start gap-3">
            <p className="text-lg font-semibold">{t('portalPlan.none')}</p>
            <p>{t('portalPlan.noneHelp')}</p>
            <LinkButton href={quoteHref}>{t('portalPlan.quote')}</LinkButton>
          </div>
        </div>
      ) : (
        <>
          <ChosenPlanBadges level={metalLevelOf(plan.metalLevel)} facts={facts} />
          <div {...englishName} className="min-w-0 wrap-anywhere">
            <p className="text-sm font-semibold text-ink-muted">{plan.issuerName}</p>
            <p className="font-display text-xl leading-snug font-semibold">{plan.name}</p>
          </div>
          {price !== null && <PlanPrice size="card" price={price} />}
          {price !== null && (rests ?? <RestsUnknown outlook={outlook} creditCents={monthlySubsidyCents} />)}
          {facts && <ChosenPlanFacts facts={facts} outlook={outlook} yearNote={yearNote} />}
          {facts?.year && <YearWhy year={facts.year} hasExtraSavings={facts.extraSavings} />}
          {monthlySubsidyCents > 0 && (
            <dl className="mt-1 w-full border-t border-border pt-3">
              <CreditRow creditCents={monthlySubsidyCents} outlook={outlook} />
            </dl>
          )}
        </>
      )}
    </Card>
  )
}
