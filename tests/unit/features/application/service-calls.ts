import { vi } from 'vitest'

import type { VerifiedUser } from '#domain/account/verified-user.ts'

type Call = (token: string, body: unknown) => Promise<unknown>

/** Stands in for the calls that keep an application. */
export const applicationCalls = { saveApplication: vi.fn<Call>(), submitApplication: vi.fn<Call>() }

const profile = vi.fn<() => Promise<VerifiedUser>>()
/** Stands in for the calls that answer a profile; both answer the same. */
export const profileStubs = { profile, profileCalls: { leadProfile: profile, memberProfile: profile } }
