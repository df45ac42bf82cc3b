import type { Page } from '@playwright/test'

import { expect } from './fixtures.ts'

/** The draft's mirror on the disk: it changes with each stored change. */
export function mirroredDraft(page: Page): Promise<string | null> {
  return page.evaluate(
    () =>
      new Promise<string | null>((resolve) => {
        const opening = indexedDB.open('vault')
        opening.onsuccess = () => {
          const store = opening.result.transaction('sealed').objectStore('sealed')
          const asking = store.getAll(IDBKeyRange.bound('applicationDraft:', 'applicationDraft;'))
          asking.onsuccess = () => {
            opening.result.close()
            resolve(JSON.stringify(asking.result))
          }
        }
        opening.onerror = () => {
          resolve(null)
        }
      }),
  )
}

/** The mirror after all earlier changes are written. */
export async function settledDraft(page: Page): Promise<string | null> {
  let last = await mirroredDraft(page)
  await expect(async () => {
    const before = last
    // Longer than the delay of a write.
    await page.waitForTimeout(250)
    last = await mirroredDraft(page)
    expect(last).toBe(before)
  }).toPass()
  return last
}
