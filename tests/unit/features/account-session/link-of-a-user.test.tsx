import { cleanup, configure, render, screen } from '@testing-library/react'
import 'fake-indexeddb/auto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'

import { initialSession, type QuoteSession } from '#domain/quote/session.ts'
import { SessionKeeper } from '#features/account-session/session-keeper.tsx'
import { loadNamespaces } from '#i18n/i18n.ts'
import { atResults } from '#mocks/fixtures/results-session.ts'
import { demoPeople } from '#mocks/state/demo-accounts.ts'
import { AccountProvider, useAccount } from '#state/account.tsx'
import { storeLinkedQuote } from '#state/linked-quote.ts'
import { QuoteSessionProvider } from '#state/quote-session.tsx'
import { vault } from '#state/vault.ts'
import { mount } from '#tests/promises/mounting.tsx'

// Runs apart: a page remembers that it has opened a link.
const link = '#q=v1.33012.12086.2027.en.42.n.12-8.0.n.27600-0'

function Watcher() {
  const session = useAccount()
  return session.kind === 'signedIn' && <p>{session.user.leadId}</p>
}

/** Starts a stored session at `/`; returns its path. */
async function startAtHome(person: keyof typeof demoPeople, session: QuoteSession = initialSession) {
  const { token, leadId } = demoPeople[person]
  localStorage.setItem('authToken', token)
  const place = memoryLocation({ path: '/', record: true })
  render(
    <Router hook={place.hook}>
      <AccountProvider>
        <QuoteSessionProvider initial={session}>
          <SessionKeeper />
          <Watcher />
        </QuoteSessionProvider>
      </AccountProvider>
    </Router>,
  )
  await screen.findByText(leadId)
  // The start leads away after the user is known.
  await new Promise((resolve) => {
    setTimeout(resolve, 50)
  })
  return place.history.at(-1)
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
  location.hash = ''
})

// Proves.
describe('a signed-in user at /', () => {
  it('goes to the portal without a link', async () => {
    expect(await startAtHome('lead')).toBe('/portal/status')
  })

  it.each(['lead', 'submitted', 'incompleteMember'] as const)('stays with the link in the address: %s', async (who) => {
    location.hash = link
    expect(await startAtHome(who)).toBe('/')
  })

  it('stays with the search of a link when the page is reloaded', async () => {
    storeLinkedQuote(atResults())
    expect(await startAtHome('lead', atResults())).toBe('/')
  })

  it('stays with the link that was opened before the profile came', async () => {
    location.hash = link
    const { TakenAlong } = await import('#app/taken-along.tsx')
    mount(<TakenAlong>the opened quote</TakenAlong>, { session: initialSession })
    await screen.findByText('the opened quote')
    expect(location.hash).toBe('')
    cleanup()
    expect(await startAtHome('lead')).toBe('/')
  })
})
