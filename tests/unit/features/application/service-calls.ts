import { vi } from 'vitest'

import type { SendOptions } from '#api/send-application.ts'
import type { VerifiedUser } from '#domain/account/verified-user.ts'

type Call = (token: string, body: unknown, options: SendOptions) => Promise<unknown>

/** Replaces the calls that save an application. */
export const applicationCalls = { saveApplication: vi.fn<Call>(), submitApplication: vi.fn<Call>() }

const profile = vi.fn<() => Promise<VerifiedUser>>()
/** Replaces the calls that return a profile; both return the same. */
export const profileStubs = { profile, profileCalls: { leadProfile: profile, memberProfile: profile } }
