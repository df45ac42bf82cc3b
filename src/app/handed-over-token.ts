import { isToken } from '#domain/account/token.ts'

/** Only this page takes a token from its address (decisions, Accounts). */
const path = '/login'

/** What the page's first script took out of the address (public/early.js). */
function tokenTakenEarly(): string | null {
  const { early } = globalThis as { early?: { token: string | null } }
  const token = early?.token ?? null
  if (early) early.token = null
  return token !== null && isToken(token) ? token : null
}

let held = tokenTakenEarly()
const listeners = new Set<() => void>()

function hold(token: string | null) {
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
  hold(isToken(token) ? token : null)
}

/** The token that came in the address, until it is forgotten. */
export function handedOverToken(): string | null {
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
