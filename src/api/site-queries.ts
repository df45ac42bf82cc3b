import { createQueryClient } from './queries.ts'

/** The shared query client, one per page load: the wizard's check and the results make the same requests. */
export const siteQueries = createQueryClient()
