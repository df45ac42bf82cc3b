import type { Carrier, CarrierSlug } from '#domain/content/carrier.ts'

import { aetna } from './aetna.ts'
import { ambetter } from './ambetter.ts'
import { bcbs } from './bcbs.ts'
import { cigna } from './cigna.ts'
import { floridaBlue } from './florida-blue.ts'
import { molina } from './molina.ts'
import { oscar } from './oscar.ts'
import { unitedhealthcare } from './unitedhealthcare.ts'

/** Every carrier by its name in the address. */
export const carriers: Readonly<Record<CarrierSlug, Carrier>> = {
  aetna,
  ambetter,
  bcbs,
  cigna,
  'florida-blue': floridaBlue,
  molina,
  oscar,
  unitedhealthcare,
}
