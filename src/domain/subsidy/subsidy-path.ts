import { isListedThresholdState } from '#domain/poverty/threshold.ts'

/** How the subsidy is found: worked out from the benchmark premium, or asked from the eligibility estimate. */
export type SubsidyPath = 'benchmark' | 'estimate'

/** Below this percentage the benchmark is used: in the listed threshold states, and elsewhere. */
const benchmarkBelow = { listed: 230, elsewhere: 225 } as const

/** Which call gives the subsidy. */
export function chooseSubsidyPath(stateAbbr: string, fplPercent: number): SubsidyPath {
  const limit = isListedThresholdState(stateAbbr) ? benchmarkBelow.listed : benchmarkBelow.elsewhere
  return fplPercent < limit ? 'benchmark' : 'estimate'
}
