import { useState } from 'react'

import { Checkbox } from '#components/fields/checkbox.tsx'
import { Button } from '#components/primitives/button.tsx'
import { Disclosure } from '#components/primitives/disclosure.tsx'
import { GlossaryLink } from '#components/words/glossary-link.tsx'
import { useFacetLabel } from '#components/plans/use-active-filter-chips.ts'
import { otherIssuers } from '#domain/plans/filters.ts'
import type { Facet, FacetGroupName } from '#domain/plans/plan.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { cn } from '#lib/cn.ts'

import { FacetPanelCount } from './facet-panel-count.tsx'

export interface FacetPanelGroupProps {
  /** The group's name. */
  readonly name: FacetGroupName
  /** The group's values, each with its number of plans. */
  readonly facets: readonly Facet[]
  /** The active values. */
  readonly chosen: readonly string[]
  /** The numbers are known, and shown. */
  readonly isCounted: boolean
  /** More plans are arriving. */
  readonly isArriving: boolean
  /** The group starts folded, with its number of values, unless one of them is active. */
  readonly isFolded: boolean
  /** Adds a value to the filters or removes it. */
  readonly onToggle: (group: FacetGroupName, value: string) => void
}

/** The most values that fit in the list's 12rem. A longer list must be focusable to scroll by keyboard. */
const fittingValues = 4

/**
 * One collapsible group of filters: a scrolling list of 12rem, each value with its number of plans (P-30), and a button
 * that shows all. On a phone the list does not scroll, because it would capture a swipe over the page. It shows the
 * first values until the button is pressed. A value without plans is greyed and can be chosen (P-80).
 */
export function FacetPanelGroup({
  name,
  facets,
  chosen,
  isCounted,
  isArriving,
  isFolded,
  onToggle,
}: FacetPanelGroupProps) {
  const { t } = useTranslation('plans')
  const filters = useTranslation('plan-filters')
  const labelOf = useFacetLabel()
  const [isWhole, setIsWhole] = useState(false)
  const title = t(`facets.${name}`)
  const isLong = facets.length > fittingValues
  const isCut = isLong && !isWhole
  return (
    <Disclosure
      look="row"
      defaultOpen={!isFolded || chosen.length > 0}
      summary={isFolded && facets.length > 0 ? `${title} (${facets.length})` : title}
      className="border-t border-border py-1"
    >
      <div
        role="group"
        aria-label={title}
        className={cn('-mx-1 rounded-sm px-1', isCut && 'lg:max-h-facet-list lg:overflow-y-auto')}
        // It scrolls by keyboard without a tab stop of its own: the focus reaches each checkbox.
      >
        {facets.map(({ value, count }, at) => (
          <div key={value} className={cn(isCut && at >= fittingValues && !chosen.includes(value) && 'max-lg:hidden')}>
            <Checkbox
              quiet
              label={
                <span
                  {...(name === 'issuers' && value !== otherIssuers && { lang: 'en' })}
                  className={cn(isCounted && count === 0 && 'text-ink-muted')}
                >
                  {labelOf(name, value)}
                </span>
              }
              value={chosen.includes(value)}
              aside={isCounted ? <FacetPanelCount count={count} isArriving={isArriving} /> : undefined}
              onChange={() => {
                onToggle(name, value)
              }}
            />
          </div>
        ))}
        {isCut && (
          // A shadow over the row that is cut. At the end of the list it is below the last row, and a strip covers it.
          <div aria-hidden className="pointer-events-none contents max-lg:hidden print:hidden">
            <div className="sticky bottom-0 h-4 bg-linear-to-t from-ink/25" />
            <div className="relative z-10 -mt-4 h-4 bg-surface" />
          </div>
        )}
      </div>
      {isLong && (
        <Button
          tone="quiet"
          size="sm"
          className="-ms-4"
          aria-expanded={isWhole}
          onClick={() => {
            setIsWhole(!isWhole)
          }}
        >
          {filters.t(isWhole ? 'facetPanel.showFewer' : 'facetPanel.showAll', { count: facets.length })}
        </Button>
      )}
      {name === 'metalLevels' && <GlossaryLink id="bronze">{filters.t('facetPanel.levelWords')}</GlossaryLink>}
    </Disclosure>
  )
}
