import { Star } from 'lucide-react'
import { memo, useId } from 'react'

import { CareLine } from '#components/care/care-line.tsx'
import { RichText } from '#components/chrome/rich-text.tsx'
import { ChoosePlanButton } from '#components/plans/choose-plan-button.tsx'
import { EasyToCompareBadge } from '#components/plans/easy-to-compare-badge.tsx'
import { MetalBadge } from '#components/plans/metal-badge.tsx'
import { PlanPrice } from '#components/plans/plan-price.tsx'
import { ReasonChips } from '#components/plans/reason-chips.tsx'
import { SavingsBadge } from '#components/plans/savings-badge.tsx'
import { YearLine } from '#components/plans/year-line.tsx'
import { Badge } from '#components/primitives/badge.tsx'
import { Card } from '#components/primitives/card.tsx'
import { VisuallyHidden } from '#components/primitives/visually-hidden.tsx'
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
  care,
  second,
  namesBill,
  titleId,
  onOpen,
}: Pick<PlanCardProps, 'plan' | 'yearView' | 'care' | 'second' | 'onOpen'> & {
  /** Whether the year's line names the bill that it counts. */
  readonly namesBill: boolean
  readonly titleId: string
}) {
  const { t } = useTranslation('plans')
  const typeTerm = termOfType(plan.type)
  return (
    <>
      <div className="flex flex-wrap content-start items-center gap-x-1.5">
        <MetalBadge level={plan.metalLevel} size="sm" />
        {plan.extraSavings && <SavingsBadge plan={plan} size="sm" />}
        {plan.isEasyToCompare && <EasyToCompareBadge plan={plan} size="sm" />}
        {plan.hsaEligible && (
          <Badge tone="primary" size="sm">
            {t('planCard.hsa')}
          </Badge>
        )}
        {plan.qualityStars !== null && (
          <p className="inline-flex items-center gap-1 text-xs text-ink-muted">
            <Star aria-hidden strokeWidth={1.9} className="size-4 fill-current" />
            <span aria-hidden>{plan.qualityStars}</span>
            <VisuallyHidden>{t('planCard.stars', { count: plan.qualityStars })}</VisuallyHidden>
          </p>
        )}
        {plan.type !== '' && (
          <p className="text-xs wrap-anywhere text-ink-muted">
            {plan.type}
            {typeTerm && <TermMark id={typeTerm} />}
          </p>
        )}
        {/* A line of its own in every card, so that a long name moves nothing. */}
        <p {...englishName} className="w-full text-base leading-snug wrap-anywhere text-ink-muted lg:text-xs">
          {plan.issuerName}
        </p>
      </div>
      <h3 {...englishName} className="text-lg leading-snug font-semibold wrap-anywhere print:text-base">
        <button
          type="button"
          id={titleId}
          className="min-h-target text-start underline decoration-border underline-offset-4 hover:text-primary-strong hover:decoration-current print:min-h-0"
          onClick={() => {
            onOpen(plan.id)
          }}
        >
          {plan.name}
        </button>
      </h3>
      <PlanPrice size="card" price={plan.price} />
      <div className="text-sm leading-snug">
        {second !== undefined && (
          <p className="tabular-nums">
            <RichText text={second} />
          </p>
        )}
        {care && <CareLine care={care} />}
      </div>
      <div>
        {plan.year && (
          <YearLine year={plan.year} view={yearView} scaleCents={plan.yearScaleCents} namesBill={namesBill} />
        )}
      </div>
      <PlanCardKeyFacts plan={plan} />
    </>
  )
})

/** One plan in the results grid: its price after the tax credit, its costs of care, and its actions. */
export const PlanCard = memo(function PlanCard(props: PlanCardProps) {
  const { compared, compareFull, reasons, yearNote, onCompare, onChoose, ...face } = props
  const { plan } = face
  const titleId = useId()
  return (
    <Card
      as="article"
      id={planCardId(plan.id)}
      tabIndex={-1}
      selected={compared}
      padding="none"
      aria-labelledby={titleId}
      className="relative grid grid-cols-1 px-4 pt-3 pb-3 md:row-span-7 md:grid-rows-subgrid print:block print:p-2 print:break-inside-avoid"
    >
      <ReasonChips reasons={reasons} />
      <PlanCardFace {...face} namesBill={yearNote !== undefined} titleId={titleId} />
      <div className="flex flex-wrap items-center gap-x-3 self-end text-sm md:pt-2">
        <PlanCardCompare
          plan={plan}
          checked={compared}
          full={compareFull}
          onChange={() => {
            onCompare(plan.id)
          }}
        />
        <PlanCardDetails plan={plan} reasons={reasons} yearNote={yearNote} />
        <ChoosePlanButton
          plan={plan}
          size="sm"
          className="min-h-target grow print:hidden sm:ms-auto sm:grow-0"
          onChoose={onChoose}
        />
      </div>
    </Card>
  )
})
