import type { AccountSession } from './account-session.ts'
import type { VerifiedUser } from './verified-user.ts'

/** The two profile calls (A-41, call 7). */
export type ProfileCall = 'leadProfile' | 'memberProfile'

/**
 * Returns the profile call for a stored token: the member's when the stored user has a member id, otherwise the lead's.
 * The lead's also serves a member without a member id and a device without a stored user.
 */
export function profileCallFor(kept: { readonly memberId: string | null } | null): ProfileCall {
  return (kept?.memberId ?? null) === null ? 'leadProfile' : 'memberProfile'
}

/** Returns the user with the defaults of A-42 where the service gave no progress step or status. */
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

/** Screens of an application: the form and the page after it. */
const applicationPaths: readonly string[] = ['/lead', '/confirmation']

/** What a page at `/` was opened for. */
export interface StartOfPage {
  /** The user checks prices for an application. */
  readonly isRequoting?: boolean
  /** The page opens the quote of a shared link. */
  readonly hasLink?: boolean
}

/**
 * Returns the path that a profile loaded at start-up leads to; null to stay. A lead at `/` goes to the portal. A
 * member without a member id goes from `/` and from the portal to the application. Other pages are for everybody.
 * `/login` decides for itself, because its address may contain a token. A user who checks prices for an application
 * that is not sent stays at `/` (F-82), and so does anybody who opens a shared link.
 */
export function destinationAfterStart(
  user: VerifiedUser,
  path: string,
  { isRequoting = false, hasLink = false }: StartOfPage = {},
): string | null {
  if (path === '/login' || (hasLink && path === '/')) return null
  if (isRequoting && path === '/' && user.memberId === null && user.submissionId === null) return null
  if (user.userType === 'member' && user.memberId === null)
    return path === '/' || path.startsWith('/portal/') ? '/lead' : null
  return user.userType === 'lead' && path === '/' ? '/portal/status' : null
}

/**
 * Returns where a user goes after signing in. While the application is not submitted, the user goes to the wanted page:
 * `/` with the plan that was chosen there (F-85), or the application. Otherwise the start-up rules apply, as from `/`
 * (A-42).
 */
export function destinationAfterSignIn(user: VerifiedUser, wanted: string | null = null): string {
  const mayApply = user.memberId === null && user.submissionId === null
  if ((wanted === '/lead' || wanted === '/') && mayApply) return wanted
  return destinationAfterStart(user, '/') ?? '/portal/status'
}

/**
 * Whether a failed profile call means that the token is invalid: the service refuses it with 401, or answers readably
 * that there is no such profile (403, 404). A page of another network, an unreadable answer and an unreachable service
 * say nothing about the token.
 */
export function refusesToken(status: number, isReadable: boolean): boolean {
  return status === 401 || (isReadable && (status === 403 || status === 404))
}

/**
 * The result for a protected page: it waits for the profile, opens, or redirects. Other pages check nothing (C-3, Q-8).
 */
export type Admission =
  | { readonly kind: 'wait' }
  | { readonly kind: 'open' }
  | { readonly kind: 'redirect'; readonly to: '/' | '/login' | '/portal/status' }

/**
 * Whether a protected page opens. It waits during the first check. Without a user, `/lead` redirects to `/login`
 * and the others to `/`. When a session has just ended on the page, the sign-in screen shows why. An enrolled user has
 * no application to fill in or to confirm.
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
