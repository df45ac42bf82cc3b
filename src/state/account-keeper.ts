import * as z from 'zod/mini'

import { withSessionDefaults } from '#domain/account/startup.ts'
import type { QuotedPrice, VerifiedUser } from '#domain/account/verified-user.ts'

import { removeStored } from './storage.ts'
import type { StorePort } from './account-store.ts'
import { activityKey } from './activity.ts'
import { sealedNames, vault } from './vault.ts'

const cents = z.int().check(z.gte(0))
const quotedPriceSchema: z.ZodMiniType<QuotedPrice> = z.object({
  planApiId: z.string(),
  priceCents: cents,
  premiumCents: cents,
  billCents: cents,
})

/** What the kept user is asked for: whose the sealed data is, and which profile to fetch. */
export interface KeptUser {
  readonly leadId: string
  readonly memberId: string | null
  readonly quotedPrice: QuotedPrice | null
}

/** Ids of the person whose data this device keeps; null where nobody's is kept or it cannot be read. */
export async function keptUser(): Promise<KeptUser | null> {
  const unsealed = await vault.unseal(sealedNames.verifiedUser)
  if (unsealed.kind !== 'found' || typeof unsealed.value !== 'object' || unsealed.value === null) return null
  const { leadId, memberId, quotedPrice } = unsealed.value as Readonly<Record<string, unknown>>
  if (typeof leadId !== 'string') return null
  const price = z.safeParse(quotedPriceSchema, quotedPrice)
  return {
    leadId,
    memberId: typeof memberId === 'string' ? memberId : null,
    quotedPrice: price.success ? price.data : null,
  }
}

/** Gives the person the defaults of spec 2 §4 and keeps them, sealed; what the device keeps of anybody else is erased first. */
export async function begin(given: VerifiedUser): Promise<{ user: VerifiedUser; isKept: boolean }> {
  vault.begin()
  const kept = await keptUser()
  const isSame = kept?.leadId === given.leadId
  if (!isSame) {
    await vault.erase()
    vault.begin()
  }
  // No profile tells the quoted price: it stays with the person until another quote replaces it.
  const quotedPrice = given.quotedPrice ?? (isSame ? kept.quotedPrice : null)
  const user = withSessionDefaults({ ...given, quotedPrice })
  return { user, isKept: await keepUser(user) }
}

/** Keeps a newer state of the signed-in person, sealed; false where the device refuses. */
export async function keepUser(user: VerifiedUser): Promise<boolean> {
  return (await vault.seal(sealedNames.verifiedUser, user)) === 'kept'
}

/** Erases user, drafts and key, and the moment of the last activity. */
export async function eraseAll(): Promise<void> {
  removeStored('local', activityKey)
  await vault.erase()
}

/** Keeps token and user and signs in; false where the device keeps only one or none of them. */
export async function signIn(store: StorePort, token: string, given: VerifiedUser): Promise<boolean> {
  const isWaiting = () => {
    const session = store.session()
    return session.kind === 'starting' && session.token === token
  }
  const isStart = isWaiting()
  const { user, isKept } = await begin(given).catch(() => ({ user: given, isKept: false }))
  store.follow()
  // Another tab has ended or replaced the session that was starting here: it must not come back.
  if (isStart && !isWaiting()) return false
  const isTokenKept = store.keepToken(token)
  store.set({ kind: 'signedIn', token, user })
  return isTokenKept && isKept
}

/** Takes a newer state of the signed-in person over, and keeps it. */
export async function updateUser(store: StorePort, user: VerifiedUser): Promise<void> {
  const session = store.session()
  if (session.kind !== 'signedIn') return
  store.set({ ...session, user })
  await keepUser(user).catch(() => false)
}
