import type { AccountSession, SignOutReason } from '#domain/account/account-session.ts'
import { isToken } from '#domain/account/token.ts'
import type { VerifiedUser } from '#domain/account/verified-user.ts'

import { readStored, removeStored, writeStored } from './storage.ts'

/** What the features may tell the account session. */
export interface AccountActions {
  /** Keeps token and user (spec 2 §4) and signs in; told false where the device refuses to keep them. */
  readonly signIn: (token: string, user: VerifiedUser) => Promise<boolean>
  /** A newer state of the signed-in person, such as after a save. */
  readonly updateUser: (user: VerifiedUser) => Promise<void>
  /** Erases token, user, drafts and key, here and in the other tabs. */
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
}

/** Key of the token in local storage (spec 2 §3). */
const tokenKey = 'authToken'

function storedToken(): string | null {
  const text = readStored('local', tokenKey)
  return isToken(text) ? text : null
}

/** When the stored token may have changed without this page's doing. */
const events = ['storage', 'pageshow', 'visibilitychange'] as const

/** What seals and erases: fetched only where somebody signs in, so that a visitor does not pay for it. */
const keeper = () => import('./account-keeper.ts')

/**
 * Holds the session. The stored token is the truth for all tabs: whenever it may have changed (another tab wrote it, this
 * page came back from the browser's back-forward cache or from behind) the session follows it before anything is painted.
 */
export function createAccountStore(initial?: AccountSession): AccountStore {
  let known = storedToken()
  let session: AccountSession = initial ?? (known === null ? { kind: 'signedOut' } : { kind: 'starting', token: known })
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
      else if (!writeStored('local', tokenKey, token)) return false
      known = token
      return true
    },
  }
  const actions: AccountActions = {
    signIn: async (token, user) => (await keeper()).signIn(port, token, user),
    updateUser: async (user) => (await keeper()).updateUser(port, user),
    signOut: async (reason) => {
      // Whatever becomes of the rest, the session ends here.
      port.keepToken(null)
      set({ kind: 'signedOut', reason })
      await keeper()
        .then(({ eraseAll }) => eraseAll())
        .catch(() => undefined)
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
