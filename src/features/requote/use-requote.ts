import { useLocation } from 'wouter'

import { ask as askQuery } from '#api/ask.ts'
import { countiesQuery } from '#api/queries.ts'
import { site } from '#config/site.ts'
import { calendarDay } from '#domain/calendar/calendar-day.ts'
import { quoteYear } from '#domain/calendar/wizard-year.ts'
import type { RequoteAsk } from '#domain/requote/requote-ask.ts'
import { handoverOf, requoteSession, zipOfAsk } from '#domain/requote/requote-session.ts'
import { type Clock, systemClock } from '#lib/clock.ts'
import { useAccount } from '#state/account.tsx'
import { readStoredHandover } from '#state/use-handover.ts'
import { useQuoteDispatch } from '#state/quote-session.tsx'
import { writeStored } from '#state/storage.ts'

/** Longest wait for the counties of the ZIP code, in milliseconds. Without them the quote opens at its first question. */
const countiesWithinMs = 4_000

/** Starts a new quote for the signed-in user's application, with the answers of the old one (F-81). */
export function useRequote(clock: Clock = systemClock): (ask: RequoteAsk) => Promise<void> {
  const account = useAccount()
  const dispatch = useQuoteDispatch()
  const [path, navigate] = useLocation()
  return async (ask) => {
    if (account.kind !== 'signedIn') return
    const { user } = account
    const handover = handoverOf(user, await readStoredHandover(user.leadId))
    const zip = zipOfAsk(user, ask)
    const isKnown = handover !== null && ask.at !== 'location' && zip === user.zipCode
    const counties = isKnown
      ? []
      : await askQuery(countiesQuery(zip), AbortSignal.timeout(countiesWithinMs)).catch(() => [])
    const wanted = quoteYear(site.planYear, calendarDay(clock.now()), handover?.criteria.planYear)
    const planYear = site.planYears.find((year) => year === wanted) ?? null
    writeStored('session', 'quoteForApplication', user.leadId)
    dispatch({ type: 'restored', session: requoteSession({ user, handover, counties, planYear, ask }) })
    if (path !== '/') navigate('/')
  }
}
