import type { CsrVariant } from '#domain/plans/plan.ts'

/** What the eligibility estimate says of one person. It answers the people in the order they are sent. */
export interface PersonEstimate {
  /** The person's cost-sharing variant; null when the answer has none. */
  readonly csr: CsrVariant | null
  /** The person probably gets Medicaid or CHIP, and so no tax credit. */
  readonly isMedicaidChip: boolean
  /** The income is too low for a tax credit, and the state's Medicaid does not take the person. */
  readonly inCoverageGap: boolean
}
