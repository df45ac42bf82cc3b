import type { Target } from '#mocks/scenarios/scenario.ts'
import { type ScenarioName, scenarios } from '#mocks/scenarios/scenarios.ts'

/** Faults without effect on a call of which only the status matters. */
const statusAlone: readonly ScenarioName[] = ['ok-html', 'ok-nothing', 'ok-null', 'broken-json', 'wrong-shape', 'reset']

/** Faults under which a call's screen shows no failure, by its own rules. */
export const untoldUnder: Readonly<Partial<Record<Target, readonly ScenarioName[]>>> = {
  register: ['wrong-shape'],
  validateIdentifier: ['wrong-shape'],
  resendCode: statusAlone,
  sendContactMessage: statusAlone,
  // 401 ends the session (tests/unit/state/session-end.test.ts); an answer of another shape still means that it is
  // saved.
  saveApplication: ['unauthorized', 'wrong-shape'],
  submitApplication: ['unauthorized', 'wrong-shape'],
}

/** The answer's own message, shown unchanged in any language. A proxy's page and JSON are no messages. */
export function saidByService(fault: ScenarioName): readonly string[] {
  const { plan } = scenarios[fault]
  if (plan.kind !== 'answer' || plan.body === '') return []
  return plan.body.match(/(?<="message":")[^"]+/g) ?? []
}

/** Texts that no message may contain: markup, unfilled placeholders, and a program's words for unexpected values. */
export const notPlain = /<|"|\{\{|undefined|\[object/
