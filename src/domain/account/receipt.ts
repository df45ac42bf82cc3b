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
}

/** The service's answer about an accepted application; null fields are missing in it. */
export interface SubmitAnswer {
  readonly status: string | null
  readonly applicationProgressStep: number | null
  readonly submissionId: string | null
}

/** Returns the user after a submit: the answer is merged into the known facts (F-65). */
export function submittedUser(user: VerifiedUser, answer: SubmitAnswer): VerifiedUser {
  return {
    ...user,
    status: answer.status ?? user.status,
    applicationProgressStep: answer.applicationProgressStep ?? user.applicationProgressStep,
    submissionId: answer.submissionId ?? user.submissionId,
  }
}

/** Returns the receipt of a submit. */
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

/** Reads a stored receipt; null when the value is not one. */
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

/** Returns the user completed with the receipt where the profile lacks its facts. */
export function withReceipt(user: VerifiedUser, receipt: Receipt | null): VerifiedUser {
  return receipt === null ? user : { ...user, submissionId: user.submissionId ?? receipt.reference }
}
