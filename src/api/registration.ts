import * as z from 'zod/mini'

import { roles } from '#domain/household/member.ts'
import type { CallFailure } from '#lib/call-failure.ts'
import { humanWords } from '#lib/human-words.ts'

import { type RefusedAnswer, request, saidText } from './client.ts'
import { endpoints } from './endpoints.ts'
import { registeredShapes } from './member-wire.ts'
import { wireEmail, wireLanguage } from './wire-values.ts'

/** Characters of a refusal's body that are shown. */
const bodyExcerpt = 100

const dollars = z.number().check(z.gte(0))

const benefit = z.object({
  name: z.string(),
  cost_sharings: z.array(z.object({ network_tier: z.string(), display_string: z.string() })),
})

const account = z
  .object({
    /** Empty for a registration by phone. */
    email: z.union([z.literal(''), wireEmail]),
    password: z.string().check(z.minLength(8)),
    firstName: z.string().check(z.minLength(1)),
    lastName: z.string().check(z.minLength(1)),
    /** Ten digits, or empty for a registration by email. */
    phone: z.string().check(z.regex(/^(\d{10})?$/)),
    language: wireLanguage,
  })
  .check(z.refine(({ email, phone }) => email !== '' || phone !== '', { path: ['email'] }))

/** What a quote tells the service: the search, the chosen plan and the household. */
export const quoteParts = {
  quoteDetails: z.object({
    zipCode: z.string().check(z.regex(/^\d{5}$/)),
    county: z.string().check(z.minLength(1)),
    state: z.string().check(z.regex(/^[A-Z]{2}$/)),
    totalHouseholdIncome: dollars,
    activeSubsidyAmount: dollars,
  }),
  selectedPlan: z.object({
    planApiId: z.string().check(z.minLength(1)),
    plan_benefits: z.array(benefit),
    name: z.string().check(z.minLength(1)),
    issuer: z.string().check(z.minLength(1)),
    metalLevel: z.string().check(z.minLength(1)),
    estimatedMonthlyPremium: z.string().check(z.regex(/^\d+\.\d{2}$/)),
  }),
  householdMembers: z
    .array(
      z.object({
        role: z.enum(roles),
        ...registeredShapes,
        isApplyingForCoverage: z.boolean(),
        annualIncome: dollars,
      }),
    )
    .check(z.minLength(1)),
}

/** Body of the account call. */
export const registrationRequest = z.object({ account, ...quoteParts })

/** The account call's answer. The site reads only its token for requesting another code. */
export const registrationResponse = z.looseObject({ token: z.optional(z.string()) })

/** Body of the account call. */
export type RegistrationRequest = z.output<typeof registrationRequest>

/** An account that waits for its code. */
export interface WaitingAccount {
  /** The service's answer unchanged: verification sends it back. */
  readonly details: Readonly<Record<string, unknown>>
  /** Requests another code; null when the service gave none. */
  readonly resendToken: string | null
}

function firstMessage(errors: unknown): string | null {
  const first: unknown = Array.isArray(errors) ? errors[0] : null
  return typeof first === 'object' && first !== null && 'message' in first ? humanWords(first.message) : null
}

/**
 * Reads the message, otherwise the first error's, otherwise the beginning of the body. This isn't the shared
 * order.
 */
function readRefusal({ operation, status, body, text }: RefusedAnswer): CallFailure {
  const message = humanWords(body['message']) ?? firstMessage(body['errors'])
  if (message !== null) return { kind: 'server', operation, status, message }
  return { kind: 'unreadable', operation, status, detail: '', excerpt: text.slice(0, bodyExcerpt) }
}

/** Returns the attempt of an answer of the account call, fresh or kept for a reload. */
export function attemptOf(details: WaitingAccount['details']): WaitingAccount {
  return { details, resendToken: saidText(details['token']) }
}

/** Opens an account; the service sends the code by email or phone. Body excerpts are cut to 100 characters. */
export async function registerAccount(body: RegistrationRequest, signal?: AbortSignal): Promise<WaitingAccount> {
  const answer = await request({
    operation: 'register',
    url: endpoints.register(),
    method: 'POST',
    body,
    schema: registrationResponse,
    signal,
    excerpt: bodyExcerpt,
    readRefusal,
  })
  return attemptOf(answer)
}
