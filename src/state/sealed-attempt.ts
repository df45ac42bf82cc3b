import type { RegistrationAttempt } from '#domain/quote/session.ts'
import { randomId } from '#lib/random-id.ts'

import { readStored, removeStored, writeStored } from './storage.ts'
import { vault } from './vault.ts'

/**
 * Seals this tab's registration that waits for its code, under a name of its own: each tab may have one. Null erases it.
 * The previous call must have ended: a log-out erases the name in between, and what is sealed after it must be found.
 */
export async function keepAttempt(attempt: RegistrationAttempt | null): Promise<void> {
  if (attempt !== null) {
    const id = randomId()
    writeStored('session', 'registrationAttempt', id)
    vault.begin()
    await vault.seal(`registrationAttempt:${id}`, attempt)
    return
  }
  const id = readStored('session', 'registrationAttempt')
  removeStored('session', 'registrationAttempt')
  // Only a finished attempt is erased: a copy of this tab may still wait for the code of the previous one.
  if (id !== null) await vault.remove(`registrationAttempt:${id}`)
}

/** Reads this tab's registration that waits for its code; null if there is none. */
export async function unsealAttempt(): Promise<RegistrationAttempt | null> {
  const id = readStored('session', 'registrationAttempt')
  if (id === null) return null
  const unsealed = await vault.unseal(`registrationAttempt:${id}`)
  if (unsealed.kind !== 'found' || typeof unsealed.value !== 'object') return null
  // The service defines its shape; only `keepAttempt` writes under this name.
  return unsealed.value as RegistrationAttempt | null
}
