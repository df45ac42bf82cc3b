import { useEffect, useRef } from 'react'

import type { EarlyCalls } from '#api/early-calls.ts'
import type { QuoteCriteria } from '#domain/quote/criteria.ts'
import { earlyCriteria } from '#domain/quote/early-criteria.ts'

import { earlySearch } from './income-parts.ts'
import type { Wizard } from './wizard.ts'

/**
 * Asks for the first results while the last question is open. Other answers cancel and replace the calls, and
 * leaving the question cancels them. Returns a function that hands them over to the results.
 */
export function useEarlyCalls({ draft, planYear }: Pick<Wizard, 'draft' | 'planYear'>): () => void {
  const criteria = earlyCriteria(draft, planYear)
  const wanted = criteria && JSON.stringify(criteria)
  const current = useRef<EarlyCalls>(null)
  useEffect(() => {
    if (wanted === null) return
    let isOver = false
    // A part that can't be loaded is no loss: the results ask by themselves.
    earlySearch.load().then(
      ({ askEarlyFor }) => {
        if (!isOver) current.current = askEarlyFor(JSON.parse(wanted) as QuoteCriteria)
      },
      () => undefined,
    )
    return () => {
      isOver = true
      current.current?.cancel()
      current.current = null
    }
  }, [wanted])
  return () => {
    current.current?.handOver()
  }
}
