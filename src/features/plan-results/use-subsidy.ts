import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import type { CreditQuery } from '#api/credit-query.ts'
import type { CreditEstimate } from '#api/subsidy.ts'
import type { CsrVariant } from '#domain/plans/plan.ts'
import { effectivePovertyPercent } from '#domain/poverty/poverty-level.ts'
import type { QuoteCriteria } from '#domain/quote/criteria.ts'
import { csrVariantFor, estimatedCsr } from '#domain/subsidy/csr.ts'
import type { CreditWorking } from '#domain/subsidy/monthly-credit.ts'
import { type CallFailure, failureOf } from '#lib/call-failure.ts'

/** The household's help with its premium, as far as it is known. */
export interface Subsidy {
  readonly isPending: boolean
  /** The percentage as answered, for display; null while or if unknown. */
  readonly fplPercent: number | null
  /** The `pcfpl` of Q-51 for filters and ranking: 99 when the credit is forgone. */
  readonly pcfpl: number | null
  readonly creditCents: number
  /** Its CSR variant: the likely one while its calls are running, `none` if one of them failed. */
  readonly csr: CsrVariant
  /** The calculation of the credit; null if there is none. */
  readonly working: CreditWorking | null
  readonly failure: CallFailure | null
  readonly retry: () => void
}

/** The calls of a household's credit, with the answers that have arrived. */
export interface CreditCalls {
  readonly poverty: UseQueryResult<number>
  readonly benchmark: UseQueryResult<number>
  readonly estimate: UseQueryResult<CreditEstimate>
  /** The estimate of everyone with a known age. It may arrive late or never. */
  readonly everyone: UseQueryResult<CreditEstimate>
}

/**
 * Makes the calls of a credit. The benchmark and the estimate of everyone are asked for at once with the poverty level, so
 * that they seldom come after the list; the other estimate is asked for where the credit comes from it.
 */
export function useCreditCalls(query: CreditQuery): CreditCalls {
  const poverty = useQuery(query.poverty)
  const enabled = !query.isForgone
  const source = query.sourceAt(poverty.data ?? null)
  return {
    poverty,
    // It may be the estimate of everyone, requested before the poverty level was known. If that request has failed,
    // only a retry sends it again.
    estimate: useQuery({
      ...query.estimate,
      enabled: ({ state }) => source === 'estimate' && state.status !== 'error',
    }),
    everyone: useQuery({ ...query.everyone, enabled }),
    benchmark: useQuery({ ...query.benchmark, enabled }),
  }
}

interface Answer<Data> {
  readonly data: Data | undefined
  readonly isError: boolean
  /** It is asked for again after a failure. */
  readonly isRetried: boolean
  readonly error: Error | null
  readonly refetch: () => unknown
}

interface Answers {
  readonly poverty: Answer<number>
  readonly benchmark: Answer<number>
  readonly estimate: Answer<CreditEstimate>
  /** Only the variant is taken from it. */
  readonly everyone: CreditEstimate | undefined
}

/** Returns the part of an answer that the subsidy is made of, the same object until one of its values changes. */
function useAnswer<Data>({ data, isError, isFetching, error, refetch }: UseQueryResult<Data>): Answer<Data> {
  const isRetried = isError && isFetching
  return useMemo(() => ({ data, isError, isRetried, error, refetch }), [data, isError, isRetried, error, refetch])
}

function subsidyOf(
  { forceZeroSubsidy, householdMembers }: QuoteCriteria,
  { sourceAt, workingOf }: CreditQuery,
  { poverty, benchmark, estimate, everyone }: Answers,
): Subsidy {
  const fplPercent = poverty.data ?? null
  const source = sourceAt(fplPercent)
  const call = source === 'benchmark' ? benchmark : source === 'estimate' ? estimate : null
  const failed = poverty.isError ? poverty : call?.isError ? call : null
  // One press asks again for all that failed: the calls beside the poverty level may have failed with it.
  const retry = () => {
    for (const answer of [poverty, benchmark, estimate]) if (answer.isError) answer.refetch()
  }
  const pcfpl = effectivePovertyPercent(fplPercent, forceZeroSubsidy)
  const common = { fplPercent, pcfpl, isPending: false, failure: null, retry }
  const nothing = { ...common, creditCents: 0, csr: 'none', working: null } as const
  if (failed) {
    const operation = failed === poverty ? 'povertyLevel' : source === 'benchmark' ? 'benchmark' : 'estimates'
    return failed.isRetried
      ? { ...nothing, isPending: true }
      : { ...nothing, failure: failureOf(failed.error, operation) }
  }
  if (forceZeroSubsidy) return nothing
  // On both paths, the estimate gives the variant. The list does not wait for the estimate: until it arrives, the
  // poverty level gives the variant.
  const ofEveryone = everyone ? estimatedCsr(everyone, householdMembers) : null
  const working = workingOf({
    fplPercent,
    benchmarkCents: benchmark.data,
    estimateCents: estimate.data?.monthlyCreditCents,
  })
  const isOwn = working?.kind === 'estimate'
  const csr = csrVariantFor({ fplPercent, estimateCsr: isOwn ? (estimate.data?.csr ?? null) : ofEveryone })
  if (working === null) return { ...nothing, csr, isPending: true }
  return { ...common, csr, creditCents: working.creditCents, working }
}

/**
 * Returns the help of a search as far as its calls have answered. If one of them fails, the credit is 0,
 * the estimate is dropped and the failure is reported. The object is the same until one of its values changes.
 */
export function useSubsidy(criteria: QuoteCriteria, query: CreditQuery, calls: CreditCalls): Subsidy {
  const poverty = useAnswer(calls.poverty)
  const benchmark = useAnswer(calls.benchmark)
  const estimate = useAnswer(calls.estimate)
  const everyone = calls.everyone.data
  return useMemo(
    () => subsidyOf(criteria, query, { poverty, benchmark, estimate, everyone }),
    [criteria, query, poverty, benchmark, estimate, everyone],
  )
}
