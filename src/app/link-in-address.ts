import { useSyncExternalStore } from 'react'

import { rewriteAddress } from '#lib/browser-history.ts'

/** What the fragment of a shared quote begins with. */
const mark = '#q='

let held: string | null = null

/**
 * Takes the text of a shared quote out of the address bar and the history, and holds it for the flow. It is never sent
 * anywhere.
 */
export function takeLink(): void {
  const { hash, pathname, search } = location
  if (!hash.startsWith(mark)) return
  held = hash.slice(mark.length)
  rewriteAddress(pathname + search)
}

function listen(onChange: () => void): () => void {
  const take = () => {
    takeLink()
    onChange()
  }
  addEventListener('hashchange', take)
  return () => {
    removeEventListener('hashchange', take)
  }
}

const heldNow = () => held

/** Returns the text of the link that this page was opened with, or that was put into its address since; null for none. */
export function useLink(): string | null {
  return useSyncExternalStore(listen, heldNow, heldNow)
}
