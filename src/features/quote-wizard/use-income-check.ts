import { useState } from 'react'

import { incomeOutcome } from '#domain/poverty/threshold.ts'
import type { IncomeFacts, PassedIncome, QuoteDraft } from '#domain/quote/draft.ts'
import { incomeAdjusted, incomeTyped } from '#domain/quote/income-typed.ts'
import { incomeFacts } from '#domain/quote/income-check.ts'
import { toCriteria } from '#domain/quote/to-criteria.ts'
import { useOneAtATime } from '#lib/use-one-at-a-time.ts'
import { useQuoteSession } from '#state/quote-session.tsx'

import { calls, type Wizard, type WizardPorts } from './wizard.ts'

/** A household whose income is below its state's threshold. */
interface BelowMinimum {
  readonly facts: IncomeFacts
  readonly minimumIncome: number
}

/** Result of the check of an income. */
type CheckedIncome =
  | { readonly kind: 'passed'; readonly income: PassedIncome }
  | { readonly kind: 'belowMinimum'; readonly below: BelowMinimum }

async function percentFor(facts: IncomeFacts, log: WizardPorts['log'], signal: AbortSignal): Promise<number | null> {
  try {
    const { askPovertyPercent } = await calls.load()
    return await askPovertyPercent(facts, signal)
  } catch (error) {
    if (!signal.aborted) log('incomeCheckFailed', error)
    return null
  }
}

/** The poverty-level check between steps 4 and 5. A failed check is logged and the flow continues. */
async function checkIncome(facts: IncomeFacts, log: WizardPorts['log'], signal: AbortSignal): Promise<CheckedIncome> {
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

/** The check of the income between steps 4 and 5. */
export interface IncomeCheck {
  readonly isChecking: boolean
  /** The household that the check stopped; null if there is none. */
  readonly below: BelowMinimum | null
  /** The dialog about it is open. */
  readonly isBelowTold: boolean
  readonly tellBelow: (isTold: boolean) => void
  /** Advances if the income is valid and passes its check. */
  readonly next: () => void
  readonly cancel: () => void
  /** Cancels the check and forgets its outcome, because the income changes. */
  readonly forget: () => void
  /** Advances with the minimum instead. */
  readonly adjust: () => void
  /** Advances with the income of twelve months, because the visitor entered the income of one month. */
  readonly useYear: (annualIncome: number) => void
}

/** Checks the income when the visitor continues. The income of an opened link leads to its list. */
export function useIncomeCheck({ draft, planYear, ports, check, dispatch }: Wizard): IncomeCheck {
  const checking = useOneAtATime()
  const [below, setBelow] = useState<BelowMinimum | null>(null)
  const [isBelowTold, tellBelow] = useState(false)
  const { linkedIds } = useQuoteSession()
  const pass = (income: PassedIncome, changed: Partial<QuoteDraft> = {}) => {
    dispatch({ type: 'stepCommitted', draft: changed, checked: income })
    // A link opens its list without the last question.
    const submit = linkedIds && toCriteria({ ...draft, ...changed }, planYear)
    if (submit?.ok) dispatch({ type: 'searchRequested', criteria: submit.value })
  }
  return {
    isChecking: checking.isRunning,
    below,
    isBelowTold,
    tellBelow,
    next: () => {
      if (!check()) return
      const facts = incomeFacts(draft, planYear)
      if (facts === null) return
      void checking
        .run((signal) => checkIncome(facts, ports.log, signal))
        .then((checked) => {
          if (checked === null) return
          if (checked.kind === 'passed') {
            pass(checked.income)
            return
          }
          setBelow(checked.below)
          tellBelow(true)
        })
    },
    cancel: checking.cancel,
    forget: () => {
      checking.cancel()
      setBelow(null)
    },
    adjust: () => {
      if (!below) return
      setBelow(null)
      const { facts, minimumIncome } = below
      pass({ ...facts, annualIncome: minimumIncome }, { income: incomeAdjusted(minimumIncome, facts.annualIncome) })
    },
    useYear: (annualIncome) => {
      if (!below) return
      setBelow(null)
      pass({ ...below.facts, annualIncome }, { income: incomeTyped(String(annualIncome)) })
    },
  }
}
