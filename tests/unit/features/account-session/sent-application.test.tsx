import 'fake-indexeddb/auto'

import { cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Redirect, Route, Router, Switch } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'

import type { SentApplication } from '#domain/account/receipt.ts'
import { Protected } from '#features/account-session/protected.tsx'
import { SessionKeeper } from '#features/account-session/session-keeper.tsx'
import { SubmittedApplication } from '#features/application/submitted-application.tsx'
import { SignIn } from '#features/sign-in/sign-in.tsx'
import { loadInBothLanguages } from '#i18n/both-languages.ts'
import { fixedT, loadNamespaces } from '#i18n/i18n.ts'
import { server } from '#mocks/node-server.ts'
import { scenariosFrom } from '#mocks/scenarios/scenario.ts'
import { demoPeople } from '#mocks/state/demo-accounts.ts'
import { AccountProvider, useAccount, useAccountActions } from '#state/account.tsx'
import type { AccountActions } from '#state/account-store.ts'
import { QuoteSessionProvider } from '#state/quote-session.tsx'
import { type DeviceDraft, useStoredDraft } from '#state/use-stored-draft.ts'
import { vault } from '#state/vault.ts'

const { token, leadId } = demoPeople.lead
const reference = 'PU-7777-2026'
const typed = 'typed before the end'
const answer = { status: 'SUBMITTED', applicationProgressStep: 7, submissionId: reference }
const sent: SentApplication = {
  answer,
  signing: {
    signer: 'Ana Torres',
    method: 'typed',
    language: 'es',
    version: '2026.3',
    effective: { year: 2026, month: 11, day: 25 },
  },
  expectedStart: { start: { year: 2027, month: 1, day: 1 }, enrollBy: { year: 2026, month: 12, day: 15 } },
  outlook: null,
  typedCents: null,
}

let actions: AccountActions | undefined
let draft: DeviceDraft<string> | undefined

function Actions() {
  actions = useAccountActions()
  const session = useAccount()
  return <output>{session.kind}</output>
}

/** Replaces the form: shows the stored draft. */
function Form() {
  draft = useStoredDraft({ owner: leadId, parse: (value) => (typeof value === 'string' ? value : null) })
  return draft.restored.kind === 'found' ? <p>{draft.restored.value}</p> : <p>an empty form</p>
}

/** Opens a page of the site like a browser: only the device's stored data exists. */
function load(path: string, handedOver = false) {
  cleanup()
  const { hook, searchHook } = memoryLocation({ path })
  render(
    <Router hook={hook} searchHook={searchHook}>
      <AccountProvider>
        <QuoteSessionProvider>
          <SessionKeeper />
          <Actions />
          <Switch>
            <Route path="/login">
              <SignIn handedOver={handedOver ? { token, isReturn: true } : null} />
            </Route>
            <Route path="/lead">
              <Protected path="/lead">
                <Form />
              </Protected>
            </Route>
            <Route path="/confirmation">
              <Protected path="/confirmation">
                <SubmittedApplication />
              </Protected>
            </Route>
            <Route path="/portal/status">
              <p>the portal</p>
            </Route>
            <Redirect to="/" />
          </Switch>
        </QuoteSessionProvider>
      </AccountProvider>
    </Router>,
  )
}

const isSignedIn = () => screen.findByText('signedIn')

async function fillIn() {
  localStorage.setItem('authToken', token)
  load('/lead')
  await screen.findByText('an empty form')
  draft?.store(typed)
  await draft?.flush()
}

async function send() {
  await fillIn()
  await actions?.submitted(sent)
}

/** Runs up to a moment between the first answer and the confirmation; returns the open page. */
const moments = {
  'before the submit': async () => {
    await fillIn()
    return '/lead'
  },
  'sent, before the browser leaves': async () => {
    await send()
    return '/confirmation'
  },
  'on the way back': async () => {
    await send()
    load('/login', true)
    return '/confirmation'
  },
  'at the confirmation': async () => {
    await send()
    load('/login', true)
    await screen.findAllByText(reference)
    return '/confirmation'
  },
} as const satisfies Record<string, () => Promise<string>>

/** The next events, and how the page is opened afterwards. */
const events = {
  'a reload': (path: string) => {
    load(path)
  },
  'a killed tab': (path: string) => {
    sessionStorage.clear()
    load(path)
  },
  'a profile call that fails': (path: string) => {
    server.use(...scenariosFrom('error-message:leadProfile'))
    load(path)
  },
  'a profile call that finds no connection': (path: string) => {
    server.use(...scenariosFrom('offline:leadProfile'))
    load(path)
  },
  "another network's page": (path: string) => {
    server.use(...scenariosFrom('ok-html:leadProfile'))
    load(path)
  },
  'a session that is over': (path: string) => {
    server.use(...scenariosFrom('unauthorized:leadProfile'))
    load(path)
  },
} as const satisfies Record<string, (path: string) => void>

beforeAll(async () => {
  configure({ asyncUtilTimeout: 4_000 })
  await loadNamespaces('login', 'call-failures', 'take-along')
  // The receipt is in both languages.
  await loadInBothLanguages('application', 'plans', 'price-answers', 'common')
})
beforeEach(async () => {
  await vault.erase()
  vault.begin()
  localStorage.clear()
  sessionStorage.clear()
})

const t = fixedT('en', 'login')

describe.each(Object.keys(moments) as (keyof typeof moments)[])('%s', (moment) => {
  it.each(Object.keys(events) as (keyof typeof events)[])('%s loses nothing', async (event) => {
    const path = await moments[moment]()
    events[event](path)
    if (event === 'a session that is over') {
      const words = moment === 'before the submit' ? t('kept.answers', { count: 15 }) : t('kept.sent', { reference })
      await waitFor(() => {
        expect(document.body.textContent).toContain(words)
      })
      expect(localStorage.getItem('authToken')).toBeNull()
      server.resetHandlers()
      await actions?.signIn(token, await profile())
      await isSignedIn()
    } else if (path === '/lead' && event !== 'a reload' && event !== 'a killed tab') {
      // The form needs the profile: nothing is shown or lost until it arrives.
      await screen.findByText(t('startFailure.title'))
      server.resetHandlers()
      screen.getByRole('button', { name: fixedT('en', 'call-failures')('retry') }).click()
    }
    if (path === '/lead') await screen.findByText(typed)
    else if (event === 'a session that is over') await screen.findByText('the portal')
    else {
      await screen.findAllByText(reference)
      // The receipt says it, whatever the service answers.
      screen.getByText('Ana Torres, con el nombre escrito')
      screen.getByText(/^1 de enero de 2027, si/)
    }
  })
})

async function profile() {
  const { fetchLeadProfile } = await import('#api/profile.ts')
  return fetchLeadProfile(token)
}

// Proves F-56 and F-65.
describe('what is kept after a submit', () => {
  it('is the receipt, and no draft', async () => {
    await send()
    load('/login', true)
    await screen.findAllByText(reference)
    await waitFor(() => {
      expect(Object.keys(localStorage).filter((key) => key.startsWith('applicationDraft'))).toEqual([])
    })
    load('/lead')
    await isSignedIn()
    expect(screen.queryByText(typed)).toBeNull()
  })

  it('is gone with a logout', async () => {
    await send()
    await actions?.signOut('signedOut')
    expect(Object.keys(localStorage)).toEqual([])
    await vi.waitFor(() => {
      expect(sessionStorage).toHaveLength(0)
    })
  })
})

// Proves F-72.
it('who has sent nothing finds the form at the address of the confirmation', async () => {
  localStorage.setItem('authToken', token)
  load('/confirmation')
  await screen.findByText('an empty form')
})
