import type { Application, MemberRole } from '#domain/application/application.ts'
import { combinedIncomeCents, incomeCents } from '#domain/application/income.ts'

import type { RequoteAsk } from './requote-ask.ts'

/**
 * Returns the typed incomes of primary and spouse in whole dollars, as a quote takes them. Their sum is rounded up, so
 * the incomes of the application are within the limit that it makes (F-84).
 */
export function typedIncome(application: Application): NonNullable<RequoteAsk['income']> {
  const total = Math.ceil(combinedIncomeCents(application) / 100)
  const centsOf = (role: MemberRole) =>
    application.members.filter((member) => member.role === role).reduce((sum, one) => sum + (incomeCents(one) ?? 0), 0)
  const spouse = Math.floor(centsOf('spouse') / 100)
  return { primary: total - spouse, spouse }
}
