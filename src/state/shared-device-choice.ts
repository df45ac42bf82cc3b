import { markSharedDevice, personalStore, tokenKey } from './shared-device.ts'
import { readStored, removeStored, writeStored } from './storage.ts'
import { sealedNames, vault } from './vault.ts'

/**
 * Marks the device as shared, or as one person's, and moves what is stored to where it then belongs: on a shared device
 * into this tab, so that it ends with the tab and a reload loses nothing. Saved quotes are erased. The mark and the
 * token change at once. Never rejects.
 */
export async function chooseSharedDevice(isShared: boolean): Promise<void> {
  const token = readStored(personalStore(), tokenKey)
  const from = personalStore()
  markSharedDevice(isShared)
  const to = personalStore()
  if (from === to) return
  if (token !== null && writeStored(to, tokenKey, token)) removeStored(from, tokenKey)
  if (isShared) await vault.remove(sealedNames.savedQuotes)
  await vault.relocate()
}
