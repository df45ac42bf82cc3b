import { useMemo } from 'react'

import { appliedBasis } from '#domain/account/applied-basis.ts'
import type { VerifiedUser } from '#domain/account/verified-user.ts'
import type { Application } from '#domain/application/application.ts'
import type { PriceBasis } from '#domain/quote/price-basis.ts'

import { usePlanHandover } from './use-handover.ts'

/**
 * Returns what the price of a user's plan rests on, with the answers of the application (F-95, F-96); null where this device
 * has no hand-over of that plan.
 */
export function useQuotedBasis(user: VerifiedUser, application: Application): PriceBasis | null {
  const handover = usePlanHandover(user)
  return useMemo(() => handover && appliedBasis(handover, user, application), [handover, user, application])
}
