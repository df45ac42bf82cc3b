import { rewriteAddress } from '#lib/browser-history.ts'

/** What the fragment of a shared quote begins with; public/early.js has it too. */
const mark = '#q='

/** The text of the link that this page was opened with; null for none. It is never sent anywhere. */
export let linkText: string | null = null

/** Takes the text of a shared quote out of the address bar and the history, and holds it for the flow. */
export function takeLink(): void {
  const { hash, pathname, search } = location
  if (!hash.startsWith(mark)) return
  linkText = hash.slice(mark.length)
  rewriteAddress(pathname + search)
}
