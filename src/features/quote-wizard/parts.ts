import { onDemand } from '#i18n/on-demand.ts'

/** The wizard's calls with the code that reads their answers. */
export const calls = onDemand(() => import('./calls.ts'), 'call-failures')

/** Steps 2 to 5 with their dialogs. */
export const laterSteps = onDemand(() => import('./later-steps.tsx'), 'quote-steps', 'household')

/** The notice about a state with its own marketplace, and its dialog. */
export const restrictedState = onDemand(() => import('#components/location/own-marketplace-notice.tsx'), 'quote-steps')

/** Starts loading the parts after the first question, which the visitor is about to answer. */
export function warmParts(): void {
  for (const part of [calls, laterSteps, restrictedState]) part.warm()
}
