import { ArrowUp } from 'lucide-react'

import { Button } from '#components/primitives/button.tsx'
import { LiveRegion } from '#components/primitives/live-region.tsx'
import type { PlanSort } from '#domain/plans/plan.ts'
import { useTranslation } from '#i18n/use-translation.ts'

export interface ArrivedPlansProps {
  /** Plans that came late and belong before those that the reader has seen. */
  readonly count: number
  /** The order in force, which says what the plans are better at. */
  readonly sort: PlanSort
  /** Puts the plans into their places. */
  readonly onShow: () => void
}

/** News of plans that wait for their place in the list, and the button that puts them there. */
export function ArrivedPlans({ count, sort, onShow }: ArrivedPlansProps) {
  const { t } = useTranslation('plans')
  const text = count === 0 ? '' : t(`arrivedPlans.${sort}`, { count })
  return (
    <>
      <LiveRegion text={text} delay={1_000} />
      {count > 0 && (
        <Button size="sm" className="shadow-card" onClick={onShow}>
          <ArrowUp aria-hidden strokeWidth={1.9} className="size-5 shrink-0" />
          {text}
        </Button>
      )}
    </>
  )
}
