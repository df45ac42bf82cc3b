import 'fake-indexeddb/auto'

import { act, render, screen, waitFor } from '@testing-library/react'
import { openDB } from 'idb'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'

import type { AccountSession } from '#domain/account/account-session.ts'
import type { QuoteSession } from '#domain/quote/session.ts'
import { SessionKeeper } from '#features/account-session/session-keeper.tsx'
import { StartOver } from '#features/plan-results/start-over.tsx'
import { fixedT, loadNamespaces } from '#i18n/i18n.ts'
import { atResults } from '#mocks/fixtures/results-session.ts'
import { plan } from '#mocks/fixtures/sample-plans.ts'
import { verifiedLead } from '#mocks/fixtures/sample-user.ts'
import type { AccountActions } from '#state/account-store.ts'
import { AccountProvider, useAccountActions } from '#state/account.tsx'
import { QuoteSessionProvider } from '#state/quote-session.tsx'
import { storeQuote } from '#state/stored-quotes-store.ts'
import { chooseSharedDevice } from '#state/shared-device-choice.ts'
import { isSharedDevice, personalStore } from '#state/shared-device.ts'
import { type Erasure, type Store, type StoredFacts, isErasedBy, isSealedName, storedKeys } from '#state/stored-keys.ts'
import { openSharedTab } from '#state/tab-opening.ts'
import { vault } from '#state/vault.ts'

// Runs apart: it reads the mirror of the site's own vault, which other files open with databases of their own.
const user = verifiedLead()
const rows: readonly (readonly [string, StoredFacts])[] = Object.entries(storedKeys)
const storages = { local: () => localStorage, session: () => sessionStorage } as const

/** Values that are read while the keys are written. Any other text does for the rest. */
const values: Readonly<Record<string, () => string>> = {
  authToken: () => 'token-1',
  lastActivity: () => String(Date.now()),
  sessionBegan: () => String(Date.now()),
  leftAt: () => String(Date.now()),
  linkAt: () => '1',
  quoteForApplication: () => user.leadId,
}

const chosen = { plan: plan(), monthlyPriceCents: 1_842, monthlyCreditCents: 61_200 }
/** A quote of this tab that waits for the code of a registration. */
const verifying: QuoteSession = {
  ...atResults(),
  phase: 'verify',
  chosen,
  entry: { method: 'email', email: 'a@b.c', phone: '', firstName: 'Ana', lastName: 'Torres' },
  attempt: { token: 't' },
}

/** The storages in which this device has a key of the table. */
function storesOf(key: string, { in: stores, isPersonal }: StoredFacts): readonly Store[] {
  if (key === 'sharedDevice') return []
  return isPersonal && stores.length > 1 ? [personalStore()] : stores
}

/** Stores something under every key but `except`. The mark of a shared device is there if the device is one. */
async function storeEveryKey(except: readonly string[] = []): Promise<void> {
  for (const [key, facts] of rows) {
    const name = key.endsWith(':') ? `${key}${user.leadId}` : key
    if (except.includes(key)) continue
    if (isSealedName(name)) expect(await vault.seal(name, [])).toBe('stored')
    else for (const store of storesOf(key, facts)) storages[store]().setItem(name, values[key]?.() ?? 'x')
  }
}

/** The keys under which the device has anything, also in the vault's mirror. */
async function keysOnDevice(): Promise<readonly string[]> {
  const database = await openDB('vault')
  const mirrored = database.objectStoreNames.contains('sealed') ? await database.getAllKeys('sealed') : []
  database.close()
  const names = [...Object.keys(localStorage), ...Object.keys(sessionStorage), ...mirrored.map(String)]
  return [...new Set(names.map((name) => name.replace(/:.*/, ':')))].toSorted()
}

/** The keys that stay, by the table. */
const survivors = (...erasures: readonly Erasure[]) =>
  rows
    .map(([key]) => key)
    .filter((key) => key !== 'sharedDevice' || isSharedDevice())
    .filter((key) => !erasures.some((erasure) => isErasedBy(key, erasure)))
    .toSorted()

let actions: AccountActions | undefined
function Watcher() {
  actions = useAccountActions()
  return null
}

const signedIn: AccountSession = { kind: 'signedIn', token: 'token-1', user }
const stay = () => Promise.resolve()

/** The site of a tab: with a session that is given, or as it opens. */
function openSite(initial: AccountSession | undefined, quote: QuoteSession, isReopened = false) {
  const { hook } = memoryLocation({ path: '/' })
  render(
    <Router hook={hook}>
      <AccountProvider initial={initial} tellService={stay} isReopened={isReopened}>
        <QuoteSessionProvider initial={quote}>
          <SessionKeeper />
          <StartOver />
          <Watcher />
        </QuoteSessionProvider>
      </AccountProvider>
    </Router>,
  )
}

const expectLeft = (...erasures: readonly Erasure[]) =>
  waitFor(async () => {
    expect(await keysOnDevice()).toEqual(survivors(...erasures))
  })

beforeAll(() => loadNamespaces('common', 'login', 'call-failures', 'plans', 'take-along'))
beforeEach(async () => {
  await chooseSharedDevice(false)
  await vault.erase()
  vault.begin()
  localStorage.clear()
  sessionStorage.clear()
})

// Proves.
describe.each([
  ['a device of one person', false],
  ['a shared device', true],
])('on %s', (_, isShared) => {
  beforeEach(() => chooseSharedDevice(isShared))

  it('every key of the table is stored where it says', async () => {
    await storeEveryKey()
    expect(await keysOnDevice()).toEqual(survivors())
  })

  it('a log-out leaves only what says nothing of a person', async () => {
    await storeEveryKey()
    openSite(signedIn, verifying)
    await act(async () => actions?.signOut('signedOut'))
    await expectLeft('logOut', 'sessionEnd')
    const impersonal = ['bothLanguages', 'errorReports', 'language', 'leftAt', 'linkAt', 'reloadedFor']
    const marks = ['returnsFromSubmit', ...(isShared ? ['sharedDevice'] : []), 'spanishOffer']
    expect(await keysOnDevice()).toEqual([...impersonal, ...marks])
  })

  it('an idle end leaves what a log-out leaves', async () => {
    await storeEveryKey(['unsentWrite'])
    openSite(signedIn, verifying)
    await act(async () => actions?.signOut('idle'))
    await expectLeft('logOut', 'sessionEnd')
  })

  it('an idle end with an unsent write, and a refusal, erase what the page shows', async () => {
    await storeEveryKey()
    openSite(signedIn, verifying)
    await act(async () => actions?.signOut('idle'))
    await expectLeft('sessionEnd')
  })

  it('a submit erases the draft and the quotes that it answers', async () => {
    await storeEveryKey()
    openSite(signedIn, atResults())
    const expectedStart = {
      start: { year: 2027, month: 1, day: 1 },
      enrollBy: { year: 2026, month: 12, day: 15 },
    } as const
    const signing = {
      signer: 'Ana Torres',
      method: 'typed',
      language: 'es',
      version: '2026.3',
      effective: { year: 2026, month: 11, day: 25 },
    } as const
    const answer = { status: 'SUBMITTED', applicationProgressStep: 7, submissionId: '1' }
    await act(async () => actions?.submitted({ answer, signing, expectedStart, outlook: null, typedCents: null }))
    await expectLeft('submit')
  })

  it('another user finds nothing sealed', async () => {
    await storeEveryKey()
    await vault.seal('verifiedUser', user)
    openSite({ kind: 'signedOut' }, atResults())
    await act(async () => actions?.signIn('token-1', { ...user, leadId: '2002' }))
    await vault.remove('verifiedUser')
    await expectLeft('otherUser')
  })
})

it('starting over leaves nothing of the quote', async () => {
  // The attempt of this tab is the one of its quote; those of other tabs stay.
  await storeEveryKey(['registrationAttempt', 'registrationAttempt:', 'savedQuotes', 'linkedQuote'])
  const quote = atResults()
  await storeQuote(quote)
  openSite(signedIn, { ...quote, results: { ...quote.results, left: { chosen, attempt: { token: 't' } } } })
  await waitFor(async () => {
    expect(await keysOnDevice()).toEqual(expect.arrayContaining(['registrationAttempt:', 'savedQuotes']))
  })
  sessionStorage.setItem('linkedQuote', 'x')
  const t = fixedT('en', 'plans')
  act(() => {
    screen.getByRole('button', { name: t('startOver.button') }).click()
  })
  const confirm = await screen.findByRole('button', { name: t('startOver.confirm') })
  act(() => {
    confirm.click()
  })
  await expectLeft('startOver')
})

it('a device that becomes shared erases what is for a later visit', async () => {
  await storeEveryKey()
  await chooseSharedDevice(true)
  await expectLeft('sharedDevice')
  const ofDevice = rows.filter(([, { isPersonal }]) => isPersonal).map(([key]) => key)
  expect(Object.keys(localStorage).filter((name) => ofDevice.includes(name.replace(/:.*/, ':')))).toEqual([])
})

it('a closed tab of a shared device brings nothing back', async () => {
  await chooseSharedDevice(true)
  await storeEveryKey()
  sessionStorage.setItem('ofAnotherBuild', 'x')
  vi.spyOn(performance, 'getEntriesByType').mockReturnValueOnce([
    { type: 'back_forward', notRestoredReasons: null } as unknown as PerformanceNavigationTiming,
  ])
  expect(openSharedTab()).toBe(true)
  const own = Object.keys(sessionStorage).toSorted()
  expect(own).toEqual(['authToken', 'language'])
  openSite(undefined, atResults(), true)
  await expectLeft('reopenedTab', 'sessionEnd', 'logOut')
})
