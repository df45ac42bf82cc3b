import * as z from 'zod/mini'

import { command, request } from './client.ts'
import { endpoints } from './endpoints.ts'
import type { WaitingAccount } from './registration.ts'

/** Body of the verification call: the code, and the account call's answer unchanged. */
export const verificationRequest = z.object({
  verificationCode: z.string().check(z.regex(/^\d{6}$/)),
  registrationAttemptDetails: z.looseObject({}),
})

/** The verification's answer: the session's token. */
export const verificationResponse = z.object({ token: z.string().check(z.minLength(1)) })

/** Body of the verification call. */
type VerificationRequest = z.output<typeof verificationRequest>

/**
 * Verifies an account by its code and returns the session's token. Only status 201 with a token is a success.
 */
export async function verifyAccount(code: string, attempt: WaitingAccount, signal?: AbortSignal): Promise<string> {
  const body: VerificationRequest = { verificationCode: code, registrationAttemptDetails: { ...attempt.details } }
  const answer = await request({
    operation: 'verify',
    url: endpoints.verify(),
    method: 'POST',
    body,
    schema: verificationResponse,
    signal,
    successStatus: 201,
  })
  return answer.token
}

/** Sends the code again; the token comes from the account call's answer. */
export async function resendCode(resendToken: string, signal?: AbortSignal): Promise<void> {
  await command({ operation: 'resendCode', url: endpoints.resendCode(resendToken), method: 'POST', signal })
}
