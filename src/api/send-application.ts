import * as z from 'zod/mini'

import { roles } from '#domain/household/member.ts'

import { site } from '#config/site.ts'
import type { ApplicationBody, SignedApplicationBody } from './application-request.ts'
import { request } from './client.ts'
import { endpoints } from './endpoints.ts'
import { savedShapes } from './person-wire.ts'
import { optionalNumber, optionalText, wireDigits, wireEmail, wireI94 } from './wire-values.ts'

const text = z.optional(z.string())
const filled = z.string().check(z.minLength(1))

/** One person of the application, in the format of F-61. Missing fields are unchanged at the service. */
const applicationMember = z.strictObject({
  id: z.string(),
  role: z.enum(roles),
  ...savedShapes,
  /** Beside `cardNumber`, which has the same digits. */
  i94Number: wireI94,
})

/**
 * Body of a save: the common block and the members (F-60), as entered by the applicant. Missing fields are unchanged at
 * the service. A value from the service may be sent back in the service's own format.
 */
export const saveRequest = z.strictObject({
  /** +1 and ten digits. */
  phone: z.optional(z.string().check(z.regex(/^(\+1\d{10})?$/))),
  email: z.optional(z.union([z.literal(''), wireEmail])),
  communication: z.optional(z.number()),
  addressStreet: text,
  addressApt: text,
  addressCity: text,
  addressState: text,
  addressCounty: text,
  addressZip: wireDigits(5),
  /** 1 when mail goes to the home, 0 when elsewhere. */
  sameAddress: z.optional(z.union([z.literal(0), z.literal(1)])),
  addressStreetMail: text,
  addressCityMail: text,
  addressStateMail: text,
  addressCountyMail: text,
  addressZipCodeMail: wireDigits(5),
  members: z.array(applicationMember).check(z.minLength(1)),
})

const signingMember = z.extend(applicationMember, { firstName: filled, lastName: filled })

/** Body of the final submit: no essential field is empty, and the signature is present, as base64 of a PNG. */
export const submitRequest = z.extend(saveRequest, {
  phone: z.string().check(z.regex(/^\+1\d{10}$/)),
  email: wireEmail,
  communication: z.number(),
  addressStreet: filled,
  addressCity: filled,
  addressState: filled,
  addressCounty: filled,
  addressZip: z.string().check(z.regex(/^\d{5}$/)),
  members: z.tuple([signingMember], applicationMember),
  signature: z.string().check(z.regex(/^iVBORw0KGgo[A-Za-z0-9+/]+={0,2}$/)),
})

/** The answer to both: JSON whose fields F-60 does not show; these are assumed. */
export const applicationResponse = z.object({
  status: optionalText,
  applicationProgressStep: optionalNumber,
  submissionId: optionalText,
})

/** Body of a save. */
export type SaveRequest = z.output<typeof saveRequest>

/** Body of the final submit. */
export type SubmitRequest = z.output<typeof submitRequest>

/** The service's answer about an accepted application; null fields are missing in it. */
export interface KeptApplication {
  readonly status: string | null
  readonly applicationProgressStep: number | null
  /** The reference of a submitted application. */
  readonly submissionId: string | null
}

/** The options of a request. A repeated request has the same idempotency key (F-66). */
export interface SendOptions {
  readonly key: string
  readonly signal?: AbortSignal | undefined
}

/**
 * Returns the header with the idempotency key. Another host must allow it in preflights, or saves would fail, so a
 * setting enables it there.
 */
export function idempotencyHeader(url: string, key: string): Readonly<Record<string, string>> {
  const isOwnHost = url.startsWith('/')
  const isSent = site.idempotencyKeys === 'always' || (site.idempotencyKeys === 'ownHost' && isOwnHost)
  return isSent ? { 'Idempotency-Key': key } : {}
}

async function put(
  operation: 'saveApplication' | 'submitApplication',
  token: string,
  body: unknown,
  { key, signal }: SendOptions,
): Promise<KeptApplication> {
  const url = endpoints.application(token)
  const answer = await request({
    operation,
    url,
    method: 'PUT',
    body,
    headers: idempotencyHeader(url, key),
    schema: applicationResponse,
    signal,
  })
  return {
    status: answer.status ?? null,
    applicationProgressStep: answer.applicationProgressStep ?? null,
    submissionId: answer.submissionId ?? null,
  }
}

/** Saves the application as far as it is filled in. */
export function saveApplication(token: string, body: ApplicationBody, options: SendOptions): Promise<KeptApplication> {
  return put('saveApplication', token, body, options)
}

/** Sends the whole signed application to the agency. */
export function submitApplication(
  token: string,
  body: SignedApplicationBody,
  options: SendOptions,
): Promise<KeptApplication> {
  return put('submitApplication', token, body, options)
}
