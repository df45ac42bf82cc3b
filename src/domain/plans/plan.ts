/** Metal level of a plan; anything the list does not name is shown with the default colour (P-14). */
export type MetalLevel = 'Bronze' | 'Silver' | 'Gold' | 'Platinum' | 'Catastrophic' | 'Other'

/** Cost-sharing variant of a Silver plan, by its actuarial value; `none` is the standard plan. */
export type CsrVariant = 'none' | '73' | '87' | '94' | 'limited' | 'zero'

/** Network tier of an amount, in the official words. */
export type NetworkTier = 'In-Network' | 'In-Network Tier 2' | 'Out-of-Network' | 'Combined In-Out of Network'

/** Whom an amount limits, in the official words. */
export type FamilyCost = 'Individual' | 'Family Per Person' | 'Family'

/** A deductible or an out-of-pocket maximum: one amount for one tier, kind of family and kind of cost. */
export interface CostLimit {
  readonly amountCents: number
  readonly networkTier: NetworkTier
  readonly familyCost: FamilyCost
  /** Official kind, such as "Combined Medical and Drug EHB Deductible". */
  readonly type: string
  readonly csr: CsrVariant
}

/** What a person pays for one service in one tier, worded as the official data words it. */
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

/** Links to a plan's documents; absent where the issuer gives none. */
export interface PlanLinks {
  readonly benefits?: string
  readonly formulary?: string
  readonly network?: string
  readonly brochure?: string
}

/** A Marketplace plan, as read from the search answer (P-4). Premiums are per month, for the whole household. */
export interface Plan {
  readonly id: string
  readonly name: string
  readonly issuerName: string
  readonly metalLevel: MetalLevel
  /** HMO, PPO, EPO or POS, as the answer has it. */
  readonly type: string
  readonly monthlyPremiumCents: number
  /** The part of the premium that the tax credit may pay; null where the answer has none. */
  readonly creditEligibleMonthlyPremiumCents: number | null
  readonly hsaEligible: boolean
  readonly qualityStars: number | null
  readonly links: PlanLinks
  readonly deductibles: readonly CostLimit[]
  readonly outOfPocketMaximums: readonly CostLimit[]
  readonly benefits: readonly Benefit[]
}

/** The facet groups of the filter panel, by their names in the search answer (P-30). */
export type FacetGroupName = 'metalLevels' | 'issuers' | 'types'

/** One value of a facet group and how many plans carry it. */
export interface Facet {
  readonly value: string
  readonly count: number
}

/** The facet groups of one search answer. */
export type FacetGroups = Readonly<Record<FacetGroupName, readonly Facet[]>>

/** The filters that are on, by group; an empty list means the group does not filter. */
export interface PlanFilters {
  readonly metalLevels: readonly string[]
  readonly issuers: readonly string[]
  readonly types: readonly string[]
}

/** The three orders of the list (P-34). */
export type PlanSort = 'recommended' | 'price' | 'deductible'
