import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'

import { createQueryClient } from '#api/queries.ts'
import type { AccountSession } from '#domain/account/account-session.ts'
import type { VerifiedUser } from '#domain/account/verified-user.ts'
import type { ApplicationDraft } from '#domain/application/stored-draft.ts'
import type { QuoteSession } from '#domain/quote/session.ts'
import type { ApplicationScreenProps } from '#features/application/application-screen.tsx'
import { fixedClock } from '#lib/clock.ts'
import { atResults } from '#mocks/fixtures/results-session.ts'
import { demoPeople } from '#mocks/state/demo-accounts.ts'
import { AccountProvider } from '#state/account.tsx'
import { QuoteSessionProvider } from '#state/quote-session.tsx'
import type { DeviceDraft } from '#state/use-stored-draft.ts'

/** The time of every mounted screen. */
export const clock = fixedClock('2026-11-21T15:00:00Z')
/** An open session of the mocks. */
export const { token } = demoPeople.lead

interface World {
  /** The place in the quote; the results by default. */
  readonly session?: QuoteSession
  /** The signed-in user; none by default. */
  readonly user?: VerifiedUser | undefined
  /** The account's session, instead of `user`'s. */
  readonly account?: AccountSession
  readonly path?: string
}

/** Renders a screen in the providers that the site puts around each. */
export function mount(child: ReactNode, { session = atResults(), user, account, path = '/' }: World = {}): void {
  const { hook, searchHook } = memoryLocation({ path })
  render(
    <Router hook={hook} searchHook={searchHook}>
      <QueryClientProvider client={createQueryClient()}>
        <AccountProvider initial={account ?? (user ? { kind: 'signedIn', token, user } : { kind: 'signedOut' })}>
          <QuoteSessionProvider initial={session}>{child}</QuoteSessionProvider>
        </AccountProvider>
      </QueryClientProvider>
    </Router>,
  )
}

/** The application's props besides its lead and answers, if the device has stored nothing. */
export function aloneOnDevice(): Pick<ApplicationScreenProps, 'token' | 'clock' | 'kept' | 'handover' | 'onRequote'> {
  const kept: DeviceDraft<ApplicationDraft> = {
    restored: { kind: 'nothing' },
    status: 'stored',
    changedElsewhere: null,
    store: vi.fn(),
    settle: vi.fn(),
    flush: () => Promise.resolve(),
    clear: () => Promise.resolve(),
  }
  return { token, clock, kept, handover: null, onRequote: () => Promise.resolve() }
}
