import { CareDetail } from '#components/care/care-detail.tsx'
import { withCareMark } from '#domain/care/care-list.ts'
import type { PlanCare } from '#domain/care/plan-care.ts'
import type { Plan } from '#domain/plans/plan.ts'
import { planLinks } from '#domain/plans/plan-card.ts'
import { useCareList } from '#state/use-care-list.ts'

export interface PlanCareDetailProps {
  readonly plan: Plan
  readonly year: number
  readonly care: PlanCare
  /** Asks for the company's data again; null where it loaded. */
  readonly onRetry: (() => void) | null
}

/** The visitor's list under one plan, with the visitor's own answers (P-78). */
export function PlanCareDetail({ plan, year, care, onRetry }: PlanCareDetailProps) {
  const { change } = useCareList()
  const links = planLinks(plan.links)
  const hrefOf = (wanted: 'network' | 'formulary') => links.find(({ kind }) => kind === wanted)?.href ?? null
  return (
    <CareDetail
      care={care}
      planName={plan.name}
      directoryHref={hrefOf('network')}
      formularyHref={hrefOf('formulary')}
      onMark={(entryId, mark) => {
        change((list) => withCareMark(list, entryId, { planId: plan.id, year }, mark))
      }}
      onRetry={care.gap === 'failed' && onRetry ? onRetry : undefined}
    />
  )
}
