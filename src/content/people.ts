import type { People } from '#domain/content/agency-schema.ts'

/** The people of the agency. The consent names its agents. */
export const people: People = {
  status: 'sample',
  consentAgents: ['Elena Marquez', 'Tomas Rivera'],
}
