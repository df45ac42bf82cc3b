import { onDemand } from '#i18n/on-demand.ts'

/** The income's check, with the cache that the results read from. */
export const povertyCall = onDemand(() => import('./poverty-call.ts'))

/** The income estimator. */
export const estimator = onDemand(() => import('./estimator-part.tsx'), 'irregular-income')

/** The first calls of the results, with all the code that reads their answers. */
export const earlySearch = onDemand(() => import('./ask-early.ts'))
