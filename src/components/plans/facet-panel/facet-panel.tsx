import { SlidersHorizontal } from 'lucide-react'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'

import { Button } from '#components/primitives/button.tsx'
import { filterCount } from '#domain/plans/filters.ts'
import { type FacetGroupName, facetGroupNames, type FacetGroups, type PlanFilters } from '#domain/plans/plan.ts'
import { formatNumber } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { cn } from '#lib/cn.ts'

import { FacetPanelGroup } from './facet-panel-group.tsx'

export interface FacetPanelProps {
  /** The values of each group, each with its number of plans. */
  readonly facets: FacetGroups
  /** The active values, by group. */
  readonly filters: PlanFilters
  /** Adds a value to the filters or removes it. */
  readonly onToggle: (group: FacetGroupName, value: string) => void
  /** Number of plans that pass the filters; null while it is not final. */
  readonly matching: number | null
  /** Moves to the plans after the panel closes on a phone. */
  readonly onShowPlans: () => void
}

/** The filters: a column if there is room, otherwise a button that opens them. */
export function FacetPanel(props: FacetPanelProps) {
  const { facets, filters, onToggle, matching, onShowPlans } = props
  const { t, language } = useTranslation('plans')
  const [open, setOpen] = useState(false)
  const panelId = useId()
  const titleId = useId()
  const count = filterCount(filters)
  return (
    <div role="group" aria-labelledby={titleId}>
      <h2 id={titleId} className="sr-only">
        {t('facets.title')}
      </h2>
      <Button
        tone="outline"
        size="sm"
        aria-expanded={open}
        aria-controls={panelId}
        className="lg:hidden"
        onClick={() => {
          setOpen(!open)
        }}
      >
        <SlidersHorizontal aria-hidden strokeWidth={1.9} className="size-5" />
        {count === 0 ? t('facets.title') : t('facets.titleWithCount', { count })}
      </Button>
      <div id={panelId} className={cn('mt-3 lg:mt-0 lg:block', !open && 'hidden')}>
        {facetGroupNames
          .filter((name) => facets[name].length > 0)
          .map((name) => (
            <FacetPanelGroup key={name} name={name} facets={facets[name]} chosen={filters[name]} onToggle={onToggle} />
          ))}
        <div className="sticky bottom-0 z-10 bg-paper py-3 lg:hidden">
          <Button
            className="w-full"
            onClick={() => {
              // The plans are at their final position only after the panel has closed.
              flushSync(() => {
                setOpen(false)
              })
              onShowPlans()
            }}
          >
            {matching === null
              ? t('facets.show')
              : t('facets.showCount', { count: matching, plans: formatNumber(matching, language) })}
          </Button>
        </div>
      </div>
    </div>
  )
}
