import { useEffect, useRef, useState } from 'react'

import { locationOutcome, type LocationOutcome } from '#domain/geo/location-outcome.ts'
import { countiesFound, type LocationDraft } from '#domain/quote/draft.ts'
import { CallError, type CallFailure, isAbort } from '#lib/call-failure.ts'

import { calls } from './later-parts.ts'

/** What stands in the way of a ZIP code; null while nothing does. */
export type ZipProblem =
  | { readonly kind: 'fiveDigits' }
  | { readonly kind: 'notFound' }
  | { readonly kind: 'callFailed'; readonly failure: CallFailure }
  | { readonly kind: 'notLoaded' }
  | { readonly kind: 'unknown' }

/** A ZIP that was looked up: what it leads to, and the location that now holds its counties. */
export interface LookedUp {
  readonly outcome: LocationOutcome
  readonly location: LocationDraft
}

/** The lookup of one ZIP code at a time. */
export interface ZipLookup {
  readonly isVerifying: boolean
  readonly problem: ZipProblem | null
  /** Looks the ZIP up; null when it failed or was overtaken by typing, and then nothing must follow. */
  readonly verify: (location: LocationDraft) => Promise<LookedUp | null>
  /** Forgets the problem and a lookup under way: the person types. */
  readonly reset: (problem?: ZipProblem) => void
}

function problemOf(error: unknown): ZipProblem {
  return error instanceof CallError ? { kind: 'callFailed', failure: error.failure } : { kind: 'unknown' }
}

/** In a state with its own marketplace there is nothing to choose among counties: the one that says so is enough. */
function locationAfter(location: LocationDraft, outcome: LocationOutcome): LocationDraft {
  switch (outcome.kind) {
    case 'notFound':
      return countiesFound(location, [])
    case 'chooseCounty':
      return countiesFound(location, outcome.counties)
    case 'confirmed':
    case 'ownMarketplace':
      return countiesFound(location, [outcome.county])
  }
}

/** Looks ZIP codes up, one at a time; an answer that comes after further typing is dropped. */
export function useZipLookup(): ZipLookup {
  const [isVerifying, setIsVerifying] = useState(false)
  const [problem, setProblem] = useState<ZipProblem | null>(null)
  const underWay = useRef<AbortController>(null)
  const stop = () => {
    underWay.current?.abort()
    underWay.current = null
  }
  useEffect(() => stop, [])

  const verify = async (location: LocationDraft): Promise<LookedUp | null> => {
    if (underWay.current) return null
    const controller = new AbortController()
    underWay.current = controller
    const finish = (found: ZipProblem | null) => {
      if (underWay.current !== controller) return
      underWay.current = null
      setIsVerifying(false)
      setProblem(found)
    }
    setIsVerifying(true)
    setProblem(null)
    try {
      const loaded = await calls.load().catch(() => null)
      if (!loaded) {
        finish({ kind: 'notLoaded' })
        return null
      }
      const counties = await loaded.lookUpCounties(location.zip, controller.signal)
      if (controller.signal.aborted) return null
      const outcome = locationOutcome(counties)
      finish(outcome.kind === 'notFound' ? { kind: 'notFound' } : null)
      return { outcome, location: locationAfter(location, outcome) }
    } catch (error) {
      if (!isAbort(error)) finish(problemOf(error))
      return null
    }
  }
  return {
    isVerifying,
    problem,
    verify,
    reset: (shown) => {
      stop()
      setIsVerifying(false)
      setProblem(shown ?? null)
    },
  }
}
