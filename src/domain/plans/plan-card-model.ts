import { savesOnSilverOnly } from '#domain/subsidy/csr.ts'

import { type BenefitKey, benefitCost, benefitKeys } from './benefits.ts'
import {
  chooseDeductible,
  chooseDrugDeductible,
  isCombined,
  chooseOutOfPocketMaximum,
  maximumForAllCareCents,
} from './cost-limit.ts'
import type { CostSharingValue } from './cost-sharing.ts'
import { hasExtraSavings } from './extra-savings.ts'
import type { MetalLevel, Plan, PlanLinks, PriceSource } from './plan.ts'
import { costLimitChoiceOf, type Ranking, yearOf } from './rank.ts'
import { type SavingsBeforeAfter, savingsBeforeAfter } from './savings-before-after.ts'
import { type ShownPrice, shownPrice } from './shown-price.ts'
import type { YearCosts } from './year-costs.ts'

/** A document of a plan. */
export interface PlanLink {
  readonly kind: keyof PlanLinks
  readonly href: string
}

/** The household's cost of one service. */
export interface BenefitRow {
  readonly key: BenefitKey
  readonly value: CostSharingValue
}

/** A plan as the card and the comparison show it to one household; amounts in cents. */
export interface PlanCardModel {
  readonly id: string
  readonly name: string
  readonly issuerName: string
  readonly metalLevel: MetalLevel
  readonly type: string
  readonly price: ShownPrice
  /** The plan's costs of a year; null when no month can be covered. */
  readonly year: YearCosts | null
  /**
   * The yearly cost that fills the whole bar: the highest of the list, so that bars are comparable. Infinity while
   * plans are still loading; null to use the plan's own.
   */
  readonly yearScaleCents: number | null
  /** The household gets this plan with lower costs than the standard variant. */
  readonly extraSavings: boolean
  /** The household gets extra savings with Silver plans, and this is none (P-28). */
  readonly lacksSavings: boolean
  /** The amounts before and after the extra savings; null without them, and when they are not known. */
  readonly savings: SavingsBeforeAfter | null
  readonly hsaEligible: boolean
  /** A standard plan of the Marketplace (P-83). */
  readonly isEasyToCompare: boolean
  readonly qualityStars: number | null
  /** The deductible for care and drugs, or for care alone. */
  readonly deductibleCents: number | null
  /** The deductible is for care and drugs together. */
  readonly isDeductibleCombined: boolean
  /** The deductible for drugs beside that for care; null when one serves both, and when it is not stated. */
  readonly drugDeductibleCents: number | null
  readonly outOfPocketMaximumCents: number | null
  /** The maximum of the whole family; null for one person, and when it is not stated. */
  readonly familyMaximumCents: number | null
  /** The deductible and maximum are those of one person of a family. */
  readonly perPerson: boolean
  /** Services in the plan data, in the order shown. */
  readonly benefits: readonly BenefitRow[]
  readonly priceSource: PriceSource | null
}

/** The documents of a plan, in the order shown. */
export const linkKinds = [
  'benefits',
  'formulary',
  'network',
  'brochure',
] as const satisfies readonly (keyof PlanLinks)[]

/** Returns the documents that may be opened: only absolute https addresses, since the data is external. */
export function planLinks(links: PlanLinks): readonly PlanLink[] {
  return linkKinds.flatMap((kind) => {
    const href = links[kind]?.trim() ?? ''
    return /^https:\/\/[^\s/]+\.[^\s]+$/i.test(href) ? [{ kind, href }] : []
  })
}

/** Returns the view model of one plan for one household. `yearScaleCents` is the scale of the bar of a year's cost. */
export function toPlanCard(plan: Plan, ranking: Ranking, yearScaleCents: number | null = null): PlanCardModel {
  const { csr, creditCents, priceShown } = ranking
  const choice = costLimitChoiceOf(ranking)
  const extraSavings = hasExtraSavings(plan, csr)
  const deductible = chooseDeductible(plan, choice)
  return {
    id: plan.id,
    name: plan.name,
    issuerName: plan.issuerName,
    metalLevel: plan.metalLevel,
    type: plan.type,
    price: shownPrice(plan, creditCents, priceShown),
    year: yearOf(plan, ranking),
    yearScaleCents,
    extraSavings,
    lacksSavings: savesOnSilverOnly(csr) && !extraSavings,
    savings: extraSavings ? savingsBeforeAfter(plan, choice) : null,
    hsaEligible: plan.hsaEligible,
    isEasyToCompare: plan.isEasyToCompare,
    qualityStars: plan.qualityStars,
    deductibleCents: deductible?.amountCents ?? null,
    isDeductibleCombined: deductible !== null && isCombined(deductible),
    drugDeductibleCents: chooseDrugDeductible(plan, choice)?.amountCents ?? null,
    outOfPocketMaximumCents: chooseOutOfPocketMaximum(plan, choice)?.amountCents ?? null,
    familyMaximumCents: choice.family ? maximumForAllCareCents(plan, csr, 'Family') : null,
    perPerson: choice.family,
    benefits: benefitKeys.flatMap((key) => {
      const value = benefitCost(plan, key, csr)
      return value ? [{ key, value }] : []
    }),
    priceSource: plan.priceSource,
  }
}
