import type { RegistrationAttempt } from '#domain/quote/session.ts'

import { sealedNames, vault } from './vault.ts'

/** Keeps a registration that waits for its code, sealed, under a name of its own: each tab may have one. */
export async function sealAttempt(id: string, attempt: RegistrationAttempt): Promise<void> {
  vault.begin()
  await vault.seal(sealedNames.attemptOf(id), attempt)
}

/** Forgets a registration. */
export async function removeAttempt(id: string): Promise<void> {
  await vault.remove(sealedNames.attemptOf(id))
}

/** A registration that waits for its code; null where none is kept. */
export async function unsealAttempt(id: string): Promise<RegistrationAttempt | null> {
  const unsealed = await vault.unseal(sealedNames.attemptOf(id))
  if (unsealed.kind !== 'found' || typeof unsealed.value !== 'object') return null
  // Its shape is the service's; only `sealAttempt` writes under this name.
  return unsealed.value as RegistrationAttempt | null
}
