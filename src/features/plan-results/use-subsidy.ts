import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import type { MarketplaceRequest } from '#api/marketplace-request.ts'
import { benchmarkQuery, creditEstimateQuery, povertyQuery } from '#api/queries.ts'
import { everyoneRequest } from '#api/quote-request.ts'
import type { CreditEstimate } from '#api/subsidy.ts'
import type { CreditWorking } from '#components/plans/credit-banner/credit-banner-explanation.tsx'
import type { CsrVariant } from '#domain/plans/plan.ts'
import { effectivePovertyPercent } from '#domain/poverty/poverty-level.ts'
import type { QuoteCriteria } from '#domain/quote/criteria.ts'
import { factsOfCriteria } from '#domain/quote/income-check.ts'
import { csrVariantFor, estimatedCsr } from '#domain/subsidy/csr.ts'
import { explainCredit } from '#domain/subsidy/monthly-credit.ts'
import { type SubsidyPath, chooseSubsidyPath } from '#domain/subsidy/subsidy-path.ts'
import { type CallFailure, failureOf } from '#lib/call-failure.ts'

/** The household's help with its premium, as far as it is known. */
export interface Subsidy {
  readonly isPending: boolean
  /** The percentage as answered, for display; null while or if unknown. */
  readonly fplPercent: number | null
  /** The `pcfpl` of Q-51 for filters and ranking: 99 when the credit is forgone. */
  readonly pcfpl: number | null
  readonly creditCents: number
  /** Its cost-sharing variant: the likely one while its calls are under way, none if one of them failed. */
  readonly csr: CsrVariant
  /** The calculation of the credit; null if there is none. */
  readonly working: CreditWorking | null
  readonly failure: CallFailure | null
  readonly retry: () => void
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
  /** The estimate for everyone with a known age, which only the variant is taken from; it may come late or never. */
  readonly everyone: CreditEstimate | undefined
}

/** Returns the part of an answer that the subsidy is made of, the same object until one of its values changes. */
function useAnswer<Data>({ data, isError, isFetching, error, refetch }: UseQueryResult<Data>): Answer<Data> {
  const isRetried = isError && isFetching
  return useMemo(() => ({ data, isError, isRetried, error, refetch }), [data, isError, isRetried, error, refetch])
}

function pathOf({ forceZeroSubsidy, stateAbbreviation }: QuoteCriteria, fplPercent: number | null): SubsidyPath | null {
  return forceZeroSubsidy || fplPercent === null ? null : chooseSubsidyPath(stateAbbreviation, fplPercent)
}

function subsidyOf(criteria: QuoteCriteria, { poverty, benchmark, estimate, everyone }: Answers): Subsidy {
  const { income: annualIncome, forceZeroSubsidy, planYear: year, householdMembers } = criteria
  const fplPercent = poverty.data ?? null
  const pcfpl = effectivePovertyPercent(fplPercent, forceZeroSubsidy)
  const path = pathOf(criteria, fplPercent)

  const source = path === 'benchmark' ? benchmark : path === 'estimate' ? estimate : null
  const failed = poverty.isError ? poverty : source?.isError ? source : null
  // One press asks again for all that failed: the calls beside the poverty level may have failed with it.
  const retry = () => {
    for (const answer of [poverty, benchmark, estimate]) if (answer.isError) answer.refetch()
  }
  const common = { fplPercent, pcfpl, isPending: false, failure: null, retry }
  const nothing = { ...common, creditCents: 0, csr: 'none', working: null } as const

  const estimateCsr = everyone ? estimatedCsr(everyone, householdMembers) : null
  const likelyCsr = csrVariantFor({ fplPercent, estimateCsr })

  if (failed) {
    const operation = failed === poverty ? 'povertyLevel' : path === 'benchmark' ? 'benchmark' : 'estimates'
    return failed.isRetried
      ? { ...nothing, isPending: true }
      : { ...nothing, failure: failureOf(failed.error, operation) }
  }
  if (forceZeroSubsidy) return nothing
  if (path === 'benchmark' && benchmark.data !== undefined && fplPercent !== null) {
    const working = explainCredit({ benchmarkCents: benchmark.data, annualIncome, fplPercent, year })
    return { ...common, csr: likelyCsr, creditCents: working.creditCents, working: { kind: 'benchmark', ...working } }
  }
  if (path === 'estimate' && estimate.data && fplPercent !== null) {
    const { monthlyCreditCents: creditCents, csr: ownCsr } = estimate.data
    const working = { kind: 'estimate', annualIncome, fplPercent, creditCents } as const
    return { ...common, csr: csrVariantFor({ fplPercent, estimateCsr: ownCsr }), creditCents, working }
  }
  return { ...nothing, csr: likelyCsr, isPending: true }
}

/**
 * The pipeline of: poverty percentage, then the benchmark or the estimate, then the credit. If one of
 * the calls fails, the credit is 0, the estimate is dropped and the failure is reported. The object is the same
 * until one of its values changes.
 */
export function useSubsidy(criteria: QuoteCriteria, body: MarketplaceRequest): Subsidy {
  const poverty = useAnswer(useQuery(povertyQuery(factsOfCriteria(criteria))))
  const path = pathOf(criteria, poverty.data ?? null)
  // `useHouseholdFacts` may have asked for the same before the poverty level came. If that has failed, only a retry asks
  // again.
  const isWanted = (wanted: typeof path) => (query: { readonly state: { readonly status: string } }) =>
    path === wanted && query.state.status !== 'error'
  const benchmark = useAnswer(useQuery({ ...benchmarkQuery(body), enabled: isWanted('benchmark') }))
  const estimate = useAnswer(useQuery({ ...creditEstimateQuery(body), enabled: isWanted('estimate') }))
  // The variant is the estimate's on either path, and the list does not wait for it: until it comes, the variant is that
  // of the poverty level.
  const asked = useMemo(() => creditEstimateQuery(everyoneRequest(criteria)), [criteria])
  const { data: everyone } = useQuery({ ...asked, enabled: !criteria.forceZeroSubsidy })
  return useMemo(
    () => subsidyOf(criteria, { poverty, benchmark, estimate, everyone }),
    [criteria, poverty, benchmark, estimate, everyone],
  )
}
