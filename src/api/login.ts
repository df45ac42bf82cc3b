import * as z from 'zod/mini'

import { CallError, type CallFailure } from '#lib/call-failure.ts'
import { humanWords } from '#lib/human-words.ts'

import { type RefusedAnswer, request, saidText } from './client.ts'
import { endpoints } from './endpoints.ts'
import { optionalText, wireEmail } from './wire-values.ts'

const password = z.string().check(z.minLength(1))

/** Body of the login: an email or the ten digits of a phone, and the password. */
export const loginRequest = z.union([
  z.strictObject({ email: wireEmail, password }),
  z.strictObject({ phone: z.string().check(z.regex(/^\d{10}$/)), password }),
])

/** The login's answer; a field with two names may use either. */
export const loginResponse = z.object({
  accountId: optionalText,
  leadID: optionalText,
  firstName: optionalText,
  name: optionalText,
  lastName: optionalText,
  last_name: optionalText,
  email: optionalText,
  phone: optionalText,
  status: optionalText,
  token: optionalText,
  plan_id: optionalText,
  message: optionalText,
  error: optionalText,
})

/** Body of the login. */
export type LoginRequest = z.output<typeof loginRequest>

/** A user who has just signed in; the profile contains the rest. */
export interface SignedIn {
  readonly token: string
  readonly leadId: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  /** The service's own status; null when it gives none. */
  readonly status: string | null
  readonly planApiId: string | null
}

const operation = 'login'

/** Reads the message or error, otherwise the status. */
function readRefusal({ status, body }: RefusedAnswer): CallFailure | null {
  const message = humanWords(body['message']) ?? humanWords(body['error'])
  return message === null ? null : { kind: 'server', operation, status, message }
}

/** Signs a lead in. A success without a token or an id is actually a refusal, and fails with its message. */
export async function logIn(body: LoginRequest, signal?: AbortSignal): Promise<SignedIn> {
  const answer = await request({
    operation,
    url: endpoints.login(),
    method: 'POST',
    body,
    schema: loginResponse,
    signal,
    readRefusal,
  })
  const leadId = saidText(answer.accountId) ?? saidText(answer.leadID)
  const token = saidText(answer.token)
  if (token === null || leadId === null) {
    const message = humanWords(answer.message) ?? humanWords(answer.error)
    throw new CallError(
      message === null ? { kind: 'http', operation, status: 200 } : { kind: 'server', operation, status: 200, message },
    )
  }
  return {
    token,
    leadId,
    firstName: answer.firstName ?? answer.name ?? '',
    lastName: answer.lastName ?? answer.last_name ?? '',
    email: answer.email ?? '',
    phone: answer.phone ?? '',
    status: answer.status ?? null,
    planApiId: answer.plan_id ?? null,
  }
}
