import { useLocation } from 'wouter'

import type { SignOutReason } from '#domain/account/account-session.ts'
import { useAccount, useAccountActions } from '#state/account.tsx'

import { endSession } from './log-out.ts'

/** Logging out, after which the sign-in screen follows, which says why where the person did not ask for it. */
export function useLogOut(): (reason?: SignOutReason) => Promise<void> {
  const session = useAccount()
  const { signOut } = useAccountActions()
  const [, navigate] = useLocation()
  return async (reason = 'signedOut') => {
    await endSession(session, signOut, reason)
    navigate('/login')
  }
}
