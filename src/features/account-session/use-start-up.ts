import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'wouter'

import { fetchLeadProfile, fetchMemberProfile } from '#api/profile.ts'
import { type ProfileCall, destinationAfterStart, profileCallFor, refusesToken } from '#domain/account/startup.ts'
import type { VerifiedUser } from '#domain/account/verified-user.ts'
import { type CallFailure, failureOf } from '#lib/call-failure.ts'
import { keptUser } from '#state/account-keeper.ts'
import { useAccount, useAccountActions, useStartFailure } from '#state/account.tsx'

const profileCalls = {
  leadProfile: fetchLeadProfile,
  memberProfile: fetchMemberProfile,
} as const satisfies Record<ProfileCall, (token: string, signal?: AbortSignal) => Promise<VerifiedUser>>

const statusOf = (failure: CallFailure) => (failure.kind === 'network' ? null : failure.status)

/**
 * Fetches the profile of a stored token and follows the start-up rules (spec 2 §4). A refused token is erased and the
 * person goes to `/login`; a service that cannot be reached is told through `useStartFailure`, and the token stays.
 */
export function useStartUp(): void {
  const session = useAccount()
  const { signIn, signOut } = useAccountActions()
  const [failure, setFailure] = useStartFailure()
  const [path, navigate] = useLocation()
  const token = session.kind === 'starting' && failure === null ? session.token : null

  const opened = useEffectEvent(async (of: string, user: VerifiedUser) => {
    const destination = destinationAfterStart(user, path)
    await signIn(of, user)
    if (destination !== null) navigate(destination, { replace: true })
  })
  const failed = useEffectEvent(async (reason: CallFailure) => {
    if (!refusesToken(statusOf(reason))) {
      setFailure(reason)
      return
    }
    await signOut('expired')
    navigate('/login', { replace: true })
  })

  useEffect(() => {
    if (token === null) return
    const ending = new AbortController()
    const { signal } = ending
    const isOver = () => signal.aborted
    const start = async () => {
      const call = profileCallFor(await keptUser())
      if (isOver()) return
      const outcome = await profileCalls[call](token, signal).then(
        (user) => ({ user }),
        (error: unknown) => ({ reason: failureOf(error, call) }),
      )
      if (isOver()) return
      await ('user' in outcome ? opened(token, outcome.user) : failed(outcome.reason))
    }
    void start()
    return () => {
      ending.abort()
    }
  }, [token])
}
