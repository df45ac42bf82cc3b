import type { Receipt } from './receipt.ts'
import type { VerifiedUser } from './verified-user.ts'

/** Who uses the site, as a union: nobody is half signed in. */
export type AccountSession =
  /** A token is stored and its profile is on its way. */
  | {
      readonly kind: 'starting'
      readonly token: string
      /** The screen that got the token fetches the profile itself, such as the verification. */
      readonly isFetchedHere?: boolean
    }
  /** With the reason where a session ended since the page was loaded. */
  | { readonly kind: 'signedOut'; readonly reason?: SignOutReason }
  | {
      readonly kind: 'signedIn'
      readonly token: string
      readonly user: VerifiedUser
      /** Of the application that was sent from this device, until the session ends. */
      readonly receipt?: Receipt
    }

/**
 * Why a session ended; the sign-in screen says it. `locked` where the person went away with something unsent, which is kept
 * sealed.
 */
export type SignOutReason = 'signedOut' | 'expired' | 'idle' | 'locked' | 'elsewhere'

/** Whom the header and footer serve. */
export type Viewer = 'visitor' | 'lead' | 'incomplete' | 'member'

/** Whether an application has been sent: the profile says it, or the receipt does. */
export function hasSubmitted(session: AccountSession): boolean {
  return session.kind === 'signedIn' && (session.user.submissionId !== null || session.receipt !== undefined)
}

/**
 * Whom the header and footer serve: a member without a member id, and a lead whose application is not submitted, have an
 * incomplete profile.
 */
export function viewerOf(session: AccountSession): Viewer {
  if (session.kind !== 'signedIn') return 'visitor'
  const { userType, memberId } = session.user
  if (memberId !== null) return 'member'
  return userType === 'member' || !hasSubmitted(session) ? 'incomplete' : 'lead'
}
