import type { Carrier } from '#domain/content/carrier-schema.ts'

import { aetna } from './carriers/aetna.ts'
import { ambetter } from './carriers/ambetter.ts'
import { bcbs } from './carriers/bcbs.ts'
import { cigna } from './carriers/cigna.ts'
import { floridaBlue } from './carriers/florida-blue.ts'
import { molina } from './carriers/molina.ts'
import { oscar } from './carriers/oscar.ts'
import { unitedhealthcare } from './carriers/unitedhealthcare.ts'

/**
 * The insurance companies with a page, in the order of the footer's list (C-1, A-71, C-31). Pages, menus, the sitemap and the
 * page documents follow from this list. `npm run new carrier <name>` adds one.
 */
export const carriers: readonly Carrier[] = [aetna, ambetter, bcbs, cigna, floridaBlue, molina, oscar, unitedhealthcare]
