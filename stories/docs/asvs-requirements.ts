import { ofAccounts } from './asvs-of-accounts.ts'
import { ofData } from './asvs-of-data.ts'
import { ofPages } from './asvs-of-pages.ts'
import type { Deviation, Requirement } from './asvs-row.ts'

/**
 * The requirements of ASVS 5.0 that a site of static files can carry, in order, with those of level 2 that only its
 * service or its host can meet.
 */
export const requirements: readonly Requirement[] = [...ofPages, ...ofAccounts, ...ofData]

/** The requirements that are not met. */
export const deviations: readonly Deviation[] = requirements.filter((one) => one.state === 'deviation')
