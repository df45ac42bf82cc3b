import type { People } from '#domain/content/agency-schema.ts'

/** The people of the agency: the consent names its agents, and the confirmation the number from which they call. */
export const people: People = {
  status: 'sample',
  consentAgents: ['Elena Márquez', 'Tomás Rivera'],
  callsFrom: '1-800-555-0142',
}
