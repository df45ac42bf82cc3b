import * as z from 'zod/mini'

import type { Identifier as WrittenIdentifier } from '#domain/account/identifier.ts'

import { request } from './client.ts'
import { endpoints } from './endpoints.ts'
import { optionalFlag, optionalText, wireEmail } from './wire-values.ts'

const phone = z.string().check(z.regex(/^\d{10}$/))

/** Body of the identifier check: an email, or the ten digits of a phone. */
export const identifierRequest = z.union([z.strictObject({ email: wireEmail }), z.strictObject({ phone })])

/** The check's answer; `member` is 1 for an enrolled person. */
export const identifierResponse = z.object({ message: optionalText, member: optionalFlag })

/** An email, or the ten digits of a phone. */
export type SentIdentifier = z.output<typeof identifierRequest>

/** Returns an identifier in the format of the calls: an email, or the ten digits of a phone. */
export function identifierBody(identifier: WrittenIdentifier): SentIdentifier {
  return identifier.method === 'email' ? { email: identifier.email } : { phone: identifier.phone }
}

/** Checks whether an email or phone belongs to a member, who signs in at the members' portal (A-31). */
export async function validateIdentifier(
  identifier: SentIdentifier,
  signal?: AbortSignal,
): Promise<{ readonly isMember: boolean }> {
  const answer = await request({
    operation: 'validateIdentifier',
    url: endpoints.validateIdentifier(),
    method: 'POST',
    body: identifier,
    schema: identifierResponse,
    signal,
  })
  return { isMember: answer.member === true }
}
