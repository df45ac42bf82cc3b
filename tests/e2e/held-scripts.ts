import { EventEmitter, once } from 'node:events'

import type { Page } from '@playwright/test'

/** Lets files of the site wait until the returned function is called. */
export async function holdFiles(page: Page, pattern: string): Promise<() => void> {
  const gate = new EventEmitter()
  const released = once(gate, 'open')
  await page.route(pattern, async (route) => {
    await released
    await route.continue()
  })
  return () => void gate.emit('open')
}

/** Opens a page whose scripts wait until the returned function is called. */
export async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  const release = await holdFiles(page, '**/assets/*.js')
  await page.goto(address, { waitUntil: 'commit' })
  return release
}
