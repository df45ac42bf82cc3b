import { HttpResponse, http } from 'msw'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { fetchPlanPage } from '#api/plan-search.ts'
import { failureText } from '#i18n/failure-text.ts'
import { changeLanguage, fixedT, loadNamespaces } from '#i18n/i18n.ts'
import { languages } from '#i18n/language.ts'
import { CallError } from '#lib/call-failure.ts'
import { applicationBody, signedApplicationBody } from '#mocks/fixtures/application-body.ts'
import { planSearchBody } from '#mocks/fixtures/marketplace-body.ts'
import { registrationBody } from '#mocks/fixtures/registration-body.ts'
import { knownZips } from '#mocks/marketplace/zip-codes.ts'
import { server } from '#mocks/node-server.ts'
import { type CallName, callNames, callOf } from '#mocks/openapi/contract.ts'
import { type Target, scenario } from '#mocks/scenarios/scenario.ts'
import { type ScenarioName, faults, scenarios } from '#mocks/scenarios/scenarios.ts'
import { demoAttemptToken, demoPassword, demoPeople, verificationCode } from '#mocks/state/demo-accounts.ts'
import { resetMocks } from '#mocks/state/store.ts'
import { fetchers } from '#tests/contract/support/fetchers.ts'
import { serveMocks } from '#tests/setup/msw.ts'

import { printFigure } from './sample.ts'

serveMocks()

/** R1 in Node: every call under every fault, in both languages, with the checks that need no screen. */

interface Act {
  readonly name: string
  readonly call: CallName
  readonly target: Target
  readonly run: () => Promise<unknown>
}
const acts: readonly Act[] = callNames.flatMap((call): readonly Act[] =>
  call === 'planSearch'
    ? [
        { name: 'first page of plans', call, target: 'firstPage', run: fetchers.planSearch },
        {
          name: 'later page of plans',
          call,
          target: 'laterPages',
          run: () => fetchPlanPage(planSearchBody({ offset: 10 })),
        },
      ]
    : [{ name: call, call, target: call, run: fetchers[call] }],
)
/** Idempotent calls are tried three times at most (`retrying.ts`); the others once. */
const triesOf = (call: CallName) =>
  callOf(call).method === 'GET' ||
  ['benchmark', 'estimates', 'planSearch', 'coverage', 'renewQuote', 'agentNotes'].includes(call)
    ? 3
    : 1
const addressCalls: readonly CallName[] = ['addressSuggestions', 'addressDetails']

/** Every secret in some request. */
const secrets = [
  ...[applicationBody(), signedApplicationBody()].flatMap(({ members }) =>
    members.flatMap(({ ssn, alienNumber, cardNumber }) => [ssn, alienNumber, cardNumber]),
  ),
  signedApplicationBody().signature,
  registrationBody().account.password,
  demoPassword,
  verificationCode,
  demoAttemptToken,
  demoPeople.lead.token,
  demoPeople.member.token,
].filter((secret) => secret !== undefined && secret.length > 3)

type Expected = 'failure' | 'value' | 'either'

/**
 * The expected outcome of a call under a fault. Either is allowed for a body that isn't read, or whose fields are all
 * optional.
 */
function expectedOf(fault: ScenarioName): Expected {
  const { plan } = scenarios[fault]
  if (plan.kind === 'late' || plan.kind === 'stale' || fault === 'proto') return 'value'
  if (plan.kind === 'never' || plan.kind === 'unreachable') return 'failure'
  if (plan.kind === 'answer' && plan.status >= 400) return 'failure'
  return 'either'
}

/** The values that a call may return: those of its good answer, or null if the answer contains nothing. */
function fits(value: unknown, model: unknown): boolean {
  if (value === null || value === undefined) return true
  if (Array.isArray(model)) return Array.isArray(value) && value.every((item) => fits(item, model[0] ?? item))
  if (typeof model !== 'object' || model === null) return model === null || typeof value === typeof model
  if (typeof value !== 'object' || Array.isArray(value)) return false
  return Object.entries(value).every(([key, member]) =>
    key === 'details' ? typeof member === 'object' : fits(member, (model as Record<string, unknown>)[key] ?? null),
  )
}

type Outcome =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'failure'; readonly error: unknown }

const settled = (call: Promise<unknown>): Promise<Outcome> =>
  call.then(
    (value) => ({ kind: 'value', value }),
    (error: unknown) => ({ kind: 'failure', error }),
  )

/** After this many turns of the event loop, everything that needs no clock has ended. */
const turnsOfWork = 40
const stepMs = 1_000

/** Advances the clock until all calls have ended, and only while nothing else is running. */
async function outcomesOf(calls: readonly Promise<unknown>[]): Promise<readonly Outcome[]> {
  let outcomes: readonly Outcome[] | undefined
  void Promise.all(calls.map(settled)).then((all) => {
    outcomes = all
  })
  const isThrough = () => outcomes !== undefined
  for (let second = 0; second < 60 && !isThrough(); second += 1) {
    for (let turn = 0; turn < turnsOfWork && !isThrough(); turn += 1) await new Promise(setImmediate)
    if (!isThrough()) await vi.advanceTimersByTimeAsync(stepMs)
  }
  if (!outcomes) throw new Error('A call did not end')
  return outcomes
}

const ownOfObject = () => Reflect.ownKeys(Object.prototype).map(String).sort().join()
const plainObject = ownOfObject()
const logged = vi.fn()
let requests = 0
let cases = 0
let failures = 0

beforeAll(async () => {
  // Both languages of the needed texts, loaded before the clock is replaced.
  await loadNamespaces('call-failures')
  for (const language of languages) await changeLanguage(language)
  // The ZIP codes of the mocks are loaded before, too.
  await knownZips()
  server.events.on('request:start', () => {
    requests += 1
  })
})
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const late = new AbortController()
    setTimeout(() => {
      late.abort(new DOMException('', 'TimeoutError'))
    }, ms)
    return late.signal
  })
  for (const method of ['log', 'info', 'debug'] as const) vi.spyOn(console, method).mockImplementation(logged)
})
afterEach(() => {
  vi.useRealTimers()
})

function checkFailure(error: unknown, act: Act): void {
  expect(error).toBeInstanceOf(CallError)
  const { failure, message } = error as CallError
  expect(failure.operation).toBe(act.call)
  failures += 1
  for (const language of languages) {
    const text = failureText(fixedT(language, 'call-failures'), failure)
    expect(text.trim()).not.toBe('')
    expect(text).not.toMatch(/<|undefined|\{\{|^[a-z]+(\.[A-Za-z]+)*$/)
    for (const secret of secrets) {
      expect(text).not.toContain(secret)
      expect(message).not.toContain(secret)
    }
  }
}

async function tryUnder(act: Act, expected: Expected, calls: number, model: unknown): Promise<void> {
  requests = 0
  const asked: Promise<unknown>[] = []
  for (let nth = 0; nth < calls; nth += 1) asked.push(act.run())
  const outcomes = await outcomesOf(asked)
  expect(requests).toBeLessThanOrEqual(calls * triesOf(act.call))
  for (const outcome of outcomes) {
    if (outcome.kind === 'failure') {
      expect(expected).not.toBe('value')
      checkFailure(outcome.error, act)
    } else {
      expect(expected).not.toBe('failure')
      expect(fits(outcome.value, model)).toBe(true)
    }
  }
  expect(ownOfObject()).toBe(plainObject)
  expect({}).not.toHaveProperty('polluted')
}

async function goodAnswer(act: Act): Promise<unknown> {
  server.resetHandlers()
  resetMocks()
  const [outcome] = await outcomesOf([act.run()])
  if (outcome?.kind !== 'value') throw new Error(`${act.name} fails without a fault`, { cause: outcome?.error })
  return outcome.value
}

describe.each(acts)('$name', (act) => {
  it('ends under every fault in a value or in one failure that can be told, and succeeds afterwards', async () => {
    const model = await goodAnswer(act)
    for (const fault of faults) {
      resetMocks()
      server.resetHandlers()
      server.use(...scenario(fault, act.target))
      const isTwice = fault === 'out-of-order' || fault === 'double'
      // A code, an address and a session can be used once: the second use is refused.
      const expected = isTwice && ['verify', 'register', 'logout'].includes(act.call) ? 'either' : expectedOf(fault)
      try {
        await tryUnder(act, expected, isTwice ? 2 : 1, model)
      } catch (error) {
        throw new Error(`${act.name} under ${fault}`, { cause: error })
      }
      expect(fits(await goodAnswer(act), model)).toBe(true)
      cases += languages.length
    }
  })

  it('says nothing of what was sent where an error page repeats it', async () => {
    const echo = async ({ request }: { readonly request: Request }) =>
      new HttpResponse(`<html><body>${request.url} ${await request.text()}</body></html>`, { status: 500 })
    for (const method of ['get', 'post', 'put'] as const) server.use(http[method]('*', echo))
    await tryUnder(act, 'failure', 1, null)
  })
})

afterAll(() => {
  expect(logged).not.toHaveBeenCalled()
  vi.restoreAllMocks()
  const ofAddress = addressCalls.length * faults.length * languages.length
  expect(cases).toBe(acts.length * faults.length * languages.length)
  printFigure(
    'R1',
    `${cases - ofAddress} cases (19 calls x ${faults.length} faults x ${languages.length} languages) and ${ofAddress} of the address service, ${failures} failures told, none uncaught`,
  )
})
