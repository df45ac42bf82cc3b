import { ArrowUp } from 'lucide-react'

import { Button } from '#components/primitives/button.tsx'
import { LiveRegion } from '#components/primitives/live-region.tsx'
import type { PlanSort } from '#domain/plans/plan.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface ArrivedPlansProps {
  /** Number of plans that arrived late and rank before plans that the visitor has seen. */
  readonly count: number
  /** The current order, which decides the sentence about the plans. */
  readonly sort: PlanSort
  /** Moves the plans to their places in the list. */
  readonly onShow: () => void
}

/** A message about plans that wait for their place in the list, with the button that moves them there. */
export function ArrivedPlans({ count, sort, onShow }: ArrivedPlansProps) {
  const { t } = useTranslation('plans')
  const text = count === 0 ? '' : t(`arrivedPlans.${sort}`, { count })
  return (
    <>
      <LiveRegion text={text} delay={1_000} />
      {count > 0 && (
        <Button size="sm" className="shadow-card" onClick={onShow}>
          <ArrowUp aria-hidden strokeWidth={1.9} className="size-5 shrink-0" />
          {/* A new count is a new element, so the words of the previous one do not move. */}
          <span key={count}>{text}</span>
        </Button>
      )}
    </>
  )
}
