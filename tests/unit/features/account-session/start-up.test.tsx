import { act, configure, render, screen, waitFor } from '@testing-library/react'
import 'fake-indexeddb/auto'
import { http, HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'

import { tellLogOut } from '#api/logout.ts'
import { initialSession } from '#domain/quote/session.ts'
import { Protected } from '#features/account-session/protected.tsx'
import { SessionKeeper, useLogOut } from '#features/account-session/session-keeper.tsx'
import { fixedT, loadNamespaces } from '#i18n/i18n.ts'
import { atResults } from '#mocks/fixtures/results-session.ts'
import { server } from '#mocks/node-server.ts'
import { scenariosFrom } from '#mocks/scenarios/scenario.ts'
import { demoPeople } from '#mocks/state/demo-accounts.ts'
import { AccountProvider, useAccount } from '#state/account.tsx'
import { QuoteSessionProvider, useQuoteSession } from '#state/quote-session.tsx'
import { vault } from '#state/vault.ts'

let logOut: ReturnType<typeof useLogOut> | undefined
let quote: ReturnType<typeof useQuoteSession> | undefined

function Watcher() {
  const session = useAccount()
  logOut = useLogOut()
  quote = useQuoteSession()
  return <p>{session.kind === 'signedIn' ? `hello ${session.user.leadId}` : session.kind}</p>
}

const tellService = (token: string) => Promise.resolve(token).then(tellLogOut)

/** The site with a stored token, at a path. */
function openSite(path: string, token: string | null, page: ReactNode = null) {
  if (token !== null) localStorage.setItem('authToken', token)
  const place = memoryLocation({ path, record: true })
  render(
    <Router hook={place.hook}>
      <AccountProvider tellService={tellService}>
        <QuoteSessionProvider initial={atResults()}>
          <SessionKeeper />
          <Watcher />
          {page}
        </QuoteSessionProvider>
      </AccountProvider>
    </Router>,
  )
  return () => place.history.at(-1)
}

const use = (scenario: string) => {
  server.use(...scenariosFrom(scenario))
}

beforeAll(async () => {
  // The first call of a run creates the mocked catalogue.
  configure({ asyncUtilTimeout: 4_000 })
  await loadNamespaces('common', 'login', 'call-failures', 'take-along')
})
beforeEach(async () => {
  await vault.erase()
  vault.begin()
  localStorage.clear()
  sessionStorage.clear()
})

describe('the start with a stored token', () => {
  it.each([
    ['lead', '/', '/portal/status'],
    ['lead', '/lead', '/lead'],
    ['submitted', '/confirmation', '/confirmation'],
    ['incompleteMember', '/', '/lead'],
    ['member', '/', '/'],
  ] as const)('takes the %s at %s to %s', async (person, path, destination) => {
    const at = openSite(path, demoPeople[person].token)
    await screen.findByText(`hello ${demoPeople[person].leadId}`)
    await waitFor(() => {
      expect(at()).toBe(destination)
    })
  })

  // Proves A-41.
  it("asks for the member's profile where the kept person has a member id", async () => {
    await vault.seal('verifiedUser', { leadId: demoPeople.member.leadId, memberId: 'M-1' })
    use('not-found:leadProfile')
    openSite('/contact', demoPeople.member.token)
    await screen.findByText(`hello ${demoPeople.member.leadId}`)
  })

  it.each(['unauthorized', 'forbidden', 'not-found'])(
    'forgets a token that is refused, and nothing else: %s',
    async (scenario) => {
      use(`${scenario}:leadProfile`)
      const draft = 'applicationDraft:1001'
      await vault.seal('verifiedUser', { leadId: '1001', memberId: null })
      await vault.seal(draft, 'typed')
      const at = openSite('/lead', demoPeople.lead.token)
      await screen.findByText('signedOut')
      await waitFor(() => {
        expect(at()).toBe('/login')
      })
      expect(localStorage.getItem('authToken')).toBeNull()
      expect(await vault.unseal(draft)).toMatchObject({ value: 'typed' })
    },
  )

  it.each([
    'offline',
    'error-message',
    'error-html',
    'bad-gateway',
    'unavailable',
    'too-many',
    'bad-request',
    'invalid',
    'ok-html',
    'ok-null',
    'wrong-shape',
  ])('keeps the token while the service says nothing of it: %s', async (scenario) => {
    use(`${scenario}:leadProfile`)
    const at = openSite('/lead', demoPeople.lead.token)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).not.toContain(demoPeople.lead.token)
    expect(localStorage.getItem('authToken')).toBe(demoPeople.lead.token)
    expect(at()).toBe('/lead')
    server.resetHandlers()
    act(() => {
      screen.getByRole('button', { name: fixedT('en', 'call-failures')('retry') }).click()
    })
    await screen.findByText(`hello ${demoPeople.lead.leadId}`)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('ends quietly where another tab signs out in the meantime', async () => {
    use('timeout:leadProfile')
    const at = openSite('/lead', demoPeople.lead.token, <Protected path="/lead">secret</Protected>)
    await screen.findByText('starting')
    localStorage.removeItem('authToken')
    act(() => {
      dispatchEvent(new StorageEvent('storage', { key: 'authToken' }))
    })
    await waitFor(() => {
      expect(at()).toBe('/login')
    })
    expect(screen.queryByText('secret')).toBeNull()
  })
})

describe('logging out', () => {
  it.each(['happy', 'offline:logout', 'error-html:logout', 'unauthorized:logout', 'timeout:logout'])(
    'forgets the person and the quote whatever the service answers: %s',
    async (scenario) => {
      const seen = vi.fn()
      const at = openSite('/lead', demoPeople.lead.token)
      await screen.findByText(`hello ${demoPeople.lead.leadId}`)
      use(scenario)
      server.use(
        http.post('*/yti/logout', ({ request }) => {
          seen(new URL(request.url).searchParams.get('token'))
        }),
      )
      await act(async () => {
        await logOut?.()
      })
      expect(at()).toBe('/login')
      expect(Object.keys(localStorage)).toEqual([])
      expect(sessionStorage.getItem('quoteSession')).toBeNull()
      expect(quote).toEqual(initialSession)
      await waitFor(() => {
        expect(seen).toHaveBeenCalledWith(demoPeople.lead.token)
      })
    },
  )
})

describe('logging out without a connection', () => {
  it('ends the session at the service as soon as there is one, once', async () => {
    // No other test logs out with this token: the tests above leave logouts behind that wait for a connection too.
    const { token, leadId } = demoPeople.started
    openSite('/lead', token)
    await screen.findByText(`hello ${leadId}`)
    let isOnline = false
    const [tried, ended] = [vi.fn(), vi.fn()]
    server.use(
      http.post('*/yti/logout', ({ request }) => {
        if (new URL(request.url).searchParams.get('token') !== token) return HttpResponse.json({})
        tried()
        if (!isOnline) return HttpResponse.error()
        ended()
        return HttpResponse.json({})
      }),
    )
    await act(async () => {
      await logOut?.()
    })
    await waitFor(() => {
      expect(tried).toHaveBeenCalledOnce()
    })
    expect(localStorage.getItem('authToken')).toBeNull()
    isOnline = true
    // The page starts to wait a moment after the call has failed.
    await waitFor(() => {
      dispatchEvent(new Event('online'))
      expect(ended).toHaveBeenCalledOnce()
    })
    dispatchEvent(new Event('online'))
    expect(tried).toHaveBeenCalledTimes(2)
  })
})

describe('a protected page', () => {
  it('shows nothing of itself to a visitor', () => {
    const at = openSite('/confirmation', null, <Protected path="/confirmation">secret</Protected>)
    expect(screen.queryByText('secret')).toBeNull()
    expect(at()).toBe('/')
  })

  it('opens once the profile is there', async () => {
    openSite('/lead', demoPeople.lead.token, <Protected path="/lead">secret</Protected>)
    expect(screen.queryByText('secret')).toBeNull()
    await screen.findByText('secret')
  })
})
