import type { CsrRow } from '#mocks/marketplace/market.ts'
import type { WireCsr, WireDesignType, WireMetalLevel, WirePlan, WirePlanType } from '#mocks/marketplace/wire.ts'

/** A plan of the imported files as it is held in memory. */
export interface StoredPlan {
  readonly id: string
  readonly name: string
  /** The variants' own names, where one of them differs from the plan's. */
  readonly names?: Readonly<Partial<Record<CsrRow, string>>>
  readonly state: string
  /** The company's number, and its key of the plan's service area. */
  readonly issuer: string
  readonly area: string
  readonly level: WireMetalLevel
  readonly type: WirePlanType
  readonly design: WireDesignType
  readonly hsa: boolean
  readonly referral: boolean
  readonly national: boolean
  readonly programs: WirePlan['disease_mgmt_programs']
  readonly onlyFor?: 'children' | 'adults'
  /** The share of essential health benefits, in millionths. */
  readonly essential: number
  /** The deductible of one person in the network, by variant, in dollars. */
  readonly deductibles: Readonly<Partial<Record<CsrRow, number>>>
  /** Where the rates of each rating area stand in the table of rates. */
  readonly rates: Readonly<Record<string, number>>
  /** Where the details stand in their file: the first byte, and how many. */
  readonly details: readonly [start: number, bytes: number]
}

/** A company as the files name it. */
export interface StoredIssuer {
  readonly name: string
  readonly tollFree: string
  readonly tty: string
}

/** Where plans of a service area are sold: the whole state, or counties, or the ZIP codes of a part of a county. */
export interface StoredArea {
  readonly state: string
  readonly isWhole: boolean
  readonly counties: Readonly<Record<string, 'all' | readonly string[]>>
}

/** The places of the imported files. */
export interface StoredPlaces {
  readonly issuers: Readonly<Record<string, StoredIssuer>>
  readonly areas: Readonly<Record<string, StoredArea>>
  /** The rating area of each county that has a single one. */
  readonly ratingAreas: Readonly<Record<string, number>>
  /** The counties of each ZIP code. */
  readonly zips: Readonly<Record<string, readonly string[]>>
  /** The company's directory of each plan. */
  readonly directories: Readonly<Record<string, string>>
}

/** The variants of a plan in the files, with their rows and official words. */
export const variants: Readonly<Record<string, { readonly row: CsrRow | null; readonly csr: WireCsr }>> = {
  '01': { row: 'standard', csr: 'Exchange variant (no CSR)' },
  '02': { row: 'zero', csr: 'Zero Cost Sharing Plan Variation' },
  '03': { row: null, csr: 'Limited Cost Sharing Plan Variation' },
  '04': { row: '73', csr: '73% AV Level Silver Plan CSR' },
  '05': { row: '87', csr: '87% AV Level Silver Plan CSR' },
  '06': { row: '94', csr: '94% AV Level Silver Plan CSR' },
}

/** The ages of a rate: 0 to 14 together, each from 15 to 63, and 64 and over. */
export const ratedAges = 51

/** Returns the place of an age among the rated ones. */
export const ageIndex = (age: number): number => Math.min(Math.max(Math.trunc(age) - 14, 0), ratedAges - 1)

/** The key of a service area, whose id alone repeats between companies. */
export const areaKey = (state: string, issuer: string, area: string): string => `${state} ${issuer} ${area}`
