import { StartLine } from '#components/plans/start-line.tsx'
import { openEnrollmentEnd } from '#config/open-enrollment-end.ts'
import { startToTell } from '#domain/calendar/next-year-choice.ts'
import { furtherMarketplace } from '#domain/geo/further-marketplaces.ts'
import type { QuoteSession, Results } from '#domain/quote/session.ts'
import { type CreditOutlook, isPlanPossible } from '#domain/subsidy/credit-outlook.ts'
import { type Clock, systemClock } from '#lib/clock.ts'

export interface RegistrationStartProps {
  readonly session: Pick<QuoteSession, 'lifeChanges'> & { readonly results: Pick<Results, 'criteria'> }
  /** Who in the price probably gets no credit; null if this is known of nobody. */
  readonly outlook: CreditOutlook | null
  readonly clock?: Clock
}

/**
 * When coverage can start for a visitor who registers now. It renders nothing if probably nobody can take the plan
 * (A-92).
 */
export function RegistrationStart({ session, outlook, clock = systemClock }: RegistrationStartProps) {
  const { lifeChanges = null, results } = session
  const { planYear, stateAbbreviation } = results.criteria
  if (!isPlanPossible(outlook)) return null
  return (
    <StartLine
      expected={startToTell(clock.now(), planYear, lifeChanges, openEnrollmentEnd)}
      marketplace={furtherMarketplace(stateAbbreviation, planYear)?.name}
    />
  )
}
