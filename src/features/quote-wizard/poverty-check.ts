import { useEffect, useRef, useState } from 'react'

import { site } from '#config/site.ts'
import { incomeOutcome } from '#domain/poverty/threshold.ts'
import type { IncomeFacts, PassedIncome, QuoteDraft } from '#domain/quote/draft.ts'
import { incomeFacts } from '#domain/quote/income-check.ts'
import { type LongWait, useLongWait } from '#lib/use-long-wait.ts'

import { povertyCall } from './later-parts.ts'
import type { WizardPorts } from './wizard.ts'

/** A household whose income is below its state's threshold. */
export interface BelowMinimum {
  readonly facts: IncomeFacts
  readonly minimumIncome: number
}

/** The poverty-level check between steps 4 and 5. */
export interface PovertyCheck {
  readonly isChecking: boolean
  /** Checks the draft, then calls one of the two. A check that fails is logged and lets the flow go on. */
  readonly check: (
    draft: QuoteDraft,
    go: (checked: PassedIncome) => void,
    refuse: (below: BelowMinimum) => void,
  ) => void
  /** The check takes so long that the person is told, and may go back to the question; null otherwise. */
  readonly wait: LongWait | null
  /** Forgets a check under way: the income changed, or the person does not want to wait. */
  readonly reset: () => void
}

/** Checks one income at a time; an answer that comes after the income was changed is dropped. */
export function usePovertyCheck(log: WizardPorts['log']): PovertyCheck {
  const [isChecking, setIsChecking] = useState(false)
  const wait = useLongWait(isChecking)
  const underWay = useRef<AbortController>(null)
  const stop = () => {
    underWay.current?.abort()
    underWay.current = null
  }
  useEffect(() => stop, [])

  const percentFor = async (facts: IncomeFacts, signal: AbortSignal) => {
    try {
      const { povertyPercent } = await povertyCall.load()
      return await povertyPercent(facts, signal)
    } catch (error) {
      if (!signal.aborted) log('incomeCheckFailed', error)
      return null
    }
  }
  const run = async (facts: IncomeFacts, signal: AbortSignal) =>
    incomeOutcome({ ...facts, fplPercent: await percentFor(facts, signal), year: site.planYear })
  return {
    isChecking,
    wait,
    check: (draft, go, refuse) => {
      const facts = incomeFacts(draft)
      if (underWay.current || !facts) return
      const controller = new AbortController()
      underWay.current = controller
      setIsChecking(true)
      void run(facts, controller.signal).then((outcome) => {
        if (underWay.current !== controller) return
        underWay.current = null
        setIsChecking(false)
        if (outcome.kind === 'belowMinimum') refuse({ facts, minimumIncome: outcome.minimumIncome })
        else go(outcome.kind === 'proceed' ? facts : { ...facts, minimumIncome: outcome.minimumIncome })
      })
    },
    reset: () => {
      stop()
      setIsChecking(false)
    },
  }
}
