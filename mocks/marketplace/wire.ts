import type { officialEnums } from './official-names.ts'

type Official<Name extends keyof typeof officialEnums> = (typeof officialEnums)[Name][number]

/** Metal level in the official words; "Expanded Bronze" of the public use files is Bronze here. */
export type WireMetalLevel = Official<'metal_level'>
/** Kind of plan, in the official words. */
export type WirePlanType = Official<'type'>
/** Cost-sharing variant, in the official words. */
export type WireCsr = Official<'csr'>
/** Network tier, in the official words. */
export type WireNetworkTier = Official<'network_tier'>
/** Whom an amount limits, in the official words. */
export type WireFamilyCost = Official<'family_cost'>
/** Federal standard design of a plan, or none. */
export type WireDesignType = Official<'design_type'>

/** One county that a ZIP code touches. */
export interface WireCounty {
  readonly zipcode: string
  readonly name: string
  readonly fips: string
  readonly state: string
}

/** Where the household lives. */
export interface WirePlace {
  readonly countyfips: string
  readonly state: string
  readonly zipcode: string
}

/** One person of the household; a missing `aptc_eligible` counts as yes, a missing `has_mec` as no. */
export interface WirePerson {
  readonly age: number
  readonly gender?: Official<'gender'>
  readonly uses_tobacco?: boolean
  readonly is_pregnant?: boolean
  readonly aptc_eligible?: boolean
  readonly has_mec?: boolean
}

/** The household of a request; `income` is in whole dollars a year. */
export interface WireHousehold {
  readonly income: number
  readonly people: readonly WirePerson[]
  readonly unemployment_received?: 'Adult' | 'Dependent' | 'None'
  readonly has_married_couple?: boolean
}

/** A deductible or an out-of-pocket maximum, in dollars. */
export interface WireLimit<Type extends string = string> {
  readonly type: Type
  readonly amount: number
  readonly csr: WireCsr
  readonly network_tier: WireNetworkTier
  readonly family_cost: WireFamilyCost
  readonly individual: boolean
  readonly family: boolean
  readonly display_string: string
}

/** A deductible, in dollars a year. */
export type WireDeductible = WireLimit<Official<'deductible_type'>>

/** An out-of-pocket maximum, in dollars a year. */
export type WireMoop = WireLimit<Official<'moop_type'>>

/** The cost of one service in one tier; the amount in dollars, the rate as a share of one. */
export interface WireCostSharing {
  readonly network_tier: WireNetworkTier
  readonly csr: WireCsr
  readonly display_string: string
  readonly copay_amount?: number
  readonly copay_options?: string
  readonly coinsurance_rate?: number
  readonly coinsurance_options?: string
}

/** One service and its costs. */
export interface WireBenefit {
  readonly name: string
  readonly covered: boolean
  readonly cost_sharings: readonly WireCostSharing[]
  readonly has_limits: boolean
  readonly limit_unit?: string
  readonly limit_quantity?: number
  readonly explanation?: string
}

/** The company that sells a plan. */
export interface WireIssuer {
  readonly id: string
  readonly name: string
  readonly state: string
  readonly toll_free: string
  readonly tty: string
  readonly individual_url: string
}

/** Stars from 1 to 5; 0 with a reason when the plan has none. */
export interface WireQualityRating {
  readonly available: boolean
  readonly year: number
  readonly global_rating: number
  readonly global_not_rated_reason: string
  readonly clinical_quality_management_rating: number
  readonly clinical_quality_management_not_rated_reason: string
  readonly enrollee_experience_rating: number
  readonly enrollee_experience_not_rated_reason: string
  readonly plan_efficiency_rating: number
  readonly plan_efficiency_not_rated_reason: string
}

/** One person's yearly costs in one of the three federal examples, in dollars. */
export interface WireSbcScenario {
  readonly deductible: number
  readonly copay: number
  readonly coinsurance: number
  readonly limit: number
}

/** One person's yearly costs in the three federal examples. */
export type WireExamples = Readonly<Record<'baby' | 'diabetes' | 'fracture', WireSbcScenario>>

/** A plan of the search answer; premiums in dollars a month for the applying people. */
export interface WirePlan {
  readonly id: string
  readonly name: string
  readonly issuer: WireIssuer
  readonly state: string
  readonly metal_level: WireMetalLevel
  readonly type: WirePlanType
  readonly design_type: WireDesignType
  readonly market: 'Individual'
  readonly insurance_market: 'QHP'
  readonly product_division: 'HealthCare'
  readonly premium: number
  readonly premium_w_credit: number
  readonly ehb_premium: number
  readonly aptc_eligible_premium: number
  readonly hsa_eligible: boolean
  readonly specialist_referral_required: boolean
  readonly has_national_network: boolean
  readonly simple_choice: boolean
  readonly guaranteed_rate: boolean
  readonly max_age_child: number
  readonly oopc: number
  readonly suppression_state: Official<'suppression_state'>
  readonly certification: Official<'certification'>
  /** Missing where the source does not say. */
  readonly rx_3mo_mail_order?: boolean
  readonly is_ineligible: boolean
  readonly service_area_id: string
  readonly disease_mgmt_programs: readonly Official<'disease_mgmt_programs'>[]
  /** Missing where the source has no ratings. */
  readonly quality_rating?: WireQualityRating
  readonly benefits_url: string
  readonly brochure_url: string
  readonly formulary_url: string
  readonly network_url: string
  readonly deductibles: readonly WireDeductible[]
  readonly moops: readonly WireMoop[]
  readonly benefits: readonly WireBenefit[]
  /** Missing where the company has not filed them. */
  readonly sbcs?: WireExamples
  /** Where the prices come from; plans that no file and no service has have none. */
  readonly source?: 'cms_files' | 'marketplace_api' | 'invented_files'
  /** The day of the prices, MM/DD/YYYY; invented plans have none. */
  readonly as_of?: string
}

/** The filters of a search; an absent or empty list does not filter. Dollar limits are inclusive. */
export interface WireFilter {
  readonly division?: Official<'product_division'> | undefined
  readonly metal_levels?: readonly string[] | undefined
  readonly metal_level?: string | undefined
  readonly issuers?: readonly string[] | undefined
  readonly issuer?: string | undefined
  readonly types?: readonly string[] | undefined
  readonly type?: string | undefined
  readonly design_types?: readonly string[] | undefined
  readonly disease_mgmt_programs?: readonly string[] | undefined
  readonly hsa?: boolean | undefined
  readonly quality_rating?: number | undefined
  readonly premium?: number | undefined
  readonly deductible?: number | undefined
  readonly premium_range?: WireRange | undefined
  readonly deductible_range?: WireRange | undefined
}

/** Lowest and highest value, in dollars. */
export interface WireRange {
  readonly min?: number
  readonly max?: number
}

/** The facet groups of the filter panel (P-30). */
export type WireFacetGroupName = 'metalLevels' | 'issuers' | 'types'

/** One facet group: each value in the county and its number of plans. */
export interface WireFacetGroup {
  readonly name: WireFacetGroupName
  readonly facets: readonly { readonly value: string; readonly count: number }[]
}

/** The search's answer. */
export interface WireSearchAnswer {
  readonly total: number
  readonly plans: readonly WirePlan[]
  readonly facet_groups: readonly WireFacetGroup[]
  readonly rate_area: { readonly state: string; readonly area: number }
  readonly ranges: { readonly premiums: WireRange; readonly deductibles: WireRange }
}

/** One person's estimate: `aptc` is the whole tax household's monthly credit in dollars (see estimates.ts). */
export interface WireEstimate {
  readonly aptc: number
  readonly csr: WireCsr
  readonly hardship_exemption: boolean
  readonly is_medicaid_chip: boolean
  readonly in_coverage_gap: boolean
}
