import type { DesignVariant } from './tables/designs.ts'
import type {
  WireCounty,
  WireDesignType,
  WireMetalLevel,
  WirePerson,
  WirePlace,
  WirePlan,
  WirePlanType,
} from './wire.ts'

/** The rows of a plan by cost-sharing variant; `zero` has no costs. */
export type CsrRow = DesignVariant | 'zero'

/**
 * The detail of a plan in an answer: everything, or only the parts that the live search expands (see `lean` of a
 * search).
 */
export type AnswerDetail = 'full' | 'lean'

/** A household's premium for one plan, in cents a month. */
export interface HouseholdPremium {
  readonly premiumCents: number
  /** The part for essential health benefits. */
  readonly essentialCents: number
}

/** A plan that is sold at a place. */
export interface SoldPlan {
  readonly id: string
  readonly name: string
  readonly metalLevel: WireMetalLevel
  readonly type: WirePlanType
  readonly designType: WireDesignType
  readonly issuerName: string
  readonly isHsaEligible: boolean
  readonly programs: WirePlan['disease_mgmt_programs']
  /** Overall stars; 0 when the plan has none. */
  readonly stars: number
  /** The only people who may buy the plan: those under 21, or the others. Undefined where everyone may. */
  readonly onlyFor?: 'children' | 'adults' | undefined
  /** The premium of the charged people (`chargedPeople`). */
  premiumOf(charged: readonly WirePerson[]): HouseholdPremium
  /** The in-network deductible of one person in a variant, in dollars. */
  deductibleOf(row: CsrRow): number
  /** The plan of an answer, priced for a household, with the credit subtracted and the name of the household's variant. */
  answer(premium: HouseholdPremium, creditCents: number, detail?: AnswerDetail, row?: CsrRow): WirePlan
}

/** All plans that are sold at a place in a year. */
export interface Sale {
  readonly ratingArea: { readonly state: string; readonly area: number }
  readonly plans: readonly SoldPlan[]
}

/** A place in a year. `size` is the load switch of the invented market. */
export interface SaleQuestion {
  readonly place: WirePlace
  readonly year: number
  readonly size?: number | undefined
}

/** Where plans and their prices come from. There are two makers: invented plans, and plans of imported files. */
export interface Market {
  /** The counties that a ZIP code touches; none for an invalid one. */
  countiesOf(zip: string): Promise<readonly WireCounty[]>
  /** The only year that is sold; undefined where other years are sold too. */
  readonly onlyYear?: number
  /** The day until which the plans were filed, as YYYY-MM-DD; undefined for invented ones. */
  readonly filedUntil?: string
  /** Whether plans are sold in a state. */
  sellsIn(state: string): boolean
  /** What is sold at a place; undefined where nothing is, and in a year without rates. */
  saleAt(question: SaleQuestion): Sale | undefined
  /** A plan by its id, without a price. */
  planById(id: string, year: number): SoldPlan | undefined
}
