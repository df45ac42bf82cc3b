import { onDemand } from '#i18n/on-demand.ts'

/** The wizard's calls with the code that reads their answers. */
export const calls = onDemand(() => import('./calls.ts'), 'call-failures')
