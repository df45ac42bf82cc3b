import { Star } from 'lucide-react'
import { memo, useId } from 'react'

import { CareLine } from '#components/care/care-line.tsx'
import { RichText } from '#components/chrome/rich-text.tsx'
import { ChoosePlanButton } from '#components/plans/choose-plan-button.tsx'
import { EasyToCompareBadge } from '#components/plans/easy-to-compare-badge.tsx'
import { MetalBadge } from '#components/plans/metal-badge.tsx'
import { PlanPrice } from '#components/plans/plan-price.tsx'
import { ReasonChips } from '#components/plans/reason-chips.tsx'
import { SavingsBadge, SavingsNameNote } from '#components/plans/savings-badge.tsx'
import { YearBand } from '#components/plans/year-band.tsx'
import { Badge } from '#components/primitives/badge.tsx'
import { Card } from '#components/primitives/card.tsx'
import { TermMark } from '#components/words/term-button.tsx'
import type { PlanCare } from '#domain/care/plan-care.ts'
import type { PlanCardModel } from '#domain/plans/plan-card-model.ts'
import { termOfType } from '#domain/plans/plan-terms.ts'
import type { LowestReason } from '#domain/plans/lowest-plans.ts'
import type { YearView } from '#domain/plans/year-costs.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { englishName } from '#lib/english-name.ts'

import { PlanCardCompare } from './plan-card-compare.tsx'
import { PlanCardDetails, PlanCardKeyFacts } from './plan-card-details.tsx'
import { planCardId } from './plan-card-id.ts'

/** The callbacks take the plan's id, so one function serves every card. */
export interface PlanCardProps {
  /** The plan's card model, from `#domain/plans/plan-card-model.ts`. */
  readonly plan: PlanCardModel
  /** Whether the plan is chosen for comparison. */
  readonly compared: boolean
  /** Whether the comparison is full. */
  readonly compareFull: boolean
  /** The year that the card shows beside the healthy and the bad one. */
  readonly yearView: YearView
  /** The figures of which the plan has the lowest; the same array in each rendering. */
  readonly reasons: readonly LowestReason[]
  /** What is known of the visitor's doctors and medicines; null without a list. */
  readonly care: PlanCare | null
  /** The second amount and the part of tobacco; undefined without them. */
  readonly second?: string | undefined
  /** Which bill the plan's year counts, from `yearBillText`; undefined where there is nothing to say. */
  readonly yearNote?: string | undefined
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
  yearView,
  reasons,
  care,
  second,
  yearNote,
  titleId,
  onOpen,
}: Pick<PlanCardProps, 'plan' | 'yearView' | 'reasons' | 'care' | 'second' | 'yearNote' | 'onOpen'> & {
  readonly titleId: string
}) {
  const { t } = useTranslation('plans')
  const typeTerm = termOfType(plan.type)
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <MetalBadge level={plan.metalLevel} />
        {plan.extraSavings && <SavingsBadge plan={plan} />}
        {plan.isEasyToCompare && <EasyToCompareBadge plan={plan} />}
        {plan.hsaEligible && <Badge tone="primary">{t('planCard.hsa')}</Badge>}
      </div>
      <div>
        <p className="text-sm font-semibold text-ink-muted">
          <span {...englishName}>{plan.issuerName}</span>
          {plan.type !== '' && ` · ${plan.type}`}
          {typeTerm && <TermMark id={typeTerm} />}
        </p>
        <h2 {...englishName} className="text-xl leading-snug font-semibold print:text-base">
          <button
            type="button"
            id={titleId}
            className="-my-2 min-h-target py-2 text-start underline decoration-border underline-offset-4 hover:text-primary-strong hover:decoration-current print:my-0 print:min-h-0 print:py-0"
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
      <ReasonChips reasons={reasons} />
      <PlanPrice size="card" price={plan.price} />
      {second !== undefined && (
        <p className="text-sm tabular-nums">
          <RichText text={second} />
        </p>
      )}
      {plan.year && <YearBand year={plan.year} view={yearView} scaleCents={plan.yearScaleCents} note={yearNote} />}
      <PlanCardKeyFacts plan={plan} className="border-y border-border py-3 print:py-0.5" />
      {care && <CareLine care={care} className="text-sm" />}
      <PlanCardDetails plan={plan} />
    </>
  )
})

/** One plan in the results grid: its price after the tax credit, its costs of care, and its actions. */
export const PlanCard = memo(function PlanCard({ compared, compareFull, onCompare, onChoose, ...face }: PlanCardProps) {
  const { plan } = face
  const titleId = useId()
  return (
    <Card
      as="article"
      id={planCardId(plan.id)}
      tabIndex={-1}
      selected={compared}
      aria-labelledby={titleId}
      className="flex h-full flex-col gap-3 print:gap-1 print:p-2 print:break-inside-avoid"
    >
      <PlanCardFace {...face} titleId={titleId} />
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <PlanCardCompare
          planName={plan.name}
          checked={compared}
          full={compareFull}
          onChange={() => {
            onCompare(plan.id)
          }}
        />
        <ChoosePlanButton plan={plan} className="grow sm:grow-0 print:hidden" onChoose={onChoose} />
      </div>
    </Card>
  )
})
