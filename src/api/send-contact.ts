import * as z from 'zod/mini'

import { type SiteLanguage, languageTable } from '#domain/content/language-table.ts'
import type { ContactEntry } from '#domain/account/contact-message.ts'
import { phoneDigits, plainEmail } from '#domain/account/contact-rules.ts'

import { command } from './client.ts'
import { endpoints } from './endpoints.ts'
import { wireEmail, wireLanguage } from './wire-values.ts'

const written = z.string().check(z.minLength(1))

/** Body of the contact call (C-54). */
export const contactRequest = z.object({
  name: written,
  lastname: written,
  email: wireEmail,
  phone: z.string().check(z.regex(/^\d{10}$/)),
  message: written,
  languageID: wireLanguage,
})

/** Body of the contact call. */
export type ContactRequest = z.output<typeof contactRequest>

/** Returns the message in the service's format; the entry must have no issues (C-54). */
export function contactBody(entry: ContactEntry, language: SiteLanguage): ContactRequest {
  return {
    name: entry.firstName.trim(),
    lastname: entry.lastName.trim(),
    email: plainEmail(entry.email),
    phone: phoneDigits(entry.phone),
    message: entry.message.trim(),
    languageID: languageTable[language].serviceId,
  }
}

/** Sends a message to the agency. */
export async function sendContactMessage(body: ContactRequest, signal?: AbortSignal): Promise<void> {
  await command({ operation: 'sendContactMessage', url: endpoints.sendContactMessage(), method: 'POST', body, signal })
}
