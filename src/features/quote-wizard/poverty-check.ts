import { useEffect, useRef, useState } from 'react'

import { site } from '#config/site.ts'
import { openEnrollment, isPlanYear } from '#domain/calendar/plan-year.ts'
import { parseAnnualIncome } from '#domain/income/money-text.ts'
import { incomeOutcome } from '#domain/poverty/threshold.ts'
import { confirmedCounty, draftHouseholdSize, type QuoteDraft } from '#domain/quote/draft.ts'
import { isAbort } from '#lib/call-failure.ts'

import { calls } from './parts.ts'
import type { WizardPorts } from './wizard.ts'

/** A household whose income is below its state's threshold. */
export interface BelowMinimum {
  readonly annualIncome: number
  readonly minimumIncome: number
  readonly householdSize: number
  readonly stateAbbr: string
}

const planYear = isPlanYear(site.planYear) ? site.planYear : openEnrollment.planYear

/** The poverty-level check between steps 4 and 5. */
export interface PovertyCheck {
  readonly isChecking: boolean
  /** Checks the draft, then calls one of the two. A check that fails is logged and lets the flow go on (spec 1 §4). */
  readonly check: (draft: QuoteDraft, go: () => void, refuse: (below: BelowMinimum) => void) => void
  /** Forgets a check under way: the income changed. */
  readonly reset: () => void
}

/** Checks one income at a time; an answer that comes after the income was changed is dropped. */
export function usePovertyCheck(log: WizardPorts['log']): PovertyCheck {
  const [isChecking, setIsChecking] = useState(false)
  const underWay = useRef<AbortController>(null)
  const stop = () => {
    underWay.current?.abort()
    underWay.current = null
  }
  useEffect(() => stop, [])

  const percentFor = async (stateAbbr: string, householdSize: number, annualIncome: number, signal: AbortSignal) => {
    try {
      const { povertyPercent } = await calls.load()
      return await povertyPercent({ state: stateAbbr, householdSize, annualIncome }, signal)
    } catch (error) {
      if (!isAbort(error)) log('incomeCheckFailed', error)
      return null
    }
  }
  const run = async (draft: QuoteDraft, signal: AbortSignal): Promise<BelowMinimum | null> => {
    const county = confirmedCounty(draft.location)
    const annualIncome = parseAnnualIncome(draft.income.annualIncome)
    if (!county || annualIncome === null) return null
    const householdSize = draftHouseholdSize(draft)
    const fplPercent = await percentFor(county.state, householdSize, annualIncome, signal)
    const outcome = incomeOutcome({ fplPercent, annualIncome, state: county.state, householdSize, year: planYear })
    return outcome.kind === 'proceed'
      ? null
      : { annualIncome, minimumIncome: outcome.minimumIncome, householdSize, stateAbbr: county.state }
  }
  return {
    isChecking,
    check: (draft, go, refuse) => {
      if (underWay.current) return
      const controller = new AbortController()
      underWay.current = controller
      setIsChecking(true)
      void run(draft, controller.signal).then((below) => {
        if (underWay.current !== controller) return
        underWay.current = null
        setIsChecking(false)
        if (below) refuse(below)
        else go()
      })
    },
    reset: () => {
      stop()
      setIsChecking(false)
    },
  }
}
