import type { Target } from '#mocks/scenarios/scenario.ts'
import { type ScenarioName, scenarios } from '#mocks/scenarios/scenarios.ts'

/** What a service may do that says nothing of a call whose status is all there is to know. */
const statusAlone: readonly ScenarioName[] = ['ok-html', 'ok-nothing', 'ok-null', 'broken-json', 'wrong-shape', 'reset']

/** Faults under which a call's screen tells of no failure, by its own rules. */
export const untoldUnder: Readonly<Partial<Record<Target, readonly ScenarioName[]>>> = {
  register: ['wrong-shape'],
  validateIdentifier: ['wrong-shape'],
  resendCode: statusAlone,
  sendContactMessage: statusAlone,
  // 401 ends the session (tests/unit/state/session-end.test.ts); an answer of another shape still says that it is kept.
  saveApplication: ['unauthorized', 'wrong-shape'],
  submitApplication: ['unauthorized', 'wrong-shape'],
}

/** Longest beginning of a body that a message gives as it came (spec 2 §8). */
const excerptLength = 100

/** The answer's own words, which are shown as they came in whatever language. */
export function saidByService(fault: ScenarioName): readonly string[] {
  const { plan } = scenarios[fault]
  if (plan.kind !== 'answer' || plan.body === '') return []
  return [...(plan.body.match(/(?<="message":")[^"]+/g) ?? []), plan.body.slice(0, excerptLength)]
}

/** What no message may hold: markup, what was left unfilled, and how a program writes what it did not expect. */
export const notPlain = /<\/|\{\{|undefined|\[object/
