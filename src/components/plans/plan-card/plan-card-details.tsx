import { useState } from 'react'

import { Disclosure } from '#components/primitives/disclosure.tsx'
import { VisuallyHidden } from '#components/primitives/visually-hidden.tsx'
import { YearSum } from '#components/plans/year-sum.tsx'
import { TermLine } from '#components/words/term-line.tsx'
import type { BenefitKey } from '#domain/plans/benefits.ts'
import type { PlanCardModel } from '#domain/plans/plan-card-model.ts'
import { cardBenefits, termOfBenefit } from '#domain/plans/plan-terms.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { CostSharingText } from '#components/plans/cost-sharing-text.tsx'
import { useCardTerms } from '#components/plans/use-card-terms.ts'
import { useLimitFacts } from '#components/plans/use-limit-facts.ts'

import { type PlanFact, PlanCardFacts } from './plan-card-facts.tsx'
import { PlanCardBreakdown } from './plan-card-breakdown.tsx'

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

export interface PlanCardKeyFactsProps {
  /** The plan's card model. */
  readonly plan: PlanCardModel
  /** Classes for the position of the facts. */
  readonly className?: string
}

/** The deductible, the most in a year, and the three most requested services (P-86). */
export function PlanCardKeyFacts({ plan, className }: PlanCardKeyFactsProps) {
  const limits = useLimitFacts(plan)
  const services = benefitFacts(plan, (key) => keyBenefits.includes(key))
  return <PlanCardFacts facts={[...limits, ...services]} {...(className !== undefined && { className })} />
}

export interface PlanCardDetailsProps {
  /** The plan's card model. */
  readonly plan: PlanCardModel
}

const isMore = (key: BenefitKey) => !keyBenefits.includes(key)

function OpenDetails({ plan }: PlanCardDetailsProps) {
  const services = benefitFacts(plan, isMore)
  return (
    <div className="grid gap-4">
      <PlanCardFacts facts={services} />
      <PlanCardBreakdown price={plan.price} />
      <TermLine terms={useCardTerms(plan)} />
      {plan.year && <YearSum year={plan.year} hasExtraSavings={plan.extraSavings} />}
    </div>
  )
}

/**
 * The rest of a plan's costs and the calculation of its price, opened on demand and built only then: a page has ten
 * cards, whose first rendering must stay short.
 */
export function PlanCardDetails({ plan }: PlanCardDetailsProps) {
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
            <span lang="en">{plan.name}</span>
          </VisuallyHidden>
        </span>
      }
      open={isOpen}
      onOpenChange={(open) => {
        setOpenPlanId(open ? plan.id : null)
      }}
      className={isOpen ? '-my-2' : '-my-2 print:hidden'}
    >
      {isOpen && <OpenDetails plan={plan} />}
    </Disclosure>
  )
}
