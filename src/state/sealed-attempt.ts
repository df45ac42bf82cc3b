import type { RegistrationAttempt } from '#domain/quote/session.ts'

import { vault } from './vault.ts'

/** Stores a registration that waits for its code, sealed, under its own name: each tab may have one. */
export async function sealAttempt(id: string, attempt: RegistrationAttempt): Promise<void> {
  vault.begin()
  await vault.seal(`registrationAttempt:${id}`, attempt)
}

/** Erases a registration. */
export async function removeAttempt(id: string): Promise<void> {
  await vault.remove(`registrationAttempt:${id}`)
}

/** Reads a registration that waits for its code; null if there is none. */
export async function unsealAttempt(id: string): Promise<RegistrationAttempt | null> {
  const unsealed = await vault.unseal(`registrationAttempt:${id}`)
  if (unsealed.kind !== 'found' || typeof unsealed.value !== 'object') return null
  // The service defines its shape; only `sealAttempt` writes under this name.
  return unsealed.value as RegistrationAttempt | null
}
