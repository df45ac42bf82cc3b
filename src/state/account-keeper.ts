import * as z from 'zod/mini'

import {
  type Receipt,
  type SubmitAnswer,
  receiptIn,
  receiptOf,
  submittedUser,
  withReceipt,
} from '#domain/account/receipt.ts'
import { withSessionDefaults } from '#domain/account/startup.ts'
import type { QuotedPrice, VerifiedUser } from '#domain/account/verified-user.ts'
import { withoutIdentityNumbers } from '#domain/application/identity-numbers.ts'

import type { StorePort } from './account-store.ts'
import { forgetActivity } from './activity.ts'
import { forgetUnsentWrite, hasUnsentWrite } from './unsent-write.ts'
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

/** What lies under the name of the verified user; null too where the device cannot say it now. */
async function keptRecord(): Promise<Readonly<Record<string, unknown>> | null> {
  const unsealed = await vault.unseal(sealedNames.verifiedUser)
  if (unsealed.kind !== 'found' || typeof unsealed.value !== 'object' || unsealed.value === null) return null
  return unsealed.value as Readonly<Record<string, unknown>>
}

/** Ids of the person whose data this device keeps; null where nobody's is kept or it cannot be read. */
export async function keptUser(): Promise<KeptUser | null> {
  const record = await keptRecord()
  if (record === null) return null
  const { leadId, memberId, quotedPrice } = record
  if (typeof leadId !== 'string') return null
  const price = z.safeParse(quotedPriceSchema, quotedPrice)
  return {
    leadId,
    memberId: typeof memberId === 'string' ? memberId : null,
    quotedPrice: price.success ? price.data : null,
  }
}

async function keptReceipt(leadId: string): Promise<Receipt | null> {
  const unsealed = await vault.unseal(sealedNames.receipt)
  const receipt = unsealed.kind === 'found' ? receiptIn(unsealed.value) : null
  return receipt?.leadId === leadId ? receipt : null
}

/**
 * The person of a token who has sent the application, as this device keeps them: the confirmation stands although the service
 * does not answer. Null for everybody else, whose form needs the profile.
 */
export async function keptApplicant(token: string): Promise<VerifiedUser | null> {
  const record = await keptRecord()
  if (record?.['token'] !== token) return null
  // Only `keepUser` writes a token under this name, with the whole user.
  const user = record as unknown as VerifiedUser
  const receipt = await keptReceipt(user.leadId)
  return receipt === null ? null : withReceipt(user, receipt)
}

/** What the sign-in screen may say of what this device keeps. */
export type KeptForReturn =
  | { readonly kind: 'nothing' }
  /** Answers of an application; `unsent` where a save or the submit waits for a connection. */
  | { readonly kind: 'answers' | 'unsent'; readonly leadId: string }
  | { readonly kind: 'sent'; readonly reference: string | null }

/** What this device keeps for the person who signs in again. */
export async function keptForReturn(): Promise<KeptForReturn> {
  const kept = await keptUser()
  if (kept === null) return { kind: 'nothing' }
  const { leadId } = kept
  const receipt = await keptReceipt(leadId)
  if (receipt !== null) return { kind: 'sent', reference: receipt.reference }
  const draft = await vault.unseal(sealedNames.draftOf(leadId))
  if (draft.kind !== 'found') return { kind: 'nothing' }
  return { kind: hasUnsentWrite() ? 'unsent' : 'answers', leadId }
}

/**
 * Makes room for a person and gives what the device knows of them: what it keeps of somebody else is erased, once it is proven
 * that it is somebody else's. A device that does not answer proves nothing.
 */
async function begin({ leadId }: VerifiedUser): Promise<KeptUser | null> {
  vault.begin()
  const kept = await keptUser()
  if (kept === null || kept.leadId === leadId) return kept
  await vault.erase()
  vault.begin()
  return null
}

/** Keeps a state of the signed-in person, sealed and without identity numbers; false where the device refuses. */
async function keepUser(user: VerifiedUser, token: string): Promise<boolean> {
  const kept = { ...(withoutIdentityNumbers(user) as VerifiedUser), token }
  return (await vault.seal(sealedNames.verifiedUser, kept)) === 'kept'
}

/** Erases user, drafts, receipt and key, and the moments of the session. */
export async function eraseAll(): Promise<void> {
  forgetActivity()
  forgetUnsentWrite()
  await vault.erase()
}

/**
 * Keeps token and user and signs in, with the defaults of A-42; false where the device keeps only one or none of them. Who
 * has sent the application finds its receipt, and needs no draft any more.
 */
export async function signIn(store: StorePort, token: string, given: VerifiedUser): Promise<boolean> {
  const isWaiting = () => {
    const session = store.session()
    return session.kind === 'starting' && session.token === token
  }
  const isStart = isWaiting()
  const known = withSessionDefaults(given)
  const take = async () => {
    const kept = await begin(known)
    const receipt = await keptReceipt(known.leadId)
    // No profile tells the quoted price: it stays with the person until another quote replaces it.
    const quotedPrice = known.quotedPrice ?? kept?.quotedPrice ?? null
    const user = withReceipt({ ...known, quotedPrice }, receipt)
    if (receipt !== null || user.submissionId !== null) await vault.remove(sealedNames.draftOf(user.leadId))
    return { user, receipt, isKept: await keepUser(user, token) }
  }
  const { user, receipt, isKept } = await take().catch(() => ({ user: known, receipt: null, isKept: false }))
  store.follow()
  // Another tab has ended or replaced the session that was starting here: it must not come back.
  if (isStart && !isWaiting()) return false
  const isTokenKept = store.keepToken(token)
  store.set({ kind: 'signedIn', token, user, ...(receipt !== null && { receipt }) })
  return isTokenKept && isKept
}

/** Takes a newer state of the signed-in person over, and keeps it. */
export async function updateUser(store: StorePort, user: VerifiedUser): Promise<void> {
  const session = store.session()
  if (session.kind !== 'signedIn') return
  store.set({ ...session, user })
  await keepUser(user, session.token).catch(() => false)
}

/**
 * The signed application has arrived: receipt and user are kept first, and then the draft goes, so that there is no moment at
 * which neither is there.
 */
export async function keepSubmitted(store: StorePort, answer: SubmitAnswer): Promise<void> {
  const session = store.session()
  if (session.kind !== 'signedIn') return
  const user = submittedUser(session.user, answer)
  const receipt = receiptOf(user, store.now())
  await vault.seal(sealedNames.receipt, receipt)
  await keepUser(user, session.token)
  forgetUnsentWrite()
  store.set({ ...session, user, receipt })
  await vault.remove(sealedNames.draftOf(user.leadId))
}
