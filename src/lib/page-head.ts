/** A page's content in the document's head. */
export interface PageHead {
  readonly title: string
  readonly description: string
  readonly keywords: string
}

let latest: PageHead | null = null

/** Stores the head of the page during prerendering, when there is no document to write it into. */
export function notePageHead(head: PageHead): void {
  latest = head
}

/** Returns the head of the page prerendered last; null when there is none. */
export function takePageHead(): PageHead | null {
  const head = latest
  latest = null
  return head
}
