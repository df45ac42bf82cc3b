import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { countiesQuery } from '#api/queries.ts'
import type { County } from '#domain/geo/county.ts'
import { isZip } from '#domain/geo/location-outcome.ts'
import { isWithoutMarketplace } from '#domain/geo/no-marketplace.ts'
import { type CallFailure, failureOf } from '#lib/call-failure.ts'

/** Pause in typing before a ZIP is looked up, in milliseconds (P-52). */
const restMs = 500

/** The lookup of the ZIP in the editor. */
export interface ZipCounties {
  readonly counties: readonly County[]
  readonly isVerifying: boolean
  readonly problem: 'fiveDigits' | 'notFound' | 'noMarketplace' | CallFailure | null
  readonly retry: () => void
}

function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => {
      setRested(text)
    }, restMs)
    return () => {
      clearTimeout(timer)
    }
  }, [text])
  return rested
}

/**
 * Looks up the counties of the editor's ZIP after a pause in typing. Each answer belongs to one ZIP, so a late answer
 * never applies to another ZIP. The saved ZIP has its saved county at once.
 */
export function useZipCounties(zip: string, saved: County): ZipCounties {
  const hasRested = useRested(zip) === zip
  const isSaved = zip === saved.zipCode
  const query = useQuery({ ...countiesQuery(zip), enabled: hasRested && isZip(zip) })
  const isWithout = query.data !== undefined && isWithoutMarketplace(zip, query.data)
  const found = isWithout ? [] : query.data
  const counties = found ?? (isSaved ? [saved] : [])
  const isVerifying = isZip(zip) && counties.length === 0 && (!hasRested || query.isFetching)
  const problem = (): ZipCounties['problem'] => {
    if (!hasRested || zip === '' || isVerifying || counties.length > 0) return null
    if (!isZip(zip)) return 'fiveDigits'
    if (query.isError) return failureOf(query.error, 'zipLookup')
    if (isWithout) return 'noMarketplace'
    return query.data ? 'notFound' : null
  }
  return { counties, isVerifying, problem: problem(), retry: () => void query.refetch() }
}
