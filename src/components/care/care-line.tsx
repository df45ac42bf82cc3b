import { Fragment, memo } from 'react'

import type { PlanCare } from '#domain/care/plan-care.ts'

import { useCareText } from './use-care-text.ts'

export interface CareLineProps {
  /** What is known of the visitor's list under the plan. */
  readonly care: PlanCare
  /** Classes for the line's position and size. */
  readonly className?: string
}

/**
 * The visitor's list under one plan, in one line: "2 of 2 doctors · 1 of 2 medicines (from the company's data of …)".
 * It names the source and what is unknown (P-77, P-78). Without a list it renders nothing.
 */
export const CareLine = memo(function CareLine({ care, className }: CareLineProps) {
  const text = useCareText()
  const { doctors, medicines } = care
  const counts = [
    ...(doctors ? [text.count('doctor', doctors)] : []),
    ...(medicines ? [text.count('medicine', medicines)] : []),
  ]
  const source = text.source(care)
  if (counts.length === 0) return null
  return (
    <p className={className}>
      {counts.map((count, at) => (
        <Fragment key={count}>
          {at > 0 && ' · '}
          <span className="inline-block">{count}</span>
        </Fragment>
      ))}
      {source !== null && ` (${source})`}
    </p>
  )
})
