import type { VerifiedUser } from './verified-user.ts'

/** What is known of an application that was sent; nothing secret. It stands in where the service does not answer. */
export interface Receipt {
  readonly leadId: string
  /** The service's reference; null where its answer gave none. */
  readonly reference: string | null
  readonly planName: string | null
  readonly monthlyPriceCents: number | null
  /** When the service said that it has the application, as an ISO moment. */
  readonly submittedAt: string
}

/** What the service says of a kept application; null where it says nothing. */
export interface SubmitAnswer {
  readonly status: string | null
  readonly applicationProgressStep: number | null
  readonly submissionId: string | null
}

/** The person after a submit: the answer is merged with what was known (F-65). */
export function submittedUser(user: VerifiedUser, answer: SubmitAnswer): VerifiedUser {
  return {
    ...user,
    status: answer.status ?? user.status,
    applicationProgressStep: answer.applicationProgressStep ?? user.applicationProgressStep,
    submissionId: answer.submissionId ?? user.submissionId,
  }
}

/** The receipt of a submit. */
export function receiptOf(user: VerifiedUser, at: Date): Receipt {
  const { leadId, submissionId, plan, monthlyPriceCents } = user
  return {
    leadId,
    reference: submissionId,
    planName: plan?.name ?? null,
    monthlyPriceCents,
    submittedAt: at.toISOString(),
  }
}

const isTextOrNull = (value: unknown) => value === null || typeof value === 'string'

/** A kept receipt; null where a value is none. */
export function receiptIn(value: unknown): Receipt | null {
  if (typeof value !== 'object' || value === null) return null
  const { leadId, reference, planName, monthlyPriceCents, submittedAt } = value as Readonly<Record<string, unknown>>
  const isReceipt =
    typeof leadId === 'string' &&
    typeof submittedAt === 'string' &&
    isTextOrNull(reference) &&
    isTextOrNull(planName) &&
    (monthlyPriceCents === null || typeof monthlyPriceCents === 'number')
  return isReceipt ? (value as Receipt) : null
}

/** The person with what the receipt knows, where the profile does not know it yet. */
export function withReceipt(user: VerifiedUser, receipt: Receipt | null): VerifiedUser {
  return receipt === null ? user : { ...user, submissionId: user.submissionId ?? receipt.reference }
}
