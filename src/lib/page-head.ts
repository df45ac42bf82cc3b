/** What a page says of itself in the document's head. */
export interface PageHead {
  readonly title: string
  readonly description: string
  readonly keywords: string
}

let latest: PageHead | null = null

/** Notes the head of the page that is being prerendered, where there is no document to write it into. */
export function notePageHead(head: PageHead): void {
  latest = head
}

/** The head of the page that was prerendered last; null where none was. */
export function takePageHead(): PageHead | null {
  const head = latest
  latest = null
  return head
}
