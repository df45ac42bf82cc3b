import * as z from 'zod/mini'

import { emailShape } from '#domain/account/contact-rules.ts'
import { languageTable } from '#domain/content/language-table.ts'
import { siteLanguages } from '#domain/content/languages.ts'

/** A text; the service sometimes sends ids and amounts as numbers. */
export const wireText = z.pipe(z.union([z.string(), z.number()]), z.transform(String))

/** An email address by the rule of the forms, so an address they accept is never refused for its shape. */
export const wireEmail = z.string().check(z.regex(emailShape))

/** The number of a language of the site (C-54). */
export const wireLanguage = z.union(siteLanguages.map((language) => z.literal(languageTable[language].serviceId)))

/** An optional text. A value of another type counts as missing, so one invalid field does not lock a user out. */
export const optionalText = z.catch(z.optional(z.nullable(wireText)), null)

const numeric = z.union([z.number(), z.string().check(z.regex(/^-?\d+(\.\d+)?$/))])

/** An optional number, or a text that contains one. */
export const optionalNumber = z.catch(z.optional(z.nullable(z.pipe(numeric, z.transform(Number)))), null)

const flag = z.pipe(
  z.union([z.boolean(), z.number(), z.string()]),
  z.transform((value) => value === true || value === 1 || value === '1'),
)

/** True when the service sends 1; missing when it sends nothing. */
export const optionalFlag = z.catch(z.optional(z.nullable(flag)), null)

/** Converts dollars, as a number or a text with cents, to integer cents; null when missing. */
export function centsOf(dollars: number | null | undefined): number | null {
  return dollars == null ? null : Math.round(dollars * 100)
}

/** A text with exactly `count` digits, or empty when the answer was removed. */
export const wireDigits = (count: number) => z.optional(z.string().check(z.regex(new RegExp(`^(\\d{${count}})?$`))))

/** An I-94 number: eleven characters, of which the tenth may be a letter; empty when the answer was removed. */
export const wireI94 = z.optional(z.string().check(z.regex(/^(\d{9}[\dA-Z]\d)?$/)))

/** MM/DD/YYYY, or empty when the answer was removed. */
export const wireDay = z.optional(z.string().check(z.regex(/^(\d{2}\/\d{2}\/\d{4})?$/)))

/**
 * A person's text as the service holds it, of any shape: an unreadable one is sent back unchanged (F-62). The specified
 * shapes come first, for the description of the service.
 */
export const savedText = z.optional(z.union([z.string(), z.number(), z.null(), z.unknown()]))

/** A person's code as the service holds it, of any shape like `savedText`. */
export const savedCode = z.optional(z.union([z.number(), z.string(), z.null(), z.unknown()]))
