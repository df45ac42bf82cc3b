import { tellAgent } from '#api/agent-notes.ts'
import { profileCalls } from '#api/profile.ts'
import { renewQuote } from '#api/renew-quote.ts'
import { type CallState, useCall } from '#api/use-call.ts'
import { openEnrollmentEnd } from '#config/open-enrollment-end.ts'
import { profileCallFor, withSessionDefaults } from '#domain/account/startup.ts'
import type { VerifiedUser } from '#domain/account/verified-user.ts'
import { quoteFacts } from '#domain/application/application-of.ts'
import type { ApplicationDraft } from '#domain/application/stored-draft.ts'
import { calendarDay } from '#domain/calendar/calendar-day.ts'
import { handoverOfChoice, quoteDay } from '#domain/quote/quote-handover.ts'
import type { QuoteSession } from '#domain/quote/session.ts'
import { carriedDraft } from '#domain/requote/carried-draft.ts'
import { misfits } from '#domain/requote/misfits.ts'
import { type RenewedUser, renewedInProfile } from '#domain/requote/renewed-user.ts'
import { CallError, isAbort } from '#lib/call-failure.ts'
import type { Clock } from '#lib/clock.ts'
import { isMissingCall } from '#lib/missing-call.ts'
import { useAccountActions } from '#state/account.tsx'
import { storeDraft } from '#state/stored-application-draft.ts'
import { leaveApplication } from '#state/left-application.ts'
import { sealHandover } from '#state/sealed-handover.ts'
import { useSessionEnd } from '#state/session-end.ts'
import { readStoredHandover } from '#state/use-handover.ts'

/** A renewal: the application before, the user with the new quote, and the flow that led to it. */
export interface Renewal {
  readonly user: VerifiedUser
  readonly token: string
  readonly draft: ApplicationDraft
  readonly renewed: RenewedUser
  readonly session: QuoteSession & { readonly phase: 'register' }
}

/** Whether the service refuses a quote because it has a newer application. */
export function isConflict(error: unknown): boolean {
  return error instanceof CallError && 'status' in error.failure && error.failure.status === 409
}

interface Options {
  readonly renewal: Renewal
  readonly clock: Clock
  /** The application has the new quote; `isTold` if the service has it, too. */
  readonly onDone: (isTold: boolean) => void
  /** The service has a newer application (409); called with it, so that it is shown before the next try. */
  readonly onNewer: (user: VerifiedUser) => void
}

/** Puts the new quote into the application on this device and, if possible, at the service (F-86). */
export function useRenewal({ renewal, clock, onDone, onNewer }: Options): {
  readonly state: CallState
  readonly use: () => void
} {
  const { updateUser } = useAccountActions()
  const endSession = useSessionEnd()

  /** Sends the quote to the service; false if it lacks the call. */
  const tell = async (signal: AbortSignal) => {
    const { token, session } = renewal
    try {
      await renewQuote(token, { criteria: session.results.criteria, chosen: session.chosen }, signal)
      return true
    } catch (error) {
      if (error instanceof CallError && isMissingCall(error.failure)) return false
      throw error
    }
  }
  /** Returns the user of the service's profile; null if it does not answer. The next save then updates it. */
  const readProfile = async (signal: AbortSignal) => {
    const { user, token } = renewal
    try {
      return withSessionDefaults(await profileCalls[profileCallFor(user)](token, signal))
    } catch (error) {
      if (isAbort(error) || (error instanceof CallError && 'status' in error.failure && error.failure.status === 401))
        throw error
      return null
    }
  }
  /** Shows the newer application of the service. */
  const showNewest = async (signal: AbortSignal) => {
    const profile = await readProfile(signal)
    if (profile === null) return
    const newest = { ...profile, quotedPrice: renewal.user.quotedPrice }
    await updateUser(newest)
    onNewer(newest)
  }
  const call = useCall(async (_: null, signal) => {
    const { user, token, draft, session } = renewal
    try {
      const isTaken = await tell(signal)
      const profile = isTaken ? await readProfile(signal) : null
      const renewed = profile === null ? renewal.renewed : renewedInProfile(renewal.renewed, profile)
      const today = calendarDay(clock.now())
      const carried = carriedDraft(user, renewed, draft)
      const { leadId } = user
      // The answers are stored first, so a page that closes now does not have the new people without their answers.
      await storeDraft(leadId, carried.draft)
      const at = quoteDay(clock.now(), session.results.criteria.planYear, openEnrollmentEnd)
      const tellsAgent = (await readStoredHandover(leadId))?.tellsAgent
      const handover = { ...handoverOfChoice(session, at), tellsAgent }
      await sealHandover(leadId, handover)
      tellAgent(token, handover)
      await updateUser(renewed.user)
      const before = draft.application
      const found = misfits(
        { before, after: carried.draft.application, places: carried.places },
        quoteFacts(renewed.user),
        today,
      )
      leaveApplication({ leadId, draft: carried.draft, misfits: found })
      onDone(isTaken && (profile === null || renewed.user.requote === undefined))
    } catch (error) {
      if (isConflict(error)) await showNewest(signal)
      if (!(error instanceof CallError && endSession(error.failure))) throw error
    }
  })
  return {
    state: call.state,
    use: () => {
      call.dismiss()
      call.send(null)
    },
  }
}
