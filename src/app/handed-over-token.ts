import type { HandedOverToken } from '#domain/account/login-rules.ts'
import { isToken } from '#domain/account/token.ts'
import { takeReturnMark } from '#state/return-mark.ts'

/** Only this page takes a token from its address. */
const path = '/login'

/** A token with what this tab knows of its origin; the mark of a submit counts once. */
function received(text: string | null): HandedOverToken | null {
  const isReturn = text !== null && takeReturnMark()
  return isToken(text) ? { token: text, isReturn } : null
}

/** What the page's first script took out of the address (public/early.js). */
function takenEarly(): HandedOverToken | null {
  const { early } = globalThis as { early?: { token: string | null } }
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
 * Takes `?token=` out of the address bar and out of the history, and holds it for the page: for an address that the
 * router went to, since the page's first script has done so for the address that the browser opened. Something that is no token is dropped.
 */
export function takeTokenFromAddress(): void {
  const { pathname, searchParams, hash } = new URL(location.href)
  const token = searchParams.get('token')
  if (pathname !== path || token === null) return
  searchParams.delete('token')
  const query = searchParams.toString()
  history.replaceState(history.state, '', pathname + (query && `?${query}`) + hash)
  hold(received(token))
}

/** The token that came in the address, until it is forgotten. */
export function handedOverToken(): HandedOverToken | null {
  return held
}

/** Forgets the token: it has served, or was refused. */
export function forgetHandedOverToken(): void {
  hold(null)
}

/** Calls back whenever a token comes or is forgotten; gives what ends that. */
export function onHandedOverToken(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
