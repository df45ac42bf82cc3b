import fc from 'fast-check'
import { expect, it, vi } from 'vitest'

import { applicableSteps, stepPosition } from '#domain/flow/step-order.ts'
import { scenarioIds } from '#domain/household/tax-household.ts'
import { type QuoteDraft, emptyDraft } from '#domain/quote/draft.ts'
import { incomeFacts } from '#domain/quote/income-check.ts'
import { restoreSession } from '#domain/quote/restore-session.ts'
import { type QuoteEvent, reduceSession } from '#domain/quote/session-events.ts'
import { type QuoteSession, initialSession } from '#domain/quote/session.ts'
import { storedSession } from '#domain/quote/stored-session.ts'
import { toCriteria } from '#domain/quote/to-criteria.ts'
import { type WizardStep, wizardStepIds, wizardSteps } from '#domain/quote/wizard-steps.ts'
import { plan } from '#mocks/fixtures/sample-plans.ts'

import { printFigure, seed } from './sample.ts'

/** R4: random walks through the quote. No walk passes an open question, no answer is lost, and no step is skipped. */

vi.setConfig({ testTimeout: 60_000 })

const walks = 500
const stepsAWalk = 30

const miami = { fips: '12086', name: 'Miami-Dade County', state: 'FL', zipCode: '33133' }
const answers: { readonly [Step in WizardStep]: fc.Arbitrary<QuoteDraft[Step]> } = {
  location: fc.constantFrom(
    { zip: '33133', counties: [miami], countyFips: '12086' },
    { zip: '33133', counties: [miami, { ...miami, fips: '12087' }], countyFips: '12087' },
    { zip: '33133', counties: [miami, { ...miami, fips: '12087' }], countyFips: null },
    { zip: '90210', counties: [{ ...miami, state: 'CA', zipCode: '90210' }], countyFips: '12086' },
    { zip: '331', counties: [], countyFips: null },
  ),
  household: fc
    .record({
      self: fc.boolean(),
      selfAge: fc.constantFrom('34', '34', '34', '', '121'),
      spouse: fc.boolean(),
      spouseAge: fc.constantFrom('36', '36', 'x'),
      dependents: fc.boolean(),
      dependentCount: fc.constantFrom('2', '1', '0'),
      dependentAges: fc.constantFrom(['7', '9'], ['7']),
    })
    .map((typed) => ({ ...emptyDraft.household, ...typed })),
  taxHousehold: fc.record({
    selected: fc.subarray([...scenarioIds]),
    counts: fc.dictionary(fc.constantFrom(...scenarioIds), fc.constantFrom('1', '2', ''), { noNullPrototype: true }),
  }),
  income: fc
    .constantFrom('42000', '42,000', '0', '', 'much')
    .map((annualIncome) => ({ annualIncome, primaryAnnualIncome: null, spouseAnnualIncome: null })),
  coverage: fc.constantFrom(true, false, null).map((hasMarketplaceCoverage) => ({ hasMarketplaceCoverage })),
}

/** The walk's own record: every given answer, independent of how the flow stores them. */
interface Expected {
  draft: QuoteDraft
}
interface Real {
  session: QuoteSession
}

let deepest = 0
let moves = 0

function checkGates({ session }: Real): void {
  if (session.phase !== 'quote') return
  const asked = applicableSteps(wizardSteps, session.draft)
  const here = asked.findIndex(({ id }) => id === session.step)
  for (const step of asked.slice(0, Math.max(0, here))) expect(step.complete(session.draft)).toBe(true)
}

type WalkCommand = fc.Command<Expected, Real>

/** A step of a walk that dispatches one event to the flow, and the expectations afterwards. */
function telling(
  name: string,
  eventOf: (real: QuoteSession) => QuoteEvent | null,
  holds: (before: QuoteSession, after: QuoteSession) => void = () => undefined,
): WalkCommand {
  return {
    check: () => true,
    run(model, real) {
      const event = eventOf(real.session)
      if (event === null) return
      const before = real.session
      real.session = reduceSession(before, event)
      moves += 1
      expect({ ...real.session.draft, incomeCheck: null }).toEqual({ ...model.draft, incomeCheck: null })
      holds(before, real.session)
      checkGates(real)
      const depth = ['quote', 'results', 'register', 'verify'].indexOf(real.session.phase)
      deepest += depth === 3 && before.phase !== 'verify' ? 1 : 0
    },
    toString: () => name,
  }
}

const placeOf = (session: QuoteSession) =>
  session.phase === 'quote' ? stepPosition(wizardSteps, session.draft, session.step).position : null

function answering(step: WizardStep): fc.Arbitrary<WalkCommand> {
  return answers[step].map((given) => ({
    // The visitor answers the shown question.
    check: () => true,
    run(model, real) {
      if (real.session.phase !== 'quote' || real.session.step !== step) return
      model.draft = { ...model.draft, [step]: given }
      real.session = reduceSession(real.session, { type: 'draftChanged', draft: { [step]: given } })
      expect({ ...real.session.draft, incomeCheck: null }).toEqual({ ...model.draft, incomeCheck: null })
      checkGates(real)
    },
    toString: () => `answer ${step} ${JSON.stringify(given)}`,
  }))
}

const commit = telling(
  'next',
  (session) => ({ type: 'stepCommitted', checked: incomeFacts(session.draft, 2026) ?? undefined }),
  (before, after) => {
    if (before.phase !== 'quote' || after.phase !== 'quote') return
    const step = wizardSteps.find(({ id }) => id === before.step)
    const [from, to] = [placeOf(before) ?? 0, placeOf(after) ?? 0]
    // Forward if the step is complete, otherwise not.
    const checked = { ...before.draft, incomeCheck: incomeFacts(before.draft, 2026) }
    if (step?.applies(checked) && !step.complete(checked)) expect(to).toBeLessThanOrEqual(from)
    else expect(to - from).toBeLessThanOrEqual(1)
  },
)
const back = telling(
  'back',
  () => ({ type: 'steppedBack' }),
  (before, after) => {
    if (before.phase !== 'quote' || placeOf(before) === 0) return
    expect(placeOf(after)).toBe(Math.max(1, (placeOf(before) ?? 1) - 1))
  },
)
const search = telling('search', ({ phase, draft }) => {
  const result = phase === 'quote' ? toCriteria(draft, 2026) : null
  return result?.ok ? { type: 'searchRequested', criteria: result.value } : null
})
const reload: WalkCommand = {
  check: () => true,
  run(_model, real) {
    const kept: unknown = JSON.parse(JSON.stringify(storedSession(real.session)))
    const restored = restoreSession(kept)
    expect(restored).toEqual(real.session)
    if (restored) real.session = restored
  },
  toString: () => 'reload',
}
const startOver: WalkCommand = {
  check: () => true,
  run(model, real) {
    model.draft = emptyDraft
    real.session = reduceSession(real.session, { type: 'startedOver' })
    expect(real.session).toBe(initialSession)
  },
  toString: () => 'start over',
}
const chosen = { plan: plan(), monthlyPriceCents: 1_842, monthlyCreditCents: 61_200 }
const entry = { method: 'email', email: 'a@b.c', phone: '', firstName: 'Ana', lastName: 'Torres' } as const

it(`R4: ${walks} walks through the quote`, () => {
  const commands: fc.Arbitrary<WalkCommand>[] = [
    ...wizardStepIds.flatMap((step) => [answering(step), answering(step)]),
    ...Array.from({ length: 5 }, () => fc.constant(commit)),
    fc.constant(back),
    fc.constantFrom(...wizardStepIds).map((step) => telling(`go to ${step}`, () => ({ type: 'wentToStep', step }))),
    // Three times each, because few walks would reach the end otherwise.
    ...[1, 2, 3].flatMap(() => [
      fc.constant(search),
      fc.constant(telling('choose', () => ({ type: 'planSelected', chosen }))),
      fc.constant(telling('register', () => ({ type: 'registered', attempt: { token: 't' } }))),
    ]),
    fc.constant(telling('type', () => ({ type: 'registrationTyped', entry }))),
    fc.constant(telling('to registration', () => ({ type: 'returnedToRegistration' }))),
    fc.constant(telling('to results', () => ({ type: 'returnedToResults' }))),
    fc.constant(telling('to quote', () => ({ type: 'returnedToQuote' }))),
    fc.nat(9).map((page) => telling(`page ${page}`, () => ({ type: 'pageChanged', page }))),
    fc.constant(reload),
    fc.constant(startOver),
  ]
  // Half of the walks start with all questions answered, or few would reach the later screens.
  const complete: QuoteDraft = {
    ...emptyDraft,
    location: { zip: '33133', counties: [miami], countyFips: '12086' },
    household: { ...emptyDraft.household, self: true, selfAge: '34' },
    taxHousehold: { selected: [...scenarioIds], counts: {} },
    income: { annualIncome: '42000', primaryAnnualIncome: null, spouseAnnualIncome: null },
    coverage: { hasMarketplaceCoverage: false },
  }
  const beginning = fc.constantFrom<QuoteSession>(initialSession, {
    ...initialSession,
    draft: complete,
  } as QuoteSession)
  fc.assert(
    fc.property(beginning, fc.commands(commands, { maxCommands: stepsAWalk, size: 'max' }), (session, walk) => {
      fc.modelRun(() => ({ model: { draft: session.draft }, real: { session } }), walk)
    }),
    { numRuns: walks, seed },
  )
  expect(deepest).toBeGreaterThan(0)
  const figure = `${walks} walks of up to ${stepsAWalk} steps through the quote (${moves} moves, ${deepest} to its end)`
  printFigure('R4', `${figure}: no gate passed, no answer lost, no step skipped`)
})
