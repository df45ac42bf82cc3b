import { useRef, useState } from 'react'

import { fetchDrugs } from '#api/drugs.ts'
import { fewestSearched, fetchProviders } from '#api/providers.ts'
import type { CareSearch } from '#components/care/care-section.tsx'
import { type CareEntry, type CareKind, typedCareEntry } from '#domain/care/care-list.ts'
import { englishMedicine } from '#domain/care/english-medicine.ts'
import { failureOf } from '#lib/call-failure.ts'
import { isMissingCall } from '#lib/missing-call.ts'
import { typingRestMs, useLatestCall } from '#lib/use-latest-call.ts'

type Found = Pick<CareSearch, 'suggestions' | 'state'>
const idle: Found = { suggestions: [], state: 'idle' }
const manual: Found = { suggestions: [], state: 'manual' }

/** The kinds for which the service has no search. They are not requested again. */
const missing = new Set<CareKind>()

/** Returns the medicines whose name matches a text; if there are none, those that match its English name (P-110). */
async function findMedicines(text: string, signal: AbortSignal): Promise<readonly CareEntry[]> {
  const found = await fetchDrugs(text, signal)
  const english = englishMedicine(text)
  return found.length > 0 || english === null ? found : fetchDrugs(english, signal)
}

/**
 * Suggests doctors near a ZIP code, or medicines, from the third character on (P-75). Another
 * text cancels the call before.
 */
export function useCareSearch(kind: CareKind, zipCode: string): CareSearch {
  const [found, setFound] = useState(() => (missing.has(kind) ? manual : idle))
  const lastText = useRef('')
  const { start, cancel } = useLatestCall()

  const ask = (text: string, signal: AbortSignal) => {
    const operation = kind === 'doctor' ? 'providers' : 'drugs'
    const call = kind === 'doctor' ? fetchProviders({ text, zipCode }, signal) : findMedicines(text, signal)
    call.then(
      (suggestions: readonly CareEntry[]) => {
        if (!signal.aborted) setFound({ suggestions, state: suggestions.length === 0 ? 'none' : 'found' })
      },
      (error: unknown) => {
        if (signal.aborted) return
        // The visitor then enters names by hand (P-78).
        if (isMissingCall(failureOf(error, operation))) missing.add(kind)
        setFound(missing.has(kind) ? manual : { suggestions: [], state: 'failed' })
      },
    )
  }
  const begin = (typed: string, waitMs: number) => {
    cancel()
    const text = (typedCareEntry(kind, typed)?.name ?? '').normalize('NFC')
    lastText.current = text
    if (missing.has(kind)) return
    if (text.length < fewestSearched) {
      setFound(idle)
      return
    }
    // The earlier suggestions stay visible until the new ones arrive, unless there were none.
    setFound((before) => (before.state === 'found' ? before : { suggestions: [], state: 'searching' }))
    start((signal) => {
      ask(text, signal)
    }, waitMs)
  }
  return {
    ...found,
    onSearch: (text) => {
      begin(text, typingRestMs)
    },
    onRetry: () => {
      begin(lastText.current, 0)
    },
  }
}
