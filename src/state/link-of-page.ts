import { isStored } from './storage.ts'

let isOpened = false

/** Notes that this page opens a shared link, whose text leaves the address as soon as that is done. */
export function noteLinkOfPage(): void {
  isOpened = true
}

/** Whether the page's address holds a shared link. */
export const isLinkInAddress = (): boolean => /^#q(?:=|%3d)/i.test(location.hash)

/** Whether this page opens a shared link, has opened one, or was reloaded with the search of one. */
export const hasLinkOfPage = (): boolean => isOpened || isLinkInAddress() || isStored('session', 'linkedQuote')
