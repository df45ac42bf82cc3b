import { type ReactNode, useId } from 'react'

import { ContentSection } from '#components/content/content-section.tsx'
import { MetalBadge } from '#components/plans/metal-badge.tsx'
import { PlanPrice } from '#components/plans/plan-price.tsx'
import { Badge } from '#components/primitives/badge.tsx'
import { Card } from '#components/primitives/card.tsx'
import type { ExamplePlan } from '#domain/content/example-plan.ts'
import { formatCentsShort } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

const parts = ['level', 'price', 'deductible', 'maximum'] as const

/**
 * A number that marks a part of the card and its explanation. Screen readers read the explanation's own title instead.
 */
function PartNumber({ part }: { readonly part: (typeof parts)[number] }) {
  return (
    <span
      aria-hidden
      className="grid size-check shrink-0 place-items-center rounded-full bg-primary text-sm font-bold text-on-primary"
    >
      {parts.indexOf(part) + 1}
    </span>
  )
}

function Part({ part, children }: { readonly part: (typeof parts)[number]; readonly children: ReactNode }) {
  return (
    <div className="flex items-center gap-3">
      <PartNumber part={part} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3 gap-y-1">{children}</div>
    </div>
  )
}

/** The card of the example, without the actions of a real one. */
function ExampleCard({ example }: ExamplePlanCardProps) {
  const { t, language } = useTranslation('home')
  const plans = useTranslation('plans')
  const titleId = useId()
  const money = (cents: number) => formatCentsShort(cents, language)
  const { age, incomeCents, year, priceCents, premiumCents, deductibleCents, outOfPocketMaximumCents } = example
  return (
    <Card as="article" raised aria-labelledby={titleId} className="grid gap-4">
      <p className="text-sm font-semibold text-primary-strong">
        {t('examplePlan.label', { age, income: money(incomeCents), year })}
      </p>
      <h3 id={titleId} className="text-xl font-semibold">
        {t('examplePlan.name')}
      </h3>
      <Part part="level">
        <span className="flex flex-wrap gap-1.5">
          <MetalBadge level="Silver" />
          <Badge tone="accent">{plans.t('planCard.extraSavings')}</Badge>
        </span>
      </Part>
      <Part part="price">
        <div className="w-full">
          <PlanPrice
            size="card"
            price={{ priceCents, billCents: priceCents, beforeCents: premiumCents, refusesCredit: false }}
          />
        </div>
      </Part>
      <Part part="deductible">
        <span>{t('examplePlan.deductible.title')}</span>
        <strong className="tabular-nums">{money(deductibleCents)}</strong>
      </Part>
      <Part part="maximum">
        <span>{t('examplePlan.maximum.title')}</span>
        <strong className="tabular-nums">{money(outOfPocketMaximumCents)}</strong>
      </Part>
    </Card>
  )
}

export interface ExamplePlanCardProps {
  /** The plan, and the person for whom it is priced. */
  readonly example: ExamplePlan
}

/** A plan as the results show it, labelled as an example, with four of its parts explained. */
export function ExamplePlanCard({ example }: ExamplePlanCardProps) {
  const { t, language } = useTranslation('home')
  const money = (cents: number) => formatCentsShort(cents, language)
  const amounts = {
    credit: money(example.premiumCents - example.priceCents),
    usual: money(example.usualDeductibleCents),
    deductible: money(example.deductibleCents),
    maximum: money(example.outOfPocketMaximumCents),
  }
  return (
    <ContentSection title={t('examplePlan.title')} lead={<p>{t('examplePlan.lead')}</p>}>
      <div className="grid items-center gap-6 lg:grid-cols-12 lg:gap-8">
        <div className="min-w-0 lg:col-span-5">
          <ExampleCard example={example} />
        </div>
        <ol className="grid gap-4 sm:grid-cols-2 lg:col-span-7">
          {parts.map((part) => (
            <li key={part} className="flex gap-3">
              <PartNumber part={part} />
              <p className="min-w-0">
                <strong className="block">{t(`examplePlan.${part}.title`)}</strong>
                <span className="text-ink-muted">{t(`examplePlan.${part}.text`, amounts)}</span>
              </p>
            </li>
          ))}
        </ol>
      </div>
      <p className="text-sm text-ink-muted">{t('examplePlan.note', { year: example.year })}</p>
    </ContentSection>
  )
}
