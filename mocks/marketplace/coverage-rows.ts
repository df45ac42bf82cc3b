import { drugOf } from './known-drugs.ts'
import { hash, share } from './random.ts'

/** The official words of a coverage. */
export type WireCoverage = 'Covered' | 'NotCovered' | 'DataNotProvided' | 'GenericCovered'

/** One doctor or medicine under one plan. */
export interface WireCoverageRow {
  readonly plan_id: string
  readonly npi?: string
  readonly rxcui?: string
  readonly coverage: WireCoverage
  readonly generic_rxcui?: string
  /** Of our own host: the day of the company's data, MM/DD/YYYY. */
  readonly as_of?: string
}

/** A plan's id begins with the company's number; with state and product it names the network. */
const issuerOf = (planId: string) => planId.slice(0, 5)
const networkOf = (planId: string) => planId.slice(0, 10)

function doctorCoverage(planId: string, npi: string): WireCoverage {
  if (share(`no data ${networkOf(planId)} ${npi}`) < 0.06) return 'DataNotProvided'
  return share(`network ${networkOf(planId)} ${npi}`) < 0.64 ? 'Covered' : 'NotCovered'
}

/**
 * Returns the coverage of a medicine. A company has one list, prefers generics, and may cover only the generic of a
 * brand.
 */
function drugCoverage(planId: string, rxcui: string): WireCoverage {
  const drug = drugOf(rxcui)
  const draw = share(`list ${issuerOf(planId)} ${rxcui}`)
  if (drug === undefined || draw < 0.04) return 'DataNotProvided'
  if (drug.hasGeneric) return draw < 0.35 ? 'Covered' : draw < 0.9 ? 'GenericCovered' : 'NotCovered'
  return draw < (drug.isBrand ? 0.6 : 0.96) ? 'Covered' : 'NotCovered'
}

/** Returns the day of a company's data: in the two weeks before the year's Open Enrollment. One in nine names none. */
function asOf(planId: string, year: number): string | undefined {
  const draw = hash(`day ${issuerOf(planId)}`)
  return draw % 9 === 0 ? undefined : `10/${17 + (draw % 14)}/${year - 1}`
}

/** Returns the companies' data on doctors and medicines under plans. The same question gives the same answer. */
export function coverageRows(question: {
  readonly year: number
  readonly plan_ids: readonly string[]
  readonly npis: readonly string[]
  readonly rxcuis: readonly string[]
}): readonly WireCoverageRow[] {
  return question.plan_ids.flatMap((plan_id) => {
    const day = asOf(plan_id, question.year)
    const dated = day === undefined ? {} : { as_of: day }
    return [
      ...question.npis.map((npi) => ({ plan_id, npi, coverage: doctorCoverage(plan_id, npi), ...dated })),
      ...question.rxcuis.map((rxcui) => ({ plan_id, rxcui, coverage: drugCoverage(plan_id, rxcui), ...dated })),
    ]
  })
}
