import type { HandedOverToken } from '#domain/account/login-rules.ts'
import { isToken } from '#domain/account/token.ts'
import { earlyRecord } from '#lib/early-record.ts'
import { storedToken } from '#state/account-store.ts'
import { isStored, removeStored } from '#state/storage.ts'

/** Only this page takes a token from its address. */
const path = '/login'

/** Returns a token with its origin as known to this tab. The mark of a submit is used once. */
function received(text: string | null): HandedOverToken | null {
  const isReturn = text !== null && isStored('session', 'returnsFromSubmit')
  if (text !== null) removeStored('session', 'returnsFromSubmit')
  return isToken(text) ? { token: text, isReturn } : null
}

/** The token that the page's first script took out of the address (src/app/early.ts). */
function takenEarly(): HandedOverToken | null {
  const early = earlyRecord()
  const token = early?.token ?? null
  if (early) early.token = null
  return received(token)
}

let held = takenEarly()
const listeners = new Set<() => void>()

function hold(token: HandedOverToken | null) {
  held = token
  for (const listener of listeners) listener()
}

/**
 * Removes `?token=` from the address bar and this tab's history, and holds it for the page. The browser's own list of
 * visited pages may have noted the address before any script runs. This handles addresses that the router opens; the
 * page's first script does the same for the address that the browser opened. An invalid token is dropped. After a submit
 * the address has none, and the tab's own token returns (F-65).
 */
export function takeTokenFromAddress(): void {
  const { pathname, searchParams, hash } = new URL(location.href)
  const token = searchParams.get('token')
  if (pathname !== path) return
  if (token === null) {
    holdOwnToken()
    return
  }
  searchParams.delete('token')
  const query = searchParams.toString()
  history.replaceState(history.state, '', pathname + (query && `?${query}`) + hash)
  hold(received(token))
}

/** Holds this tab's own token, which returns after a submit, if the tab has its mark (F-65). */
export function holdOwnToken(): void {
  if (held === null && isStored('session', 'returnsFromSubmit')) hold(received(storedToken()))
}

/** Returns the token from the address, until it is forgotten. */
export function handedOverToken(): HandedOverToken | null {
  return held
}

/** Forgets a token that was used or refused. */
export function forgetHandedOverToken(): void {
  hold(null)
}

/** Calls back when a token arrives or is forgotten; returns a function that unsubscribes. */
export function onHandedOverToken(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
