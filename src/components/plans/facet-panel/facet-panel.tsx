import { memo, type ReactNode, useId } from 'react'

import { Checkbox } from '#components/fields/checkbox.tsx'
import { Disclosure } from '#components/primitives/disclosure.tsx'
import type { PanelFacets } from '#domain/plans/facets.ts'
import { filterToggled } from '#domain/plans/filters.ts'
import {
  facetGroupNames,
  type FacetGroupName,
  type PlanFilters,
  type SwitchFilterName,
  switchFilterNames,
} from '#domain/plans/plan.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { cn } from '#lib/cn.ts'

import { FacetPanelCount } from './facet-panel-count.tsx'
import { FacetPanelGroup } from './facet-panel-group.tsx'
import { FacetPanelRange } from './facet-panel-range.tsx'
import type { TypedRanges } from './use-typed-ranges.ts'

/** The first group is above the ranges, and open beside the list. */
const [firstGroup, ...otherGroups] = facetGroupNames

export interface FacetPanelProps {
  /** The values of each group and the switches, each with its number of plans. */
  readonly facets: PanelFacets
  /** The active filters. */
  readonly filters: PlanFilters
  /** The texts of the ranges, from `useTypedRanges`. */
  readonly ranges: TypedRanges
  /** The numbers are known. Until a plan arrives, none is shown. */
  readonly isCounted: boolean
  /** More plans are arriving, so no number is final. */
  readonly isArriving: boolean
  /** The switches that are offered: doctors only where the company's data is known (P-81). */
  readonly offered: readonly SwitchFilterName[]
  /**
   * Whether the panel has its heading. The sheet of a phone has one of its own.
   * @default true
   */
  readonly isTitled?: boolean
  /** The button of the visitor's doctors and medicines, where the panel has a place for it. */
  readonly care?: ReactNode
  /** Called with the filters after a change. */
  readonly onChange: (filters: PlanFilters) => void
}

/**
 * The filters: the groups of P-30, the switches and the ranges (P-81). Beside the list only what most visitors change is
 * open, so that all of it fits a screen. A change of the list's order or page does not
 * render them again.
 */
export const FacetPanel = memo(function FacetPanel(props: FacetPanelProps) {
  const { facets, filters, ranges, isCounted, isArriving, offered, isTitled = true, care, onChange } = props
  const { t } = useTranslation('plans')
  const more = useTranslation('plan-filters')
  const titleId = useId()
  const switches = switchFilterNames.filter((name) => filters[name] || offered.includes(name))
  const groupOf = (name: FacetGroupName) =>
    (facets[name].length > 0 || !isCounted || isArriving) && (
      <FacetPanelGroup
        key={name}
        name={name}
        facets={facets[name]}
        chosen={filters[name]}
        isCounted={isCounted}
        isArriving={isArriving}
        isFolded={isTitled && name !== firstGroup}
        onToggle={(group, value) => {
          onChange(filterToggled(filters, group, value))
        }}
      />
    )
  return (
    <div {...(isTitled && { role: 'group', 'aria-labelledby': titleId })}>
      {isTitled && (
        <h2 id={titleId} className="pb-2 text-lg font-semibold">
          {t('facets.title')}
        </h2>
      )}
      {groupOf(firstGroup)}
      {care && <div className="border-t border-border py-3">{care}</div>}
      <FacetPanelRange name="priceCents" range={filters.priceCents} ranges={ranges} />
      {otherGroups.map(groupOf)}
      <FacetPanelRange name="deductibleCents" range={filters.deductibleCents} ranges={ranges} isFolded={isTitled} />
      <Disclosure
        look="row"
        defaultOpen={!isTitled}
        summary={more.t('facetPanel.more')}
        className="border-t border-border py-1"
      >
        <div role="group" aria-label={more.t('facetPanel.more')}>
          {switches.map((name) => (
            <Checkbox
              key={name}
              quiet
              label={
                <span className={cn(isCounted && facets.switches[name] === 0 && 'text-ink-muted')}>
                  {more.t(`facetPanel.switches.${name}`)}
                </span>
              }
              value={filters[name]}
              aside={isCounted ? <FacetPanelCount count={facets.switches[name]} isArriving={isArriving} /> : undefined}
              onChange={(isOn) => {
                onChange({ ...filters, [name]: isOn })
              }}
            />
          ))}
        </div>
      </Disclosure>
    </div>
  )
})
