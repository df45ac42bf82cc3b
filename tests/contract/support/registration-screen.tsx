import { render } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'

import type { QuoteSession } from '#domain/quote/session.ts'
import { changeLanguage, loadNamespaces } from '#i18n/i18n.ts'
import { plan } from '#mocks/fixtures/sample-plans.ts'
import { server } from '#mocks/node-server.ts'
import { AccountProvider } from '#state/account.tsx'
import { QuoteSessionProvider, useQuoteSession } from '#state/quote-session.tsx'

/** The plan that the visitor registers with. */
export const chosen = { plan: plan(), monthlyPriceCents: 1842, monthlyCreditCents: 61200 }
/** What the visitor has typed into the registration. */
export const entry = {
  method: 'email',
  email: 'ana@example.com',
  phone: '',
  firstName: 'Ana',
  lastName: 'Torres',
} as const

function Phase() {
  return <output>{useQuoteSession().phase}</output>
}

/** Opens a screen of the registration in a session, and shows the session's phase beside it. */
export function openIn(session: QuoteSession, screen: ReactNode): void {
  const { hook } = memoryLocation({ path: '/' })
  render(
    <Router hook={hook}>
      <AccountProvider initial={{ kind: 'signedOut' }}>
        <QuoteSessionProvider initial={session}>
          {screen}
          <Phase />
        </QuoteSessionProvider>
      </AccountProvider>
    </Router>,
  )
}

/** Prepares the registration's English texts, on a device that stores nothing. */
export async function prepareRegistration(): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  await loadNamespaces('common', 'menus', 'registration', 'agent-sheet', 'plans', 'price-answers', 'call-failures')
  await changeLanguage('en')
}

/** Lets the service answer a call with any body. */
export function answerText(path: string, status: number, body: string): void {
  server.use(http.post(path, () => new HttpResponse(body, { status })))
}

/** Lets every call end at once as one that has waited too long. */
export function timeOutAtOnce(): void {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(new DOMException('', 'TimeoutError')))
}
