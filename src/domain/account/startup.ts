import type { AccountSession } from './account-session.ts'
import type { VerifiedUser } from './verified-user.ts'

/** The two profile calls (A-41, call 7). */
export type ProfileCall = 'leadProfile' | 'memberProfile'

/**
 * Which profile a stored token asks for: the member's where the kept user has a member id, the lead's for everybody else,
 * a member without a member id and a person of whom nothing is kept included.
 */
export function profileCallFor(kept: { readonly memberId: string | null } | null): ProfileCall {
  return (kept?.memberId ?? null) === null ? 'leadProfile' : 'memberProfile'
}

/** The user with the defaults of A-42 where the service gave no progress step or status. */
export function withSessionDefaults(user: VerifiedUser): VerifiedUser {
  return {
    ...user,
    applicationProgressStep: user.applicationProgressStep ?? (user.userType === 'lead' ? 1 : 2),
    status: user.status ?? defaultStatus(user),
  }
}

function defaultStatus({ userType, memberId }: VerifiedUser): string {
  if (userType === 'lead') return 'LOGGED_IN_LEAD'
  return memberId === null ? 'LOGGED_IN' : 'LOGGED_IN_MEMBER'
}

/** Screens that a person with an incomplete profile may see: the form itself and what follows it. */
const applicationPaths: readonly string[] = ['/lead', '/confirmation']

/**
 * Where a profile that came at start-up takes the person, null to stay: a lead at `/` goes to the portal, a member
 * without a member id to the application. `/login` decides for itself, because it may be handing a token over.
 */
export function destinationAfterStart(user: VerifiedUser, path: string): string | null {
  if (path === '/login') return null
  if (user.userType === 'member' && user.memberId === null) return applicationPaths.includes(path) ? null : '/lead'
  return user.userType === 'lead' && path === '/' ? '/portal/status' : null
}

/**
 * Where a person goes who has just signed in: to the application where that was asked for and is not submitted yet, else on per
 * the start-up rules, as from `/`.
 */
export function destinationAfterSignIn(user: VerifiedUser, wanted: string | null = null): string {
  const mayApply = user.memberId === null && user.submissionId === null
  if (wanted === '/lead' && mayApply) return wanted
  return destinationAfterStart(user, '/') ?? '/portal/status'
}

/**
 * Whether a failed profile call means that the token is worth nothing: the service refuses it with 401, or says in words of its
 * own that there is no such profile (403, 404). A page of another network, an answer that makes no sense and a service that
 * cannot be reached say nothing about the token.
 */
export function refusesToken(status: number, isReadable: boolean): boolean {
  return status === 401 || (isReadable && (status === 403 || status === 404))
}

/** What a protected page does: it waits for the profile, opens, or sends the person elsewhere. Other pages ask nobody (C-3, Q-8). */
export type Admission =
  | { readonly kind: 'wait' }
  | { readonly kind: 'open' }
  | { readonly kind: 'redirect'; readonly to: '/' | '/login' | '/portal/status' }

/**
 * Whether a protected page opens: it waits while the first check runs; without a user `/lead` sends to
 * `/login` and the others to `/`. Where a session has just ended on the page, the sign-in screen says why. Who is enrolled
 * has no application to fill in or to have sent.
 */
export function admission(session: AccountSession, path: string): Admission {
  switch (session.kind) {
    case 'starting':
      return { kind: 'wait' }
    case 'signedIn':
      return session.user.memberId !== null && applicationPaths.includes(path)
        ? { kind: 'redirect', to: '/portal/status' }
        : { kind: 'open' }
    case 'signedOut':
      return { kind: 'redirect', to: session.reason !== undefined || path === '/lead' ? '/login' : '/' }
  }
}
