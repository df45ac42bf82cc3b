import { useState } from 'react'

import { RichText } from '#components/chrome/rich-text.tsx'
import { CostSharingText } from '#components/plans/cost-sharing-text.tsx'
import { useCardTerms } from '#components/plans/use-card-terms.ts'
import { useReasonText } from '#components/plans/reason-chips.tsx'
import { useLimitFacts } from '#components/plans/use-limit-facts.ts'
import { YearSum } from '#components/plans/year-sum.tsx'
import { Disclosure } from '#components/primitives/disclosure.tsx'
import { VisuallyHidden } from '#components/primitives/visually-hidden.tsx'
import { TermLine } from '#components/words/term-line.tsx'
import type { BenefitKey } from '#domain/plans/benefits.ts'
import type { PlanCardModel } from '#domain/plans/plan-card-model.ts'
import { cardBenefits, termOfBenefit } from '#domain/plans/plan-terms.ts'
import type { LowestReason } from '#domain/plans/lowest-plans.ts'
import type { ShownPrice } from '#domain/plans/shown-price.ts'
import { formatCents } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { cn } from '#lib/cn.ts'
import { englishName } from '#lib/english-name.ts'

import { PlanCardFacts, type PlanFact } from './plan-card-facts.tsx'

interface PlanCardBreakdownProps {
  /** The price and its parts, in cents a month. */
  readonly price: ShownPrice
}

/** Explains the price from the struck full price to the bill, and the part that no credit can pay (P-21). */
function PlanCardBreakdown({ price }: PlanCardBreakdownProps) {
  const { t, language } = useTranslation('plans')
  const { beforeCents, billCents, priceCents } = price
  if (beforeCents === undefined) return null
  const money = (cents: number) => formatCents(cents, language)
  return (
    <div className="text-sm">
      <p className="tabular-nums">
        <RichText
          text={t('priceBreakdown.sum', {
            full: money(beforeCents),
            credit: money(beforeCents - billCents),
            bill: money(billCents),
          })}
        />
      </p>
      {billCents > priceCents && (
        <p className="mt-1">
          <RichText text={t('priceBreakdown.notEligible', { amount: money(billCents - priceCents) })} />
        </p>
      )}
    </div>
  )
}

/** Services that the card always shows. The others are in its details. */
const keyBenefits: readonly BenefitKey[] = cardBenefits

function benefitFacts(plan: PlanCardModel, wanted: (key: BenefitKey) => boolean): readonly PlanFact[] {
  return plan.benefits
    .filter(({ key }) => wanted(key))
    .map(({ key, value }) => ({
      key,
      label: (of) => of('plans')(`benefits.${key}`),
      termId: termOfBenefit[key],
      value: <CostSharingText value={value} />,
    }))
}

/** The deductible, the most in a year, and the most requested service (P-86). A deductible in two parts is short (P-120). */
export function PlanCardKeyFacts({ plan }: Pick<PlanCardDetailsProps, 'plan'>) {
  const limits = useLimitFacts(plan).map(({ short, ...fact }): PlanFact => ({
    ...fact,
    label: short?.label ?? fact.label,
    value: short ? (
      <>
        <span aria-hidden>{short.value}</span>
        <VisuallyHidden>{fact.value}</VisuallyHidden>
      </>
    ) : (
      fact.value
    ),
  }))
  const services = benefitFacts(plan, (key) => keyBenefits.includes(key))
  return <PlanCardFacts facts={[...limits, ...services]} look="columns" />
}

export interface PlanCardDetailsProps {
  /** The plan's card model. */
  readonly plan: PlanCardModel
  /** The figures of which the plan has the lowest: all are named if they are several. */
  readonly reasons: readonly LowestReason[]
  /** Which bill the plan's year counts; undefined where there is nothing to say (P-67). */
  readonly yearNote: string | undefined
}

const isMore = (key: BenefitKey) => !keyBenefits.includes(key)

function OpenDetails({ plan, reasons, yearNote }: PlanCardDetailsProps) {
  const textOf = useReasonText()
  const services = benefitFacts(plan, isMore)
  return (
    <div className="grid gap-4">
      {reasons.length > 1 && (
        <ul className="text-sm font-semibold text-success">
          {reasons.map((reason) => (
            <li key={reason.figure}>{textOf(reason)}</li>
          ))}
        </ul>
      )}
      <PlanCardFacts facts={services} />
      <PlanCardBreakdown price={plan.price} />
      <TermLine terms={useCardTerms(plan)} />
      {plan.year && <YearSum year={plan.year} hasExtraSavings={plan.extraSavings} note={yearNote} />}
    </div>
  )
}

/**
 * The rest of a plan's costs and the calculation of its price, opened on demand and built only then: a page has ten
 * cards, whose first rendering must stay short.
 */
export function PlanCardDetails(props: PlanCardDetailsProps) {
  const { plan } = props
  const { t } = useTranslation('plans')
  // The state is a plan's id, so a card that gets another plan starts closed.
  const [openPlanId, setOpenPlanId] = useState<string | null>(null)
  const hasMore = plan.benefits.some(({ key }) => isMore(key))
  if (!hasMore && plan.price.beforeCents === undefined && plan.year === null) return null
  const isOpen = openPlanId === plan.id
  return (
    <Disclosure
      summary={
        <span>
          {t('planDetails.title')}
          <VisuallyHidden>
            {' '}
            <span {...englishName}>{plan.name}</span>
          </VisuallyHidden>
        </span>
      }
      open={isOpen}
      onOpenChange={(open) => {
        setOpenPlanId(open ? plan.id : null)
      }}
      // The panel takes a line of its own in the row of buttons around it.
      className={cn('contents *:last:order-last *:last:w-full', !isOpen && 'print:hidden')}
    >
      {isOpen && <OpenDetails {...props} />}
    </Disclosure>
  )
}
