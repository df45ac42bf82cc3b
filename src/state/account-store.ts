import { site } from '#config/site.ts'
import type { AccountSession, SignOutReason } from '#domain/account/account-session.ts'
import { type SessionMoments, sessionLimits, sessionOver } from '#domain/account/idle.ts'
import type { SubmitAnswer } from '#domain/account/receipt.ts'
import { isToken } from '#domain/account/token.ts'
import type { VerifiedUser } from '#domain/account/verified-user.ts'
import { type Clock, systemClock } from '#lib/clock.ts'
import { fetchPart } from '#lib/fetch-part.ts'

import { storeActivity, storeBegin, storedActivity, storedBegin } from './activity.ts'
import { readStored, removeStored, writeStored } from './storage.ts'
import { hasUnsentWrite } from './unsent-write.ts'

/** What the features may tell the account session. */
export interface AccountActions {
  /**
   * Keeps a token whose profile is not here yet. `here` where the screen that got it fetches the profile itself;
   * else the start of the session does.
   */
  readonly start: (token: string, by: 'here' | 'startUp') => void
  /** Keeps token and user and signs in; told false where the device refuses to keep them. */
  readonly signIn: (token: string, user: VerifiedUser) => Promise<boolean>
  /** A newer state of the signed-in person, such as after a save. */
  readonly updateUser: (user: VerifiedUser) => Promise<void>
  /** The signed application has arrived: keeps its receipt, and erases the draft. */
  readonly submitted: (answer: SubmitAnswer) => Promise<void>
  /**
   * Ends the session, here and in the other tabs. A logout and an idle person's end erase token, user, drafts and key; a session
   * that is over keeps what is sealed for the person who signs in again, and so does an unsent write.
   */
  readonly signOut: (reason: SignOutReason) => Promise<void>
}

/** Who is signed in, outside React. */
export interface AccountStore {
  readonly session: () => AccountSession
  readonly subscribe: (listener: () => void) => () => void
  readonly actions: AccountActions
}

/** What the store lends to those who sign in, whose code a visitor never fetches. */
export interface StorePort {
  readonly session: () => AccountSession
  readonly set: (session: AccountSession) => void
  /** Takes over what another tab stored meanwhile. */
  readonly follow: () => void
  /** Stores the session's token, or erases it; false where the device refuses. */
  readonly keepToken: (token: string | null) => boolean
  readonly now: () => Date
}

/** Key of the token in local storage. */
const tokenKey = 'authToken'

function storedToken(): string | null {
  const text = readStored('local', tokenKey)
  return isToken(text) ? text : null
}

/** Whether something of a person lies sealed on this device, signed in or not. */
export function isAnybodyKept(): boolean {
  return readStored('local', 'verifiedUser') !== null
}

const storedMoments = (): SessionMoments => ({ lastActivityAt: storedActivity(), beganAt: storedBegin() })

/** When the stored token may have changed without this page's doing. */
const events = ['storage', 'pageshow', 'visibilitychange'] as const

/** What seals and erases: fetched only where somebody signs in, so that a visitor does not pay for it. */
const keeper = () => fetchPart(() => import('./account-keeper.ts'))

/** An idle person's end is no end for what has not been sent yet: the screen is locked. */
function endedBy(reason: SignOutReason): SignOutReason {
  return reason === 'idle' && hasUnsentWrite() ? 'locked' : reason
}

async function eraseAfter(reason: SignOutReason): Promise<void> {
  if (reason !== 'signedOut' && reason !== 'idle') return
  await keeper()
    .then(({ eraseAll }) => eraseAll())
    .catch(() => undefined)
}

/**
 * The session that the device holds when a page opens. Its moments are judged before anything is shown: a session whose time
 * is over ends here, whatever the service would say.
 */
function openingSession(token: string | null, now: Date): AccountSession {
  const moments = storedMoments()
  const over = sessionOver(moments, now.getTime(), sessionLimits(site))
  if (token === null) {
    // What a refused token left is for the same person's return, and for no longer than a session.
    if (over === 'idle' && isAnybodyKept() && !hasUnsentWrite()) void eraseAfter('idle')
    return { kind: 'signedOut' }
  }
  if (over === null) {
    if (moments.beganAt === 0) storeBegin(now.getTime())
    return { kind: 'starting', token }
  }
  removeStored('local', tokenKey)
  const reason = endedBy(over)
  void eraseAfter(reason)
  return { kind: 'signedOut', reason }
}

/**
 * Holds the session. The stored token is the truth for all tabs: whenever it may have changed (another tab wrote it, this
 * page came back from the browser's back-forward cache or from behind) the session follows it before anything is painted.
 */
export function createAccountStore(initial?: AccountSession, clock: Clock = systemClock): AccountStore {
  let session: AccountSession = initial ?? openingSession(storedToken(), clock.now())
  let known = storedToken()
  const listeners = new Set<() => void>()

  function set(next: AccountSession) {
    session = next
    for (const listener of listeners) listener()
  }

  function follow() {
    const stored = storedToken()
    if (stored === known) return
    known = stored
    if (stored !== null) set({ kind: 'starting', token: stored })
    else if (session.kind !== 'signedOut') set({ kind: 'signedOut', reason: 'elsewhere' })
  }

  const port: StorePort = {
    session: () => session,
    set,
    follow,
    keepToken: (token) => {
      if (token === null) removeStored('local', tokenKey)
      else {
        if (token !== storedToken()) {
          storeBegin(clock.now().getTime())
          storeActivity(clock.now().getTime())
        }
        if (!writeStored('local', tokenKey, token)) return false
      }
      known = token
      return true
    },
    now: () => clock.now(),
  }
  const actions: AccountActions = {
    start: (token, by) => {
      port.keepToken(token)
      set({ kind: 'starting', token, ...(by === 'here' && { isFetchedHere: true }) })
    },
    signIn: async (token, user) => (await keeper()).signIn(port, token, user),
    updateUser: async (user) => (await keeper()).updateUser(port, user),
    submitted: async (answer) => (await keeper()).keepSubmitted(port, answer),
    signOut: async (given) => {
      const reason = endedBy(given)
      // Whatever becomes of the rest, the session ends here.
      port.keepToken(null)
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
