import { useLocation } from 'wouter'

import type { SignOutReason } from '#domain/account/account-session.ts'
import { useAccount, useAccountActions } from '#state/account.tsx'

import { endSession } from './log-out.ts'

/** Logs out and opens the sign-in screen, which shows the reason if the user didn't ask for it. */
export function useLogOut(): (reason?: SignOutReason) => Promise<void> {
  const session = useAccount()
  const { signOut } = useAccountActions()
  const [, navigate] = useLocation()
  return async (reason = 'signedOut') => {
    await endSession(session, signOut, reason)
    navigate('/login')
  }
}
