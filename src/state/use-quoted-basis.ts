import type { VerifiedUser } from '#domain/account/verified-user.ts'
import { basisOfHandover } from '#domain/quote/quote-handover.ts'
import type { PriceBasis } from '#domain/quote/price-basis.ts'

import { useHandover } from './use-handover.ts'

/** Returns what the price of a user's plan rests on; null where this device has no hand-over of that plan. */
export function useQuotedBasis({ leadId, planApiId }: Pick<VerifiedUser, 'leadId' | 'planApiId'>): PriceBasis | null {
  const handover = useHandover(leadId)
  return handover?.plan.id === planApiId ? basisOfHandover(handover) : null
}
