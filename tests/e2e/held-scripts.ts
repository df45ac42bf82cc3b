import { EventEmitter, once } from 'node:events'

import type { Page } from '@playwright/test'

/** Opens a page whose scripts wait until the returned function is called. */
export async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  const gate = new EventEmitter()
  const released = once(gate, 'open')
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  return () => void gate.emit('open')
}
