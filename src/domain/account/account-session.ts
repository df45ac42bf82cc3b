import type { Receipt } from './receipt.ts'
import type { VerifiedUser } from './verified-user.ts'

/** The sign-in state of the site. A union, so a half-signed-in state can't be written. */
export type AccountSession =
  /** A token is stored, and its profile is loading. */
  | {
      readonly kind: 'starting'
      readonly token: string
      /** The screen that got the token, such as the verification, fetches the profile itself. */
      readonly isFetchedHere?: boolean
    }
  /** `reason` is set when a session ended since the page was loaded. */
  | { readonly kind: 'signedOut'; readonly reason?: SignOutReason }
  | {
      readonly kind: 'signedIn'
      readonly token: string
      readonly user: VerifiedUser
      /** The application sent from this device; kept until the session ends. */
      readonly receipt?: Receipt
      /** The device refuses to store the token, so a reload ends the session here. */
      readonly isUnstored?: true
    }

/**
 * Why a session ended; the sign-in screen shows it. `closed`: the tab of a shared device was closed. `locked`:
 * the user left with unsent answers, which are stored sealed.
 */
export type SignOutReason = 'signedOut' | 'expired' | 'idle' | 'closed' | 'locked' | 'elsewhere'

/** What ends a session: its reason, or the service, which has refused the token. The screen then says `expired`. */
export type SessionEnd = SignOutReason | 'refused'

/** The kind of user the header and footer serve. */
export type Viewer = 'visitor' | 'lead' | 'incomplete' | 'member'

/** Whether an application has been sent, according to the profile or the receipt. */
export function hasSubmitted(session: AccountSession): boolean {
  return session.kind === 'signedIn' && (session.user.submissionId !== null || session.receipt !== undefined)
}

/**
 * Returns the kind of user the header and footer serve. A member without a member id, and a lead whose application is
 * not submitted, have an incomplete profile.
 */
export function viewerOf(session: AccountSession): Viewer {
  if (session.kind !== 'signedIn') return 'visitor'
  const { userType, memberId } = session.user
  if (memberId !== null) return 'member'
  return userType === 'member' || !hasSubmitted(session) ? 'incomplete' : 'lead'
}
