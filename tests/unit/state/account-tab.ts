import { verifiedLead } from '#mocks/fixtures/sample-user.ts'
import { type AccountStore, createAccountStore } from '#state/account-store.ts'
import { vault } from '#state/vault.ts'

/** The visitor who signs in. */
export const ana = verifiedLead()

/** A tab of this device: it listens while it is open. */
export function tab(): AccountStore {
  const store = createAccountStore()
  store.subscribe(() => undefined)
  return store
}

/** A device that stores nothing of anybody, ready to seal. */
export async function emptyDevice(): Promise<void> {
  await vault.erase()
  vault.begin()
  localStorage.clear()
}
