import { loadNamespaces } from '#i18n/i18n.ts'
import type { Namespace } from '#i18n/namespaces.ts'

import { onDemand } from '#lib/on-demand.ts'

/** A part together with the texts it shows. */
async function withTexts<T>(part: Promise<T>, namespace: Namespace): Promise<T> {
  const [loaded] = await Promise.all([part, loadNamespaces(namespace)])
  return loaded
}

/** Steps 2 to 5 with their dialogs. */
export const laterSteps = onDemand(() => withTexts(import('./later-steps.tsx'), 'quote-steps'))

/** The wizard's calls with what reads their answers. */
export const calls = onDemand(() => withTexts(import('./calls.ts'), 'call-failures'))

/** The income's check, with the cache that the results read from. */
export const povertyCall = onDemand(() => import('./poverty-call.ts'))

/** The notice about states with their own marketplace. */
export const restrictedState = onDemand(() =>
  withTexts(import('#components/location/restricted-state-dialog.tsx'), 'quote-steps'),
)

/** The income estimator. */
export const estimator = onDemand(() => import('#components/income/estimator-dialog/estimator-dialog.tsx'))

/** Starts fetching what follows the first question: the person is about to answer the first question. */
export function warmParts(): void {
  for (const part of [calls, laterSteps, restrictedState]) part.warm()
}
