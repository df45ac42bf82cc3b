import { site } from './site.ts'

/**
 * Returns the address of the ZIP lookup. The page's first script imports it too, so this module contains nothing
 * else.
 */
export const zipLookupAddress = (zip: string): string => `${site.apiHost}/quoter/zip-code/${encodeURIComponent(zip)}`
