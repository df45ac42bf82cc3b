import { isListedThresholdState } from '#domain/poverty/threshold.ts'

/** The source of the subsidy: calculated from the benchmark premium, or requested from the eligibility estimate. */
export type SubsidyPath = 'benchmark' | 'estimate'

/** The benchmark is used below this percentage: in the listed threshold states, and elsewhere. */
const benchmarkBelow = { listed: 230, elsewhere: 225 } as const

/** Returns the call that gives the subsidy. */
export function chooseSubsidyPath(stateAbbr: string, fplPercent: number): SubsidyPath {
  const limit = isListedThresholdState(stateAbbr) ? benchmarkBelow.listed : benchmarkBelow.elsewhere
  return fplPercent < limit ? 'benchmark' : 'estimate'
}
