import { Disclosure } from '#components/primitives/disclosure.tsx'
import { VisuallyHidden } from '#components/primitives/visually-hidden.tsx'
import type { BenefitKey } from '#domain/plans/benefits.ts'
import type { PlanCardModel } from '#domain/plans/plan-card.ts'
import { formatCentsShort } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'

import { CostSharingText } from './cost-sharing-text.tsx'
import { type PlanFact, PlanFacts } from './plan-facts.tsx'
import { PriceBreakdown } from './price-breakdown.tsx'

/** Services that the card shows at once; the others wait in its details. */
const keyBenefits: readonly BenefitKey[] = ['primaryCare', 'genericDrugs']

function useBenefitFacts(plan: PlanCardModel, wanted: (key: BenefitKey) => boolean): readonly PlanFact[] {
  const { t } = useTranslation('plans')
  return plan.benefits
    .filter(({ key }) => wanted(key))
    .map(({ key, value }) => ({ key, term: t(`benefits.${key}`), value: <CostSharingText value={value} /> }))
}

/** Props of the facts. */
export interface PlanKeyFactsProps {
  readonly plan: PlanCardModel
  readonly className?: string
}

/** Deductible, out-of-pocket maximum and the two services most people ask for. */
export function PlanKeyFacts({ plan, className }: PlanKeyFactsProps) {
  const { t, language } = useTranslation('plans')
  const money = (cents: number | null) =>
    cents === null ? t('planCosts.notStated') : formatCentsShort(cents, language)
  const perPerson = plan.perPerson ? ` ${t('planCosts.perPerson')}` : ''
  const services = useBenefitFacts(plan, (key) => keyBenefits.includes(key))
  const limits: readonly PlanFact[] = [
    { key: 'deductible', term: t('planCosts.deductible') + perPerson, value: money(plan.deductibleCents) },
    { key: 'maximum', term: t('planCosts.outOfPocketMaximum') + perPerson, value: money(plan.outOfPocketMaximumCents) },
  ]
  return <PlanFacts facts={[...limits, ...services]} {...(className !== undefined && { className })} />
}

/** Props of the details. */
export interface PlanDetailsProps {
  readonly plan: PlanCardModel
}

/** The rest of a plan's costs and how its price came about, opened on demand. */
export function PlanDetails({ plan }: PlanDetailsProps) {
  const { t } = useTranslation('plans')
  const services = useBenefitFacts(plan, (key) => !keyBenefits.includes(key))
  if (services.length === 0 && plan.price.beforeCents === undefined) return null
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
      className="-my-2"
    >
      <div className="grid gap-4">
        <PlanFacts facts={services} />
        <PriceBreakdown price={plan.price} />
      </div>
    </Disclosure>
  )
}
