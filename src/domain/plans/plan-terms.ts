import type { FiguredTerm, TermId } from '#domain/content/glossary-terms.ts'

import { type BenefitKey, isBenefitKey } from './benefits.ts'
import type { CompareRow } from './compare-table.ts'
import type { CostSharingValue } from './cost-sharing.ts'
import type { DetailedPlan } from './detailed-plan.ts'
import { networkKindOf } from './network-kind.ts'
import type { MetalLevel } from './plan.ts'
import type { PlanCardModel } from './plan-card-model.ts'

/** The terms that occur in the names of services (C-71). */
export const termOfBenefit: Readonly<Partial<Record<BenefitKey, FiguredTerm>>> = {
  primaryCare: 'primaryCareDoctor',
  preventiveCare: 'preventiveServices',
  genericDrugs: 'genericDrugs',
  preferredBrandDrugs: 'preferredBrandDrugs',
}

const levelTerms = {
  Bronze: 'bronze',
  Silver: 'silver',
  Gold: 'gold',
  Platinum: 'platinum',
  Catastrophic: 'catastrophic',
  Other: null,
} as const satisfies Record<MetalLevel, TermId | null>

/** Returns the term of a metal level; null for a level that is not official. */
export function termOfLevel(level: MetalLevel): TermId | null {
  return levelTerms[level]
}

const typeTerms = { HMO: 'hmo', EPO: 'epo', PPO: 'ppo', POS: 'pos', Indemnity: null } as const

/** Returns the term of a kind of plan such as "HMO"; null for a kind that is not explained. */
export function termOfType(type: string): TermId | null {
  const kind = networkKindOf(type)
  return kind && typeTerms[kind]
}

const termsIn = (terms: readonly (TermId | null | undefined)[]): readonly TermId[] => [
  ...new Set(terms.filter((term) => term !== null && term !== undefined)),
]

type Described = Pick<PlanCardModel, 'metalLevel' | 'type' | 'price' | 'benefits'>

/** The services that a card shows before it is opened, in its order. */
export const cardBenefits = ['primaryCare'] as const satisfies readonly BenefitKey[]

/** Returns the terms with a mark on the printed cards of a list, in the order of a card (C-76). */
export function listTerms(plans: readonly Described[]): readonly TermId[] {
  const services = cardBenefits.filter((key) => plans.some(({ benefits }) => benefits.some((row) => row.key === key)))
  return termsIn([
    ...plans.map(({ metalLevel }) => termOfLevel(metalLevel)),
    ...plans.map(({ type }) => termOfType(type)),
    'deductible',
    'outOfPocketMaximum',
    ...services.map((key) => termOfBenefit[key]),
  ])
}

/** Whether a service's cost is a good example of a term: one plain amount, or a percentage other than 0 and 100. */
const isExampleOf = {
  copay: (value: CostSharingValue) => value.kind === 'copay' && value.amountCents > 0,
  coinsurance: (value: CostSharingValue) =>
    (value.kind === 'coinsurance' || value.kind === 'coinsuranceAfterDeductible') &&
    value.percent > 0 &&
    value.percent < 100,
} as const

/**
 * Returns the terms of a plan's cost sharing, each with the first service whose cost is an example of it (C-71). A term
 * that no service is an example of is left out.
 */
export function sharingTerms(
  benefits: PlanCardModel['benefits'],
): readonly { readonly id: keyof typeof isExampleOf; readonly service: PlanCardModel['benefits'][number] }[] {
  return (['copay', 'coinsurance'] as const).flatMap((id) => {
    const service = benefits.find(({ value }) => isExampleOf[id](value))
    return service ? [{ id, service }] : []
  })
}

/** Returns the term that a row of the comparison names; null for none (C-71). */
function termOfRow(key: CompareRow['key']): TermId | null {
  if (isBenefitKey(key)) return termOfBenefit[key] ?? null
  switch (key) {
    case 'price':
      return 'premium'
    case 'deductible':
    case 'outOfPocketMaximum':
    case 'hsa':
      return key
    default:
      return null
  }
}

/** Returns the terms with a mark on a printed comparison, in the order of its rows (C-76). */
export function compareTerms(
  rows: readonly Pick<CompareRow, 'key'>[],
  plans: readonly (Described | null)[],
): readonly TermId[] {
  const types = plans.map((plan) => plan && termOfType(plan.type))
  return termsIn([
    ...plans.map((plan) => plan && termOfLevel(plan.metalLevel)),
    ...rows.flatMap(({ key }) => (key === 'type' ? types : [termOfRow(key)])),
  ])
}

/**
 * Returns the terms with a mark on the printed page of a plan, in the order of its sections (C-76). Plan types and
 * referrals are not marked, because the page itself explains them.
 */
export function planPageTerms(
  { metalLevel, price, benefits }: Pick<PlanCardModel, 'metalLevel' | 'price' | 'benefits'>,
  { deductibles, outOfPocketMaximums }: Pick<DetailedPlan, 'deductibles' | 'outOfPocketMaximums'>,
): readonly TermId[] {
  const hasCredit = price.beforeCents !== undefined
  return termsIn([
    termOfLevel(metalLevel),
    ...(hasCredit ? (['premium', 'taxCredit'] as const) : []),
    deductibles.length > 0 ? 'deductible' : null,
    outOfPocketMaximums.length > 0 ? 'outOfPocketMaximum' : null,
    ...benefits.map(({ key }) => termOfBenefit[key]),
    'network',
  ])
}
