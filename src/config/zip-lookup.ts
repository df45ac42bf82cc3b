import { site } from './site.ts'

/** Returns the address of the ZIP lookup. The page's first script asks it too, and holds nothing else. */
export const zipLookupAddress = (zip: string): string => `${site.apiHost}/quoter/zip-code/${encodeURIComponent(zip)}`
