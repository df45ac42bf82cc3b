import 'fake-indexeddb/auto'

import fc from 'fast-check'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'

import { type CareList, careEntriesOf, careKinds, careLimits } from '#domain/care/care-list.ts'
import type { QuoteSession } from '#domain/quote/session.ts'
import { initialSession } from '#domain/quote/session.ts'
import { readStoredQuotes, storedQuotes } from '#domain/quote/stored-quotes.ts'
import { reduceSession } from '#domain/quote/session-events.ts'
import { storedSession } from '#domain/quote/stored-session.ts'
import { plan } from '#mocks/fixtures/sample-plans.ts'
import { atResults } from '#mocks/fixtures/results-session.ts'
import { readStoredUser } from '#state/stored-account.ts'
import { createAccountStore } from '#state/account-store.ts'
import { storedActivity } from '#state/activity.ts'
import { createCareListStore } from '#state/care-list-store.ts'
import { createDraftStore } from '#state/draft-store.ts'
import { unsealAttempt } from '#state/sealed-attempt.ts'
import { readStoredSession } from '#state/quote-session-storage.ts'
import { storedLanguage } from '#state/language-choice.ts'
import { vault } from '#state/vault.ts'

import { isFull, printFigure, seed } from './sample.ts'

/**
 * R12: the site starts whatever storage contains. Other tests tamper with the sealed format
 * (tests/unit/state/vault.test.tsx) and the token (account.test.tsx), 1,000 times each; this one changes the values
 * inside.
 */
const numRuns = isFull ? 1_000 : 200
const options = { numRuns, seed }
let tried = 0

const chosen = { plan: plan(), monthlyPriceCents: 1_842, monthlyCreditCents: 61_200 }
const entry = { method: 'email', email: 'a@b.c', phone: '', firstName: 'Ana', lastName: 'Torres' } as const
const sessions: readonly QuoteSession[] = [
  initialSession,
  atResults(),
  { ...atResults(), phase: 'register', chosen, entry },
  { ...atResults(), phase: 'verify', chosen, entry, attempt: { token: 't' } },
]

const careList: CareList = {
  entries: [
    { id: 'doctor:1234567893', kind: 'doctor', name: 'Ana Ruiz', detail: 'Cardiology', code: '1234567893' },
    { id: 'medicine:insulin', kind: 'medicine', name: 'Insulin', detail: '', code: null },
  ],
  marks: [{ entryId: 'medicine:insulin', planId: '16842FL0320004', year: 2026, mark: 'covered' }],
}

type Json = ReturnType<typeof JSON.parse>

/** Every path in a value. */
function places(value: unknown, way: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [way]
  return [way, ...Object.entries(value).flatMap(([key, member]) => places(member, [...way, key]))]
}

function replaced(value: Json, way: readonly string[], by: unknown): unknown {
  const [key, ...rest] = way
  if (key === undefined) return by
  if (Array.isArray(value))
    return value.map((item: Json, at) => (String(at) === key ? replaced(item, rest, by) : item) as unknown)
  // The paths were read from this value.
  const members = value as Record<string, Json>
  return { ...members, [key]: replaced(members[key], rest, by) }
}

const junk = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom('', ' ', '__proto__', '<script>', -1, 1e21, 0.5, null, true, [], {}, 'x'.repeat(10_000)),
)

const someChanges = fc.array(fc.tuple(fc.nat(), junk), { minLength: 1, maxLength: 3 })

/** The value as it is stored, with parts replaced by anything. */
function changed(whole: unknown, changes: readonly (readonly [number, unknown])[]): unknown {
  let value: unknown = JSON.parse(JSON.stringify(whole))
  for (const [at, by] of changes) {
    const ways = places(value)
    value = replaced(value, ways[at % ways.length] ?? [], by)
  }
  return value
}

/** The stored value with one to three of its parts replaced by anything, and sometimes cut off. */
const tampered = fc.tuple(fc.constantFrom(...sessions), someChanges, fc.nat(12)).map(([session, changes, cut]) => {
  const text = JSON.stringify(changed(storedSession(session), changes))
  return cut === 0 ? text.slice(0, Math.floor(text.length / 2)) : text
})
const anyText = fc.oneof({ weight: 4, arbitrary: tampered }, fc.json(), fc.string({ unit: 'binary' }))

beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  await vault.erase()
  vault.begin()
})

it('a tampered quote opens as a flow that goes on', async () => {
  let whole = 0
  await fc.assert(
    fc.asyncProperty(anyText, async (text) => {
      sessionStorage.setItem('quoteSession', text)
      const session = await readStoredSession()
      tried += 1
      if (session.phase !== 'quote') whole += 1
      // Whatever state it restores, every event works from there.
      for (const event of [
        { type: 'stepCommitted' },
        { type: 'steppedBack' },
        { type: 'returnedToQuote' },
        { type: 'returnedToResults' },
      ] as const)
        expect(['quote', 'results', 'register', 'verify']).toContain(reduceSession(session, event).phase)
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    }),
    options,
  )
  expect(whole).toBeGreaterThan(0)
})

/** A time may end the session, which other tests prove. */
const noTime = fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.string()).filter((text) => !(Number(text) > 0))

it('a token, an activity and a language that nobody wrote are none', () => {
  fc.assert(
    fc.property(noTime, (text) => {
      for (const key of ['authToken', 'lastActivity', 'language']) localStorage.setItem(key, text)
      const { kind } = createAccountStore().session()
      expect(kind).toBe(/^[!-~]{1,4096}$/.test(text) ? 'starting' : 'signedOut')
      expect(Number.isFinite(storedActivity())).toBe(true)
      expect(storedLanguage()).toBe(text)
      tried += 1
    }),
    options,
  )
})

it('a verified user, an attempt and a draft of any shape are read or dropped', async () => {
  const name = 'applicationDraft:2001'
  const user = fc.oneof(fc.record({ leadId: fc.oneof(fc.string(), junk), memberId: fc.oneof(fc.string(), junk) }), junk)
  await fc.assert(
    fc.asyncProperty(user, async (value) => {
      for (const sealed of ['verifiedUser', 'submitReceipt', 'registrationAttempt:1', name] as const)
        await vault.seal(sealed, value)
      const kept = await readStoredUser()
      if (kept !== null) expect([typeof kept.leadId, typeof (kept.memberId ?? '')]).toEqual(['string', 'string'])
      sessionStorage.setItem('registrationAttempt', '1')
      expect(typeof (await unsealAttempt())).toBe('object')
      const keeper = createDraftStore({
        name,
        vault,
        parse: (found) => {
          if (typeof found === 'string') throw new TypeError('unusable')
          return Array.isArray(found) ? null : { found }
        },
      })
      const leave = keeper.subscribe(() => undefined)
      await vi.waitFor(() => {
        expect(keeper.state().restored.kind).not.toBe('restoring')
      })
      const isUsable = typeof value !== 'string' && !Array.isArray(value)
      expect(keeper.state().restored.kind).toBe(isUsable ? 'found' : 'discarded')
      leave()
      tried += 1
    }),
    { ...options, numRuns: numRuns / 4 },
  )
}, 60_000)

it('a list of doctors and medicines of any shape is read or dropped', async () => {
  const listOf = fc.oneof(
    { weight: 4, arbitrary: someChanges.map((changes) => changed(careList, changes)) },
    fc.jsonValue({ maxDepth: 3 }),
  )
  let kept = 0
  await fc.assert(
    fc.asyncProperty(listOf, async (value) => {
      await vault.seal('careList', value)
      const store = createCareListStore(vault)
      const leave = store.subscribe(() => undefined)
      await vi.waitFor(() => {
        expect(store.state().isReady).toBe(true)
      })
      const { list } = store.state()
      leave()
      for (const kind of careKinds) expect(careEntriesOf(list, kind).length).toBeLessThanOrEqual(careLimits[kind])
      for (const { id, name, detail } of list.entries)
        expect([typeof id, typeof name, typeof detail]).toEqual(['string', 'string', 'string'])
      if (list.entries.length > 0) kept += 1
      tried += 1
    }),
    { ...options, numRuns: numRuns / 4 },
  )
  expect(kept).toBeGreaterThan(0)
}, 60_000)

it('saved quotes of any shape are lists that open, or are dropped', () => {
  const [, list] = sessions
  const whole = list?.phase === 'results' ? storedQuotes([{ savedAt: 1, session: list }]) : []
  const quotesOf = fc.oneof(
    { weight: 4, arbitrary: someChanges.map((changes) => changed([...whole, ...whole, ...whole, ...whole], changes)) },
    fc.jsonValue({ maxDepth: 3 }),
  )
  let kept = 0
  fc.assert(
    fc.property(quotesOf, (value) => {
      const quotes = readStoredQuotes(value, 2)
      expect(quotes.length).toBeLessThanOrEqual(3)
      for (const { session } of quotes) {
        expect(reduceSession(initialSession, { type: 'restored', session }).phase).toBe('results')
        expect(session.results.compareIds.length).toBeLessThanOrEqual(3)
      }
      kept += quotes.length
      tried += 1
    }),
    options,
  )
  expect(kept).toBeGreaterThan(0)
})

afterAll(() => {
  printFigure('R12', `${tried} tampered values at the start, none stops it`)
})
