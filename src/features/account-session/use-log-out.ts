import { useLocation } from 'wouter'

import type { SignOutReason } from '#domain/account/account-session.ts'
import { useAccountActions } from '#state/account.tsx'

/** Logs out and opens the sign-in screen, which shows the reason if the user didn't ask for it. */
export function useLogOut(): (reason?: SignOutReason) => Promise<void> {
  const { signOut } = useAccountActions()
  const [, navigate] = useLocation()
  return async (reason = 'signedOut') => {
    await signOut(reason)
    navigate('/login')
  }
}
