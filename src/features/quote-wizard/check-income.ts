import { incomeOutcome } from '#domain/poverty/threshold.ts'
import type { IncomeFacts, PassedIncome } from '#domain/quote/draft.ts'

import { povertyCall } from './income-parts.ts'
import type { WizardPorts } from './wizard.ts'

/** A household whose income is below its state's threshold. */
export interface BelowMinimum {
  readonly facts: IncomeFacts
  readonly minimumIncome: number
}

/** Result of the check of an income. */
export type CheckedIncome =
  | { readonly kind: 'passed'; readonly income: PassedIncome }
  | { readonly kind: 'belowMinimum'; readonly below: BelowMinimum }

async function percentFor(facts: IncomeFacts, log: WizardPorts['log'], signal: AbortSignal): Promise<number | null> {
  try {
    const { povertyPercent } = await povertyCall.load()
    return await povertyPercent(facts, signal)
  } catch (error) {
    if (!signal.aborted) log('incomeCheckFailed', error)
    return null
  }
}

/** The poverty-level check between steps 4 and 5. A failed check is logged and the flow continues. */
export async function checkIncome(
  facts: IncomeFacts,
  log: WizardPorts['log'],
  signal: AbortSignal,
): Promise<CheckedIncome> {
  const fplPercent = await percentFor(facts, log, signal)
  const outcome = incomeOutcome({ ...facts, fplPercent, year: facts.planYear })
  switch (outcome.kind) {
    case 'belowMinimum':
      return { kind: 'belowMinimum', below: { facts, minimumIncome: outcome.minimumIncome } }
    case 'proceed':
      return { kind: 'passed', income: facts }
    default:
      return { kind: 'passed', income: { ...facts, minimumIncome: outcome.minimumIncome } }
  }
}
