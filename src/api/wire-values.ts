import * as z from 'zod/mini'

import { emailShape } from '#domain/account/contact-rules.ts'

/** A text; the service sends ids and amounts as numbers at times. */
export const wireText = z.pipe(z.union([z.string(), z.number()]), z.transform(String))

/** An email address by the rule of the forms, so that what they accept is never refused for its shape. */
export const wireEmail = z.string().check(z.regex(emailShape))

/** A text that may be missing. What is of another kind counts as missing, so that one odd field does not lock a person out. */
export const optionalText = z.catch(z.optional(z.nullable(wireText)), null)

const numeric = z.union([z.number(), z.string().check(z.regex(/^-?\d+(\.\d+)?$/))])

/** A number, or a text that is one, that may be missing. */
export const optionalNumber = z.catch(z.optional(z.nullable(z.pipe(numeric, z.transform(Number)))), null)

const flag = z.pipe(
  z.union([z.boolean(), z.number(), z.string()]),
  z.transform((value) => value === true || value === 1 || value === '1'),
)

/** A yes where the service says 1; missing where it says nothing. */
export const optionalFlag = z.catch(z.optional(z.nullable(flag)), null)

/** Dollars, as a number or a text with cents, in integer cents; null where missing. */
export function centsOf(dollars: number | null | undefined): number | null {
  return dollars == null ? null : Math.round(dollars * 100)
}
