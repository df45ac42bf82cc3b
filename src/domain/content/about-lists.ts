/** The three pillars of the about page, in reading order (C-20). */
export const pillarIds = ['certifiedAgents', 'professionalSupport', 'personalizedService'] as const

/** One of the pillars. */
export type PillarId = (typeof pillarIds)[number]

/** The four steps from a quote to coverage, in order (C-20). */
export const processStepIds = ['quote', 'choosePlan', 'consent', 'account'] as const

/** One of the steps. */
export type ProcessStepId = (typeof processStepIds)[number]
