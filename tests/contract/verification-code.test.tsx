import { EventEmitter, once } from 'node:events'

import { configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'

import type { QuoteSession } from '#domain/quote/session.ts'
import { SessionKeeper } from '#features/account-session/session-keeper.tsx'
import { VerifyAccount } from '#features/registration/verify-account.tsx'
import { fixedT, loadNamespaces } from '#i18n/i18n.ts'
import { fixedClock } from '#lib/clock.ts'
import { plan } from '#mocks/fixtures/sample-plans.ts'
import { registrationBody } from '#mocks/fixtures/registration-body.ts'
import { atResults } from '#mocks/fixtures/results-session.ts'
import { server } from '#mocks/node-server.ts'
import { scenariosFrom } from '#mocks/scenarios/scenario.ts'
import { register } from '#mocks/state/accounts.ts'
import { verificationCode } from '#mocks/state/demo-accounts.ts'
import { AccountProvider, useAccount } from '#state/account.tsx'
import { QuoteSessionProvider, useQuoteSession } from '#state/quote-session.tsx'

const t = fixedT('en', 'registration')

/** Shows the verification screen for its part of the flow, with the session's guard. */
function Screens() {
  return (
    <>
      <output>{useAccount().kind}</output>
      <SessionKeeper />
      {useQuoteSession().phase === 'verify' && <VerifyAccount clock={fixedClock('2026-01-12T15:42:00Z')} />}
    </>
  )
}

const field = () => screen.getByLabelText(t('verifyForm.code'), { selector: 'input' })
const type = (code: string) => {
  fireEvent.change(field(), { target: { value: code } })
}
const press = (name: string) => {
  fireEvent.click(screen.getByText(name, { selector: 'button, button *' }))
}

/** Renders the screen of a registration that waits for its code; returns a function that reads the current place. */
function openWith(code: string) {
  const session: QuoteSession = {
    ...atResults(),
    phase: 'verify',
    chosen: { plan: plan(), monthlyPriceCents: 1_842, monthlyCreditCents: 61_200 },
    attempt: { token: register(registrationBody()) ?? '' },
  }
  const place = memoryLocation({ path: '/', record: true })
  render(
    <Router hook={place.hook}>
      <AccountProvider initial={{ kind: 'signedOut' }}>
        <QuoteSessionProvider initial={session}>
          <Screens />
        </QuoteSessionProvider>
      </AccountProvider>
    </Router>,
  )
  type(code)
  press(t('verifyForm.submit'))
  return () => place.history.at(-1)
}

configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })

beforeAll(async () => {
  await loadNamespaces('common', 'menus', 'registration', 'plans', 'call-failures', 'login')
})
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

// Proves A-20.
describe('the code of a registration', () => {
  it.each([
    [
      'editing the code',
      () => {
        type('12345')
      },
    ],
    [
      'asking for a new one',
      () => {
        press(t('verifyForm.resend'))
      },
    ],
  ])('a wrong code is called so, until %s', async (_, act) => {
    server.use(http.post('*/yti/verify', () => HttpResponse.json({ message: 'Wrong.' }, { status: 400 })))
    openWith('123456')
    expect(await screen.findByText(t('failures.wrongCode'))).toBeTruthy()
    act()
    await waitFor(() => {
      expect(screen.queryByText(t('failures.wrongCode'))).toBeNull()
      expect(screen.queryByText(t('failures.verify'))).toBeNull()
    })
  })

  it.each(['1234567', '12345678901'])('a code of too many digits stays as it came and is refused: %s', async (code) => {
    openWith(code)
    expect(await screen.findAllByText(t('issues.code.sixDigits'))).toHaveLength(2)
    expect(field()).toHaveProperty('value', code)
  })
})

// Proves.
describe('the right code', () => {
  /** Counts the calls of a profile, regardless of their answers. */
  function profileCalls() {
    const calls: string[] = []
    const note = ({ request }: { readonly request: Request }) => {
      if (request.url.includes('/yti/lead-profile/')) calls.push(request.url)
    }
    server.events.on('request:start', note)
    return calls
  }

  it('stores its token at once, though the profile cannot be fetched', async () => {
    server.use(...scenariosFrom('error-message:leadProfile'))
    openWith(verificationCode)
    await screen.findByText(t('accountReady.title'))
    expect(localStorage.getItem('authToken')).toMatch(/^\S+$/)
  })

  // Proves A-93.
  it('says that the account is not open only after its call has failed', async () => {
    const gate = new EventEmitter()
    const answered = once(gate, 'open')
    server.use(
      http.get('*/yti/lead-profile/*', async () => {
        await answered
        return HttpResponse.json({ message: 'Not now.' }, { status: 400 })
      }),
    )
    const calls = profileCalls()
    openWith(verificationCode)
    await waitFor(() => {
      expect(calls).toHaveLength(1)
    })
    // The token is kept, so the code was right; its button is still busy.
    expect(localStorage.getItem('authToken')).toMatch(/^\S+$/)
    expect(screen.queryByText(t('accountReady.title'))).toBeNull()
    expect(screen.getAllByText(t('verifyForm.submitting')).length).toBeGreaterThan(0)
    gate.emit('open')
    await screen.findByText(t('accountReady.title'))
  })

  it('fetches the profile once, and goes on to the application', async () => {
    const calls = profileCalls()
    const at = openWith(verificationCode)
    await waitFor(() => {
      expect(at()).toBe('/lead')
    })
    await screen.findByText('signedIn')
    expect(calls).toHaveLength(1)
  })
})
