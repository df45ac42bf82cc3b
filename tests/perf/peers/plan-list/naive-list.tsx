import { useState } from 'react'

import { PlanList } from '#components/plans/plan-list.tsx'
import { comparedAfterToggle } from '#domain/plans/compare-selection.ts'
import { panelFacets } from '#domain/plans/facets.ts'
import { filterToggled, noFilterFacts, noFilters, plansThatPass } from '#domain/plans/filters.ts'
import { facetGroupNames, type PlanFilters, type PlanSort } from '#domain/plans/plan.ts'
import { toPlanCard } from '#domain/plans/plan-card-model.ts'
import { indexPlans, rankPlans } from '#domain/plans/rank.ts'

import type { Given } from './given.ts'

/** No plan has care data. */
const noCare = () => null

/** A naive list: each rendering prices, sorts and draws all plans again, in the site's own cards. */
export function NaiveList({ plans, ranking, fplPercent }: Given) {
  const [filters, setFilters] = useState<PlanFilters>({ ...noFilters, metalLevels: ['Silver'] })
  const [sort, setSort] = useState<PlanSort>('recommended')
  const [compareIds, setCompareIds] = useState<readonly string[]>([])
  const indexed = indexPlans(plans, ranking)
  const facets = panelFacets(indexed, noFilters, noFilterFacts)
  const sorted = rankPlans(indexed, { sort, fplPercent, yearView: 'healthy' })
  const cards = plansThatPass(sorted, filters, noFilterFacts).map(({ plan }) => toPlanCard(plan, ranking))
  return (
    <main className="mx-auto grid max-w-page gap-6 px-4 py-6">
      <select
        value={sort}
        onChange={(event) => {
          setSort(event.target.value as PlanSort)
        }}
      >
        <option value="recommended">Recommended</option>
        <option value="price">Price (lowest)</option>
        <option value="deductible">Deductible (lowest)</option>
      </select>
      {facetGroupNames.map((group) => (
        <fieldset key={group}>
          {facets[group].map(({ value, count }) => (
            <label key={value}>
              <input
                type="checkbox"
                checked={filters[group].includes(value)}
                onChange={() => {
                  setFilters(filterToggled(filters, group, value))
                }}
              />
              {value} {count}
            </label>
          ))}
        </fieldset>
      ))}
      <PlanList
        plans={cards}
        compareIds={compareIds}
        yearView="healthy"
        reasons={null}
        care={noCare}
        onCompare={(id) => {
          setCompareIds(comparedAfterToggle(compareIds, id))
        }}
        onChoose={() => undefined}
        onOpen={() => undefined}
      />
    </main>
  )
}
