import type { Application, MemberRole } from '#domain/application/application.ts'
import { combinedIncomeCents, incomeCents } from '#domain/application/income.ts'

import type { RequoteAsk } from './requote-ask.ts'

/**
 * Returns the typed incomes of primary and spouse in whole dollars, for a quote. Their sum is rounded up, so the
 * application's incomes stay within the limit of the new quote (F-84).
 */
export function typedIncome(application: Application): NonNullable<RequoteAsk['income']> {
  const total = Math.ceil(combinedIncomeCents(application) / 100)
  const centsOf = (role: MemberRole) =>
    application.members.filter((member) => member.role === role).reduce((sum, one) => sum + (incomeCents(one) ?? 0), 0)
  const spouse = Math.floor(centsOf('spouse') / 100)
  return { primary: total - spouse, spouse }
}
