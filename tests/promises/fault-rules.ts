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

/** The answer's own words, which are shown as they came in whatever language. A page of a proxy and JSON are not words. */
export function saidByService(fault: ScenarioName): readonly string[] {
  const { plan } = scenarios[fault]
  if (plan.kind !== 'answer' || plan.body === '') return []
  return plan.body.match(/(?<="message":")[^"]+/g) ?? []
}

/** What no message may hold: markup, what was left unfilled, and how a program writes what it did not expect. */
export const notPlain = /<|"|\{\{|undefined|\[object/
