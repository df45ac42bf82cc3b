import { openEnrollmentEnd } from '#config/open-enrollment-end.ts'
import { appliedOutlook } from '#domain/account/applied-basis.ts'
import type { VerifiedUser } from '#domain/account/verified-user.ts'
import type { Application } from '#domain/application/application.ts'
import { quoteFacts } from '#domain/application/application-of.ts'
import { type StartAfterYear, type StartToTell, startToTell } from '#domain/calendar/next-year-choice.ts'
import { isPlanPossible } from '#domain/subsidy/credit-outlook.ts'
import { usePlanHandover } from '#state/use-handover.ts'

/**
 * Returns when the coverage of an application that is sent now starts (F-77, F-108). Null if this device does
 * not know the year of the plan, or if probably nobody can take the plan (F-97).
 */
export function useExpectedStart(
  user: VerifiedUser,
  application: Application,
  now: Date,
): StartToTell | StartAfterYear | null {
  const quote = usePlanHandover(user)
  const planYear = quote?.criteria.planYear ?? quoteFacts(user).planYear
  if (planYear === null || !isPlanPossible(appliedOutlook(user, application))) return null
  return startToTell(now, planYear, quote?.lifeChanges ?? null, openEnrollmentEnd)
}
