import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'

import { fetchCounties } from '#api/counties.ts'
import { logIn } from '#api/login.ts'
import { registerAccount } from '#api/registration.ts'
import { verifyAccount } from '#api/verification.ts'
import { registrationBody } from '#mocks/fixtures/registration-body.ts'
import { server } from '#mocks/node-server.ts'
import { type CallName, callNames, callOf } from '#mocks/openapi/contract.ts'
import { scenario } from '#mocks/scenarios/scenario.ts'
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts'
import { type CallFailure, watchFailedCalls } from '#lib/call-failure.ts'

import { failureFrom } from './support/failure.ts'
import { fetchers } from './support/fetchers.ts'

function answering(body: string, status: number): void {
  server.use(http.all('*', () => new HttpResponse(body, { status, headers: { 'Content-Type': 'application/json' } })))
}
const password = 'una-clave-larga'
const signIn = () => logIn({ email: 'ana@example.com', password })
const register = () => registerAccount(registrationBody())

/** Calls whose status alone means success: the body is not read. */
const unread: readonly CallName[] = callNames.filter((name) => callOf(name).answer === undefined)
/** Calls without a required field in the rules, so any object is accepted. */
const undemanding: readonly CallName[] = [
  'register',
  'validateIdentifier',
  'saveApplication',
  'submitApplication',
  'addressSuggestions',
]
const read = callNames.filter((name) => !unread.includes(name))

function kindsOf(name: CallName, fault: ScenarioName): readonly CallFailure['kind'][] {
  if (name === 'redirectNotification') return ['http']
  // The account call has another order: the message, or the first error's.
  if (name === 'register' && fault === 'invalid') return ['server']
  return fault === 'invalid' ? ['validation'] : ['server']
}

describe.each(callNames)('%s', (name) => {
  it.each<ScenarioName>(['invalid', 'error-message', 'unauthorized', 'too-many'])(
    'turns %s into its failure',
    async (fault) => {
      server.use(...scenario(fault, name))
      const failure = await failureFrom(fetchers[name]())
      expect(kindsOf(name, fault)).toContain(failure.kind)
      expect(failure.operation).toBe(name)
    },
  )

  it('tells who counts failed calls of each try', async () => {
    server.use(...scenario('unauthorized', name))
    const told: CallFailure[] = []
    watchFailedCalls((failure) => told.push(failure))
    const failure = await failureFrom(fetchers[name]())
    watchFailedCalls(() => undefined)
    expect(told).toEqual([failure])
  })

  it('turns an HTML error page into an excerpt, and a lost connection into the network', async () => {
    server.use(...scenario('error-html', name))
    const page = await failureFrom(fetchers[name]())
    expect(page).toMatchObject(name === 'redirectNotification' ? { kind: 'http' } : { kind: 'unreadable', status: 500 })
    server.resetHandlers()
    server.use(...scenario('offline', name))
    expect(await failureFrom(fetchers[name]())).toEqual({ kind: 'network', operation: name, reason: 'unreachable' })
    server.resetHandlers()
    server.use(...scenario('reset', name))
    expect(await failureFrom(fetchers[name]())).toEqual({ kind: 'network', operation: name, reason: 'unreachable' })
  })
})

describe.each(read)('%s under a success status', (name) => {
  it.each<ScenarioName>(['ok-html', 'ok-nothing', 'ok-null', 'broken-json'])('cannot read %s', async (fault) => {
    server.use(...scenario(fault, name))
    expect(await failureFrom(fetchers[name]())).toMatchObject({ operation: name })
  })

  it('reads an answer with __proto__ in every object, and no object changes', async () => {
    server.use(...scenario('proto', name))
    await fetchers[name]()
    expect({}).not.toHaveProperty('polluted')
  })
})

it.each(read.filter((name) => !undemanding.includes(name)))('%s refuses another shape', async (name) => {
  server.use(...scenario('wrong-shape', name))
  const failure = await failureFrom(fetchers[name]())
  // A login without a token is actually a refusal.
  expect(failure.kind).toBe(name === 'login' ? 'http' : 'unreadable')
})

describe('an answer that never comes', () => {
  it('becomes a timeout', async () => {
    const abort = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(abort.signal)
    server.use(...scenario('timeout', 'zipLookup'))
    const failure = failureFrom(fetchCounties('33133'))
    abort.abort(new DOMException('The operation timed out', 'TimeoutError'))
    expect(await failure).toEqual({ kind: 'network', operation: 'zipLookup', reason: 'timeout' })
    expect(timeout).toHaveBeenCalledWith(30_000)
  })

  it('is left when the caller aborts, and no failure is told', async () => {
    const abort = new AbortController()
    server.use(...scenario('timeout', 'zipLookup'))
    const call = fetchCounties('33133', abort.signal)
    abort.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  })
})

// Proves A-8, C-60 and Q-16.
describe('excerpts', () => {
  const long = '<p>' + 'x'.repeat(1_000)
  it.each<[string, () => Promise<unknown>, number]>([
    ['500 characters as a rule', signIn, 500],
    ['200 in the ZIP lookup (Q-16)', () => fetchCounties('33133'), 200],
    ['100 in the registration (A-8)', register, 100],
  ])('%s', async (_rule, call, length) => {
    answering(long, 500)
    expect(await failureFrom(call())).toMatchObject({ kind: 'unreadable', excerpt: long.slice(0, length) })
  })
})

describe('the registration reads a refusal in its own order (A-8)', () => {
  it.each([
    ['the message', '{"message":"Taken","errors":[{"message":"Other"}]}', { kind: 'server', message: 'Taken' }],
    [
      'else the first error',
      '{"errors":[{"message":"First"},{"message":"Second"}]}',
      { kind: 'server', message: 'First' },
    ],
    ['else the beginning of the body', '{"reason":"none"}', { kind: 'unreadable', excerpt: '{"reason":"none"}' }],
  ])('%s', async (_order, body, failure) => {
    answering(body, 400)
    expect(await failureFrom(register())).toMatchObject(failure)
  })
})

describe('the login reads a refusal in its own order (A-33)', () => {
  it.each([
    ['the message', 401, '{"message":"Wrong","error":"unauthorized"}', { kind: 'server', message: 'Wrong' }],
    ['else the error', 401, '{"error":"Unknown account"}', { kind: 'server', message: 'Unknown account' }],
    ['else the status', 403, '{}', { kind: 'http', status: 403 }],
    ['a success that carries an error', 200, '{"error":"Locked"}', { kind: 'server', message: 'Locked' }],
  ])('%s', async (_order, status, body, failure) => {
    answering(body, status)
    expect(await failureFrom(signIn())).toMatchObject(failure)
  })
})

describe('the verification counts 201 with a token alone (A-21)', () => {
  const verify = () => verifyAccount('123456', { details: {}, resendToken: null })
  it('refuses 200 with a token', async () => {
    answering('{"token":"open"}', 200)
    expect(await failureFrom(verify())).toEqual({ kind: 'http', operation: 'verify', status: 200 })
  })
  it('refuses 201 without one', async () => {
    answering('{}', 201)
    expect(await failureFrom(verify())).toMatchObject({ kind: 'unreadable', status: 201 })
  })
})

it('a failure repeats nothing that a person sent', async () => {
  server.use(...scenario('unauthorized', 'login'))
  expect(JSON.stringify(await failureFrom(signIn()))).not.toContain(password)
})
