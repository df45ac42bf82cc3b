import { onDemand } from './on-demand.ts'

/** Steps 2 to 5 with their dialogs. */
export const laterSteps = onDemand(() => import('./later-steps.tsx'))

/** The wizard's calls with what reads their answers. */
export const calls = onDemand(() => import('./calls.ts'))

/** The notice about states with their own marketplace. */
export const restrictedState = onDemand(() => import('#components/location/restricted-state-dialog.tsx'))

/** The income estimator. */
export const estimator = onDemand(() => import('#components/income/income-estimator.tsx'))

/** Starts fetching what follows the first question: the person is about to answer the first question. */
export function warmParts(): void {
  for (const part of [calls, laterSteps, restrictedState]) part.warm()
}
