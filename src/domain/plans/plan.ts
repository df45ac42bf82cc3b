/** The metal levels, in the official words and in the order of every list; `Other` is any other word. */
export const metalLevels = ['Bronze', 'Silver', 'Gold', 'Platinum', 'Catastrophic', 'Other'] as const

/** Metal level of a plan; a level outside the list gets the default color (P-14). */
export type MetalLevel = (typeof metalLevels)[number]

/** The cost-sharing variants, fewest savings first. */
export const csrVariants = ['none', 'limited', '73', '87', '94', 'zero'] as const

/** Cost-sharing variant of a Silver plan, by its actuarial value; `none` is the standard plan. */
export type CsrVariant = (typeof csrVariants)[number]

/** The network tiers, in the official words. */
export const networkTiers = ['In-Network', 'In-Network Tier 2', 'Out-of-Network', 'Combined In-Out of Network'] as const

/** Network tier of an amount. */
export type NetworkTier = (typeof networkTiers)[number]

/** Whom an amount can limit, in the official words. */
export const familyCosts = ['Individual', 'Family Per Person', 'Family'] as const

/** Whom an amount limits. */
export type FamilyCost = (typeof familyCosts)[number]

/** A deductible or an out-of-pocket maximum: one amount for one tier, kind of family and kind of cost. */
export interface CostLimit {
  readonly amountCents: number
  readonly networkTier: NetworkTier
  readonly familyCost: FamilyCost
  /** Official kind, such as "Combined Medical and Drug EHB Deductible". */
  readonly type: string
  readonly csr: CsrVariant
}

/** The cost of one service in one tier, in the official wording. */
export interface CostSharing {
  readonly networkTier: NetworkTier
  readonly displayString: string
  readonly csr: CsrVariant
}

/** One covered service and its cost sharing. */
export interface Benefit {
  /** Official name, such as "Primary Care Visit to Treat an Injury or Illness". */
  readonly name: string
  readonly covered: boolean
  readonly costSharings: readonly CostSharing[]
}

/** The federal coverage examples, by their names in the answer: a birth, a year with diabetes, a broken bone. */
export const exampleNames = ['baby', 'diabetes', 'fracture'] as const

/** One of the federal coverage examples. */
export type ExampleName = (typeof exampleNames)[number]

/** The costs of one person in a federal example with the plan's standard variant, in cents a year. */
export interface ExampleCost {
  /** Deductible, copayments and coinsurance, which the out-of-pocket maximum limits. */
  readonly sharedCents: number
  /** Care that the plan doesn't cover, which no maximum limits. */
  readonly notCoveredCents: number
}

/** The costs in each federal example; null where the answer has none. */
export type ExampleCosts = Readonly<Record<ExampleName, ExampleCost | null>>

/** Links to a plan's documents; absent when the issuer gives none. */
export interface PlanLinks {
  readonly benefits?: string
  readonly formulary?: string
  readonly network?: string
  readonly brochure?: string
}

/** Where prices can come from: the public files of CMS, the Marketplace's own service, or invented files. */
export const priceOrigins = ['files', 'marketplace', 'invented'] as const

/** Where a plan's prices come from, and of which day, YYYY-MM-DD. */
export interface PriceSource {
  readonly from: (typeof priceOrigins)[number]
  readonly day: string
}

/** A Marketplace plan from the search answer (P-4). Premiums are per month, for the whole household. */
export interface Plan {
  readonly id: string
  readonly name: string
  readonly issuerName: string
  readonly metalLevel: MetalLevel
  /**
   * HMO, PPO, EPO, POS or Indemnity, as in the answer. The site shows and filters by the word, and no rule needs one.
   */
  readonly type: string
  readonly monthlyPremiumCents: number
  /** The part of the premium that the tax credit may pay; null when the answer has none. */
  readonly creditEligibleMonthlyPremiumCents: number | null
  readonly hsaEligible: boolean
  /** A standard plan: every company sells it with the same deductible and costs (P-83). */
  readonly isEasyToCompare: boolean
  readonly qualityStars: number | null
  readonly links: PlanLinks
  readonly deductibles: readonly CostLimit[]
  readonly outOfPocketMaximums: readonly CostLimit[]
  readonly benefits: readonly Benefit[]
  /** Null when the answer has no federal examples. */
  readonly exampleCosts: ExampleCosts | null
  /** Null when the answer does not say. */
  readonly priceSource: PriceSource | null
}

/** The facet groups of the filter panel in the order shown, by their names in the search answer (P-30). */
export const facetGroupNames = ['metalLevels', 'issuers', 'types'] as const

/** One of the facet groups. */
export type FacetGroupName = (typeof facetGroupNames)[number]

/** One value of a facet group and its number of plans. */
export interface Facet {
  readonly value: string
  readonly count: number
}

/** The facet groups of one search answer. */
export type FacetGroups = Readonly<Record<FacetGroupName, readonly Facet[]>>

/** The filters that are on or off (P-81). */
export const switchFilterNames = ['hsaOnly', 'easyToCompareOnly', 'allMyDoctors'] as const

/** One of the filters that are on or off. */
export type SwitchFilterName = (typeof switchFilterNames)[number]

/** The filters from one amount to another (P-81). */
export const rangeFilterNames = ['priceCents', 'deductibleCents'] as const

/** One of the filters from one amount to another. */
export type RangeFilterName = (typeof rangeFilterNames)[number]

/** Amounts in cents, both inclusive; null where the range has no end. */
export interface CentsRange {
  readonly min: number | null
  readonly max: number | null
}

/** The active filters. An empty list means that the group does not filter. */
export type PlanFilters = Readonly<Record<FacetGroupName, readonly string[]>> &
  Readonly<Record<SwitchFilterName, boolean>> &
  Readonly<Record<RangeFilterName, CentsRange>>

/** The orders of the list (P-34, P-64, P-82). */
export const planSorts = ['recommended', 'price', 'deductible', 'yearly', 'quality'] as const

/** One of the orders of the list. */
export type PlanSort = (typeof planSorts)[number]
