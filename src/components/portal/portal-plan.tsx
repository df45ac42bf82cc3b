import { useId } from 'react'

import { MetalBadge } from '#components/plans/metal-badge.tsx'
import { PlanPrice } from '#components/plans/plan-price.tsx'
import { Card } from '#components/primitives/card.tsx'
import { LinkButton } from '#components/primitives/link-button.tsx'
import type { ChosenPlan } from '#domain/account/verified-user.ts'
import { metalLevelOf } from '#domain/plans/official-words.ts'
import type { ShownPrice } from '#domain/plans/shown-price.ts'
import { formatCentsShort } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface PortalPlanProps {
  /** The chosen plan; null if none was chosen. */
  readonly plan: ChosenPlan | null
  /** The monthly price after the credit; null if unknown. */
  readonly price: ShownPrice | null
  /** The tax credit, in cents a month. Shown if above 0. */
  readonly monthlySubsidyCents: number
  /** Address of the quote's start, for users without a plan. */
  readonly quoteHref: string
}

/** The plan chosen with the registration, and its price. */
export function PortalPlan({ plan, price, monthlySubsidyCents, quoteHref }: PortalPlanProps) {
  const { t, language } = useTranslation('portal')
  const headingId = useId()
  return (
    <Card as="section" padding="lg" aria-labelledby={headingId} className="grid justify-items-start gap-3">
      <h2 id={headingId} className="text-base font-semibold text-ink-muted">
        {t('portalPlan.label')}
      </h2>
      {plan === null ? (
        <>
          <p>{t('portalPlan.none')}</p>
          <LinkButton href={quoteHref} tone="outline" size="sm">
            {t('portalPlan.quote')}
          </LinkButton>
        </>
      ) : (
        <>
          <MetalBadge level={metalLevelOf(plan.metalLevel)} />
          <div lang="en" className="min-w-0 wrap-anywhere">
            <p className="text-sm font-semibold text-ink-muted">{plan.issuerName}</p>
            <p className="font-display text-xl leading-snug font-semibold">{plan.name}</p>
          </div>
          {price !== null && <PlanPrice size="card" price={price} />}
          {monthlySubsidyCents > 0 && (
            <dl className="mt-1 flex w-full flex-wrap justify-between gap-x-4 border-t border-border pt-3">
              <dt className="text-ink-muted">{t('portalPlan.credit')}</dt>
              <dd className="font-semibold tabular-nums">{formatCentsShort(monthlySubsidyCents, language)}</dd>
            </dl>
          )}
        </>
      )}
    </Card>
  )
}
