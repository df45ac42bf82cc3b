import { useEffect, useState } from 'react'

import { useFacetLabel } from '#components/plans/use-active-filter-chips.ts'
import { Alert } from '#components/primitives/alert.tsx'
import { listFormat } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useQuoteDispatch } from '#state/quote-session.tsx'

import { focusResults } from './results-column.ts'
import type { ShownResults } from './use-results.ts'

/** What was removed from the comparison and the filters because the list lacks it. */
export interface Leftovers {
  /** How many plans, since the last `forget`. */
  readonly plans: number
  /** Companies and types, as the panel names them, since the last `forget`. */
  readonly values: readonly string[]
  readonly forget: () => void
}

const nothing = { planIds: [], values: [] } as const

/**
 * Removes from the comparison and the filters what the complete list lacks (Q-122, P-102). A link, an older quote or an
 * earlier search may name such plans and companies. The plans would take invisible places in the comparison, and the
 * companies would empty the list. Returns what was removed, for a message.
 */
export function useLeftovers(compareIds: readonly string[], shown: ShownResults): Leftovers {
  const dispatch = useQuoteDispatch()
  const { model, view, isArriving, isLoading, leftOut, canFetchMissing } = shown
  const isWhole = model !== null && !isArriving && !isLoading && leftOut === 0 && !canFetchMissing
  const [gone, setGone] = useState<{ readonly planIds: readonly string[]; readonly values: readonly string[] }>(nothing)
  const { filters } = view
  const kept = isWhole ? model.filtersOf(filters) : filters
  const planIds = isWhole ? compareIds.filter((id) => model.byId(id) === undefined && !gone.planIds.includes(id)) : []
  const values = [
    ...filters.issuers.filter((value) => !kept.issuers.includes(value)),
    ...filters.types.filter((value) => !kept.types.includes(value)),
  ].filter((value) => !gone.values.includes(value))
  if (planIds.length + values.length > 0)
    setGone({ planIds: [...gone.planIds, ...planIds], values: [...gone.values, ...values] })
  useEffect(() => {
    if (!isWhole) return
    const there = compareIds.filter((id) => model.byId(id) !== undefined)
    if (there.length < compareIds.length) dispatch({ type: 'compareChanged', compareIds: there })
    if (kept !== filters) dispatch({ type: 'filtersChanged', filters: kept })
  }, [isWhole, model, compareIds, kept, filters, dispatch])
  return {
    plans: gone.planIds.length,
    values: gone.values,
    forget: () => {
      setGone(nothing)
    },
  }
}

/** Says what was removed from the comparison and the filters. It renders nothing when nothing was removed. */
export function LeftoversNotice({ plans, values, forget }: Leftovers) {
  const { t, language } = useTranslation('plans')
  const label = useFacetLabel()
  if (plans === 0 && values.length === 0) return null
  const named = listFormat(language).format(values.map((value) => label('issuers', value)))
  return (
    <Alert
      tone="info"
      live="status"
      closeLabel={t('comparedGone.close')}
      onClose={() => {
        focusResults()
        forget()
      }}
    >
      {plans > 0 && <p>{t('comparedGone.text', { count: plans })}</p>}
      {values.length > 0 && <p>{t('comparedGone.filters', { values: named })}</p>}
    </Alert>
  )
}
