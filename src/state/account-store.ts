import { site } from '#config/site.ts'
import type { AccountSession, SessionEnd, SignOutReason } from '#domain/account/account-session.ts'
import { type SessionMoments, sessionLimits, sessionOver } from '#domain/account/idle.ts'
import type { SentApplication } from '#domain/account/receipt.ts'
import { isToken } from '#domain/account/token.ts'
import type { VerifiedUser } from '#domain/account/verified-user.ts'
import type { QuoteHandover } from '#domain/quote/quote-handover.ts'
import { type Clock, systemClock } from '#lib/clock.ts'

import { storeActivity, storeBegin, storedActivity, storedBegin } from './activity.ts'
import { personalStore } from './shared-device.ts'
import { isStored, readStored, removeStored, writeStored } from './storage.ts'
import type { StorePort } from './stored-account.ts'

/** How the features change the account session. */
export interface AccountActions {
  /**
   * Stores a token whose profile has not been fetched yet. Use `here` if the calling screen fetches the profile
   * itself; otherwise the start of the session fetches it.
   */
  readonly start: (token: string, by: 'here' | 'startUp') => void
  /**
   * Stores token and user, and what the user's quote hands over, and signs in; false if the device refuses
   * to store token or user.
   */
  readonly signIn: (token: string, user: VerifiedUser, handover?: QuoteHandover) => Promise<boolean>
  /** Replaces the signed-in user with a newer state, for example after a save. */
  readonly updateUser: (user: VerifiedUser) => Promise<void>
  /** Called when the signed application has arrived: stores its receipt and erases the draft. */
  readonly submitted: (sent: SentApplication) => Promise<void>
  /**
   * Ends the session in all tabs, and at the service unless that has refused it. A logout or an idle timeout
   * erases token, user, drafts and key. An expired session keeps the sealed data for the same user's next sign-in, and
   * so does an unsent write.
   */
  readonly signOut: (end: SessionEnd) => Promise<void>
}

/**
 * The session of a device that has stored none, for which pages are prerendered. It is a constant, because an equal new
 * object would make React discard prerendered parts that are not hydrated yet, and the header's links would disappear
 * for a moment.
 */
export const visitorSession: AccountSession = { kind: 'signedOut' }

/** The signed-in user, outside React. */
export interface AccountStore {
  readonly session: () => AccountSession
  readonly subscribe: (listener: () => void) => () => void
  readonly actions: AccountActions
}

/** Tells the service that a session is over. Resolves when the call is under way, or can't be made. */
export type TellService = (token: string) => Promise<void>

export interface AccountStoreOptions {
  /** The initial session, set by a story or a test; the site reads the device. */
  readonly initial?: AccountSession | undefined
  readonly clock?: Clock
  /** Tells the service of each session that ends on this device. */
  readonly tellService?: TellService | undefined
  /** Whether a session came with a closed tab of a shared device, which ends it. */
  readonly isReopened?: boolean | undefined
}

/** Returns the token of the session that this device stores, or on a shared one this tab; null if there is none. */
export function storedToken(): string | null {
  const store = personalStore()
  const text = readStored(store, 'authToken')
  // On a shared device each tab has a token of its own, and the start of the session says whether a tab has ended it.
  return isToken(text) && (store === 'local' || storedBegin() > 0) ? text : null
}

function forgetToken(): void {
  removeStored('local', 'authToken')
  removeStored('session', 'authToken')
}

/**
 * On a shared device, ends the session of a token that only this tab has, unless it is the stored one. The tab that has
 * ended the session can't read this token, so it could not tell the service.
 */
async function endOwn(stored: string | null, tell: TellService | undefined): Promise<void> {
  const own = readStored('session', 'authToken')
  if (own === stored) return
  if (isToken(own)) await tell?.(own)
  if (readStored('session', 'authToken') === own) removeStored('session', 'authToken')
}

/** Whether sealed data of a user exists on this device, signed in or not. */
export function isAnybodyStored(): boolean {
  return isStored(personalStore(), 'verifiedUser')
}

const storedMoments = (): SessionMoments => ({ lastActivityAt: storedActivity(), beganAt: storedBegin() })

/** Events after which another page may have changed the stored token. */
const events = ['storage', 'pageshow', 'visibilitychange'] as const

/** Loads the code that seals and erases. It is loaded only for a sign-in, to keep a visitor's first load small. */
const keeper = () => import('./stored-account.ts')

/** While something is unsent, an idle timeout does not end the session: it locks the screen. */
function endedBy(end: SessionEnd): SignOutReason {
  if (end === 'refused') return 'expired'
  return end === 'idle' && isStored('local', 'unsentWrite') ? 'locked' : end
}

async function eraseAfter(reason: SignOutReason): Promise<void> {
  if (reason !== 'signedOut' && reason !== 'idle' && reason !== 'closed') return
  await keeper()
    .then(({ eraseAll }) => eraseAll())
    .catch(() => undefined)
}

/**
 * Ends a session that was over when the page opened. Its token and times stay until the service is told. If the page
 * closes before that, the next page ends the session.
 */
async function endFound(token: string, reason: SignOutReason, tell: TellService | undefined): Promise<void> {
  await tell?.(token)
  if (storedToken() === token) forgetToken()
  await eraseAfter(reason)
}

/**
 * Returns the session that the device has stored when a page opens. Its times are checked before anything is shown: an
 * expired session ends here, whatever the service would answer.
 */
function openingSession(now: Date, tell: TellService | undefined, isReopened: boolean): AccountSession {
  const token = storedToken()
  void endOwn(token, tell)
  if (isReopened) {
    void eraseAfter('closed')
    return { kind: 'signedOut', reason: 'closed' }
  }
  const moments = storedMoments()
  const over = sessionOver(moments, now.getTime(), sessionLimits(site))
  if (token === null) {
    // The data left by a refused token is kept for the same user's return, and no longer than a session lasts.
    if (over === 'idle' && isAnybodyStored() && !isStored('local', 'unsentWrite')) void eraseAfter('idle')
    return visitorSession
  }
  if (over === null) {
    if (moments.beganAt === 0) storeBegin(now.getTime())
    return { kind: 'starting', token }
  }
  const reason = endedBy(over)
  void endFound(token, reason, tell)
  return { kind: 'signedOut', reason }
}

/**
 * Holds the session. The stored token decides for all tabs. It may change when another tab writes it, or when this page
 * returns from the background or the browser's back-forward cache; the session then follows it before the next paint.
 */
export function createAccountStore({
  initial,
  clock = systemClock,
  tellService: tell,
  isReopened = false,
}: AccountStoreOptions = {}): AccountStore {
  let session: AccountSession = initial ?? openingSession(clock.now(), tell, isReopened)
  let known = storedToken()
  const listeners = new Set<() => void>()

  function set(next: AccountSession) {
    session = next
    for (const listener of listeners) listener()
  }

  function follow() {
    const stored = storedToken()
    if (stored === known) return
    // Another tab has made the device a shared one: the token of this tab is now its own.
    if (stored === null && known !== null && personalStore() === 'session' && storedBegin() > 0) {
      writeStored('session', 'authToken', known)
      return
    }
    known = stored
    void endOwn(stored, tell)
    // The token must not come back when the other tab signs in again.
    if (stored === null) forgetToken()
    if (stored !== null) set({ kind: 'starting', token: stored })
    else if (session.kind !== 'signedOut') set({ kind: 'signedOut', reason: 'elsewhere' })
  }

  const port: StorePort = {
    session: () => session,
    set,
    follow,
    storeToken: (token) => {
      if (token !== storedToken()) {
        storeBegin(clock.now().getTime())
        storeActivity(clock.now().getTime())
      }
      if (!writeStored(personalStore(), 'authToken', token)) return false
      known = token
      return true
    },
    now: () => clock.now(),
  }
  const actions: AccountActions = {
    start: (token, by) => {
      port.storeToken(token)
      set({ kind: 'starting', token, ...(by === 'here' && { isFetchedHere: true }) })
    },
    signIn: async (token, user, handover) => (await keeper()).signIn(port, token, user, handover),
    updateUser: async (user) => (await keeper()).updateUser(port, user),
    submitted: async (sent) => (await keeper()).storeSubmitted(port, sent),
    signOut: async (end) => {
      const reason = endedBy(end)
      if (session.kind !== 'signedOut' && end !== 'refused') void tell?.(session.token)
      // The session ends here even if the rest fails.
      forgetToken()
      known = null
      set({ kind: 'signedOut', reason })
      await eraseAfter(reason)
    },
  }

  return {
    session: () => session,
    subscribe(listener) {
      if (listeners.size === 0) for (const event of events) addEventListener(event, follow)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) for (const event of events) removeEventListener(event, follow)
      }
    },
    actions,
  }
}
