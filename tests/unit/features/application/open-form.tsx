import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'

import type { ApplicationBody } from '#api/application-request.ts'
import type { KeptApplication } from '#api/send-application.ts'
import { userAfterSave } from '#domain/account/read-profile.ts'
import type { Application } from '#domain/application/application.ts'
import { type ApplicationPlace, startOf } from '#domain/application/application-steps.ts'
import { useApplication } from '#features/application/use-application.ts'
import { fixedClock } from '#lib/clock.ts'
import { verifiedLead } from '#mocks/fixtures/sample-user.ts'
import { AccountProvider } from '#state/account.tsx'
import { facts } from '#tests/unit/domain/application/filled-application.ts'

import { applicationCalls, profileStubs } from './service-calls.ts'

export const answer: KeptApplication = { status: 'SENT', applicationProgressStep: 2, submissionId: 'PU-1' }
export const onSubmitted = vi.fn<() => Promise<void>>()
export const sign = startOf('consent')
export const connection = { isOnline: true }

function signedIn({ children }: { readonly children: ReactNode }) {
  return <AccountProvider initial={{ kind: 'signedIn', token: 't', user: verifiedLead() }}>{children}</AccountProvider>
}

/** The form of Ana Torres at a place. */
export function formOf(application: Application, place: ApplicationPlace, token = 't') {
  const draft = { application, place, revision: 0 }
  const clock = fixedClock('2026-11-21T15:00:00Z')
  const user = verifiedLead()
  return renderHook(() => useApplication({ draft, user, facts, token, clock, onSubmitted }), { wrapper: signedIn })
    .result
}

/** Lets the service's profile have a body from now on. */
export function keepBody(body: unknown): void {
  profileStubs.profile.mockResolvedValue(userAfterSave(verifiedLead(), body as ApplicationBody))
}

/** A service that answers, a device that is online and a page that scrolls, before each test of a file. */
export function aroundEachForm(): void {
  beforeEach(() => {
    localStorage.clear()
    applicationCalls.saveApplication.mockReset().mockImplementation((_, body) => {
      keepBody(body)
      return Promise.resolve(answer)
    })
    applicationCalls.submitApplication.mockReset().mockResolvedValue(answer)
    profileStubs.profile.mockReset().mockResolvedValue(verifiedLead())
    onSubmitted.mockReset().mockResolvedValue()
    vi.stubGlobal('scrollTo', vi.fn())
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => connection.isOnline)
  })
  afterEach(() => {
    connection.isOnline = true
    vi.unstubAllGlobals()
  })
}
