import type { RegistrationAttempt } from '#domain/quote/session.ts'

import { sealedNames, vault } from './vault.ts'

/** Keeps the registration that waits for its code, sealed; null forgets it. */
export async function sealAttempt(attempt: RegistrationAttempt | null): Promise<void> {
  if (attempt === null) {
    await vault.remove(sealedNames.registrationAttempt)
    return
  }
  vault.begin()
  await vault.seal(sealedNames.registrationAttempt, attempt)
}

/** The registration that waits for its code; null where none is kept. */
export async function unsealAttempt(): Promise<RegistrationAttempt | null> {
  const unsealed = await vault.unseal(sealedNames.registrationAttempt)
  if (unsealed.kind !== 'found' || typeof unsealed.value !== 'object') return null
  // Its shape is the service's; only `sealAttempt` writes under this name.
  return unsealed.value as RegistrationAttempt | null
}
