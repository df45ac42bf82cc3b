import type { VerifiedUser } from './verified-user.ts'

/** Who uses the site, as a union: nobody is half signed in. */
export type AccountSession =
  /** A token is stored and its profile is on its way (spec 2 §4). */
  | { readonly kind: 'starting'; readonly token: string }
  /** With the reason where a session ended since the page was loaded. */
  | { readonly kind: 'signedOut'; readonly reason?: SignOutReason }
  | { readonly kind: 'signedIn'; readonly token: string; readonly user: VerifiedUser }

/** Why a session ended; the sign-in screen says it. */
export type SignOutReason = 'signedOut' | 'expired' | 'idle' | 'elsewhere' | 'submitted'

/** Whom the header and footer serve (spec 2 §6). */
export type Viewer = 'visitor' | 'lead' | 'incomplete' | 'member'

/**
 * Whom the header and footer serve: a member without a member id, and a lead whose application is not submitted, have an
 * incomplete profile (spec 2 §6).
 */
export function viewerOf(session: AccountSession): Viewer {
  if (session.kind !== 'signedIn') return 'visitor'
  const { userType, memberId, submissionId } = session.user
  if (memberId !== null) return 'member'
  return userType === 'member' || submissionId === null ? 'incomplete' : 'lead'
}
