import * as z from 'zod/mini'

import type { ExpectedStart } from '#domain/calendar/expected-start.ts'
import { storedDay } from '#domain/calendar/stored-day.ts'
import type { CreditOutlook } from '#domain/subsidy/credit-outlook.ts'

import { type SigningRecord, signingRecordSchema } from './signing-record.ts'
import type { VerifiedUser } from './verified-user.ts'

/** Facts of a sent application, none of them secret. Shown when the service does not answer. */
export interface Receipt {
  readonly leadId: string
  /** The service's reference; null when its answer had none. */
  readonly reference: string | null
  readonly planName: string | null
  readonly monthlyPriceCents: number | null
  /** When the service confirmed that it has the application, as an ISO time. */
  readonly submittedAt: string
  /** Who signed which text, and how (F-56); null in a receipt of an earlier release. */
  readonly signing: SigningRecord | null
  /** When coverage starts; null where that is unknown (F-77). */
  readonly expectedStart: ExpectedStart | null
}

/** The service's answer about an accepted application; null fields are missing in it. */
export interface SubmitAnswer {
  readonly status: string | null
  readonly applicationProgressStep: number | null
  readonly submissionId: string | null
}

/** An application that the service has accepted: its answer, and facts of the form that was sent. */
export interface SentApplication extends Pick<Receipt, 'signing' | 'expectedStart'> {
  readonly answer: SubmitAnswer
  /** Who in the price probably gets no credit by the quote and the form (F-95, F-96); null where everybody may. */
  readonly outlook: CreditOutlook | null
  /** The incomes of the form, in cents a year, where they are less than the quoted one; null elsewhere (F-96). */
  readonly typedCents: number | null
}

/**
 * Returns the user after a submit: the answer is merged into the known facts (F-65). What the form says of the credit is
 * added to the quoted price, because the form is erased.
 */
export function submittedUser(
  user: VerifiedUser,
  { answer, outlook, typedCents }: Pick<SentApplication, 'answer' | 'outlook' | 'typedCents'>,
): VerifiedUser {
  const { quotedPrice } = user
  return {
    ...user,
    quotedPrice: quotedPrice && {
      ...quotedPrice,
      ...(outlook && { outlook }),
      ...(typedCents !== null && { typedCents }),
    },
    status: answer.status ?? user.status,
    applicationProgressStep: answer.applicationProgressStep ?? user.applicationProgressStep,
    submissionId: answer.submissionId ?? user.submissionId,
  }
}

/** Returns the receipt of a submit. */
export function receiptOf(
  user: VerifiedUser,
  { signing, expectedStart }: Pick<Receipt, 'signing' | 'expectedStart'>,
  at: Date,
): Receipt {
  const { leadId, submissionId, plan, monthlyPriceCents } = user
  return {
    leadId,
    reference: submissionId,
    planName: plan?.name ?? null,
    monthlyPriceCents,
    submittedAt: at.toISOString(),
    signing,
    expectedStart,
  }
}

const receiptSchema: z.ZodMiniType<Receipt> = z.object({
  leadId: z.string(),
  reference: z.nullable(z.string()),
  planName: z.nullable(z.string()),
  monthlyPriceCents: z.nullable(z.number()),
  submittedAt: z.string(),
  // A receipt of an earlier release lacks them and is still valid.
  signing: z.catch(z.nullable(signingRecordSchema), null),
  expectedStart: z.catch(
    z.nullable(
      z.object({
        start: storedDay,
        enrollBy: storedDay,
        needsChange: z.optional(z.literal(true)),
        orBy: z.catch(z.optional(storedDay), undefined),
      }),
    ),
    null,
  ),
})

/** Reads a stored receipt; null when the value is not one. */
export function receiptIn(value: unknown): Receipt | null {
  const read = z.safeParse(receiptSchema, value)
  return read.success ? read.data : null
}

/** Returns the user completed with the receipt where the profile lacks its facts. */
export function withReceipt(user: VerifiedUser, receipt: Receipt | null): VerifiedUser {
  return receipt === null ? user : { ...user, submissionId: user.submissionId ?? receipt.reference }
}
