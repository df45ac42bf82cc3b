import { createQueryClient } from './queries.ts'

/** What the services answered, one a page load: the wizard's check and the results ask for the same things. */
export const siteQueries = createQueryClient()
