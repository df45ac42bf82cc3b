import * as z from 'zod/mini'

import type { AccountSession } from '#domain/account/account-session.ts'
import {
  type Receipt,
  type SentApplication,
  receiptIn,
  receiptOf,
  submittedUser,
  withReceipt,
} from '#domain/account/receipt.ts'
import { readRequote } from '#domain/account/read-requote.ts'
import { withRequote } from '#domain/account/requote.ts'
import { withSessionDefaults } from '#domain/account/startup.ts'
import type { QuotedPrice, Requote, VerifiedUser } from '#domain/account/verified-user.ts'
import { withoutIdentityNumbers } from '#domain/application/identity-numbers.ts'
import { chosenFactsSchema } from '#domain/plans/chosen-facts-schema.ts'
import { creditOutlookSchema } from '#domain/subsidy/credit-outlook-schema.ts'
import { planYears } from '#domain/years/plan-years.ts'
import type { QuoteHandover } from '#domain/quote/quote-handover.ts'

import { sealHandover } from './sealed-handover.ts'
import { eraseStored, isStored, removeStored } from './storage.ts'
import { isErasedBy } from './stored-keys.ts'
import { vault } from './vault.ts'

/** Functions that the store passes to the code for signed-in users, which is not loaded for a visitor. */
export interface StorePort {
  readonly session: () => AccountSession
  readonly set: (session: AccountSession) => void
  /** Takes over the values that another tab has stored in the meantime. */
  readonly follow: () => void
  /** Stores the session's token; false if the device refuses. */
  readonly storeToken: (token: string) => boolean
  readonly now: () => Date
}

const cents = z.int().check(z.gte(0))
const quotedPriceSchema: z.ZodMiniType<QuotedPrice> = z.object({
  planApiId: z.string(),
  priceCents: cents,
  premiumCents: cents,
  billCents: cents,
  facts: chosenFactsSchema,
  outlook: creditOutlookSchema,
  typedCents: z.catch(z.optional(cents), undefined),
  isMarriedApart: z.catch(z.optional(z.boolean()), undefined),
  planYear: z.catch(z.optional(z.literal(planYears)), undefined),
})

/** The fields read from the stored user: the owner of the sealed data, and the profile to fetch. */
export interface StoredUser {
  readonly leadId: string
  readonly memberId: string | null
  readonly quotedPrice: QuotedPrice | null
  readonly requote?: Requote | undefined
}

/** Reads the value stored under the verified user's name; null also if the device can't read it now. */
async function readStoredRecord(): Promise<Readonly<Record<string, unknown>> | null> {
  const unsealed = await vault.unseal('verifiedUser')
  if (unsealed.kind !== 'found' || typeof unsealed.value !== 'object' || unsealed.value === null) return null
  return unsealed.value as Readonly<Record<string, unknown>>
}

/** Reads the ids of the user whose data this device stores; null if there is no such data or it can't be read. */
export async function readStoredUser(): Promise<StoredUser | null> {
  const record = await readStoredRecord()
  if (record === null) return null
  const { leadId, memberId, quotedPrice, requote } = record
  if (typeof leadId !== 'string') return null
  const price = z.safeParse(quotedPriceSchema, quotedPrice)
  return {
    leadId,
    memberId: typeof memberId === 'string' ? memberId : null,
    quotedPrice: price.success ? price.data : null,
    requote: readRequote(requote),
  }
}

async function readStoredReceipt(leadId: string): Promise<Receipt | null> {
  const unsealed = await vault.unseal('submitReceipt')
  const receipt = unsealed.kind === 'found' ? receiptIn(unsealed.value) : null
  return receipt?.leadId === leadId ? receipt : null
}

/**
 * Reads the stored user of a token whose application has been sent, so the confirmation is shown even if the service
 * does not answer. Null for all other users, whose form needs the profile.
 */
export async function readStoredApplicant(token: string): Promise<VerifiedUser | null> {
  const record = await readStoredRecord()
  if (record?.['token'] !== token) return null
  // Only `storeUser` writes a token under this name, together with the whole user.
  const user = record as unknown as VerifiedUser
  const receipt = await readStoredReceipt(user.leadId)
  return receipt === null ? null : withReceipt(user, receipt)
}

/** Which stored data the sign-in screen may mention. */
export type StoredForReturn =
  | { readonly kind: 'nothing' }
  /** Answers of an application; `unsent` if a save or the submit waits for a connection. */
  | { readonly kind: 'answers' | 'unsent'; readonly leadId: string }
  | { readonly kind: 'sent'; readonly reference: string | null }

/** Returns the data that this device stores for a user who signs in again. */
export async function readStoredForReturn(): Promise<StoredForReturn> {
  const stored = await readStoredUser()
  if (stored === null) return { kind: 'nothing' }
  const { leadId } = stored
  const receipt = await readStoredReceipt(leadId)
  if (receipt !== null) return { kind: 'sent', reference: receipt.reference }
  const draft = await vault.unseal(`applicationDraft:${leadId}`)
  if (draft.kind !== 'found') return { kind: 'nothing' }
  return { kind: isStored('local', 'unsentWrite') ? 'unsent' : 'answers', leadId }
}

/**
 * Prepares the device for a user and returns the data it stores about them. Data of another user is erased only when
 * the stored user is known to differ. If the device does not answer, nothing is erased.
 */
async function begin({ leadId }: VerifiedUser): Promise<StoredUser | null> {
  vault.begin()
  const stored = await readStoredUser()
  if (stored === null || stored.leadId === leadId) return stored
  await vault.erase()
  vault.begin()
  return null
}

/** Stores the signed-in user, sealed and without identity numbers; false if the device refuses. */
async function storeUser(user: VerifiedUser, token: string): Promise<boolean> {
  const stored = { ...(withoutIdentityNumbers(user) as VerifiedUser), token }
  return (await vault.seal('verifiedUser', stored)) === 'stored'
}

/** Erases what a log-out erases, on a shared device too, and the key of the vault. */
export async function eraseAll(): Promise<void> {
  for (const store of ['local', 'session'] as const) eraseStored(store, (name) => isErasedBy(name, 'logOut'))
  await vault.erase()
}

/**
 * Stores token and user and signs in, with the defaults of A-42; false if the device stores only one or neither of
 * them. A user who has sent the application gets the receipt and no longer needs the draft. What a quote hands over is
 * stored with its user, and a newer quote is merged into a profile without it (F-86).
 */
export async function signIn(
  store: StorePort,
  token: string,
  given: VerifiedUser,
  handover?: QuoteHandover,
): Promise<boolean> {
  const isWaiting = () => {
    const session = store.session()
    return session.kind === 'starting' && session.token === token
  }
  const isStart = isWaiting()
  const known = withSessionDefaults(given)
  const take = async () => {
    const stored = await begin(known)
    const receipt = await readStoredReceipt(known.leadId)
    // No profile contains the quoted price, so the stored one stays until another quote replaces it.
    const quotedPrice = known.quotedPrice ?? stored?.quotedPrice ?? null
    const user = withReceipt(withRequote({ ...known, quotedPrice }, stored?.requote), receipt)
    if (receipt !== null || user.submissionId !== null) await vault.remove(`applicationDraft:${user.leadId}`)
    await sealHandover(user.leadId, handover)
    return { user, receipt, isUserStored: await storeUser(user, token) }
  }
  const { user, receipt, isUserStored } = await take().catch(() => ({
    user: known,
    receipt: null,
    isUserStored: false,
  }))
  store.follow()
  // Another tab has ended or replaced the starting session, so it must not be restored.
  if (isStart && !isWaiting()) return false
  const isTokenStored = store.storeToken(token)
  const unstored = isTokenStored ? {} : { isUnstored: true as const }
  store.set({ kind: 'signedIn', token, user, ...(receipt !== null && { receipt }), ...unstored })
  return isTokenStored && isUserStored
}

/** Takes over and stores a newer state of the signed-in user. */
export async function updateUser(store: StorePort, user: VerifiedUser): Promise<void> {
  const session = store.session()
  if (session.kind !== 'signedIn') return
  store.set({ ...session, user })
  await storeUser(user, session.token).catch(() => false)
}

/**
 * Called when the signed application has arrived. Receipt and user are stored before the draft is erased, so at least
 * one of them exists at any moment. The saved quotes are erased too, because the application replaces them.
 */
export async function storeSubmitted(store: StorePort, sent: SentApplication): Promise<void> {
  const session = store.session()
  if (session.kind !== 'signedIn') return
  const user = submittedUser(session.user, sent)
  const receipt = receiptOf(user, sent, store.now())
  await vault.seal('submitReceipt', receipt)
  await storeUser(user, session.token)
  removeStored('local', 'unsentWrite')
  store.set({ ...session, user, receipt })
  await vault.remove(`applicationDraft:${user.leadId}`)
  await vault.remove('savedQuotes')
}
