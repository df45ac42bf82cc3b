let isOpened = false

/** Notes that this page opens a shared link, whose text leaves the address as soon as that is done. */
export function noteLinkOfPage(): void {
  isOpened = true
}

/** Whether this page was opened with a shared link, or is about to open one. */
export function hasLinkOfPage(): boolean {
  return isOpened || /^#q(?:=|%3d)/i.test(location.hash)
}
