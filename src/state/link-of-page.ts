import { isStored } from './storage.ts'

let isOpened = false

/** Notes that this page opens a shared link, whose text leaves the address as soon as that is done. */
export function noteLinkOfPage(): void {
  isOpened = true
}

/** Whether this page opens a shared link, has opened one, or was reloaded with the search of one. */
export function hasLinkOfPage(): boolean {
  return isOpened || /^#q(?:=|%3d)/i.test(location.hash) || isStored('session', 'linkedQuote')
}
