import { useState } from 'react'

import { careEntriesOf } from '#domain/care/care-list.ts'
import type { Results } from '#domain/quote/session.ts'

import { type CareCoverage, useCareCoverage } from './use-care-coverage.ts'
import { type ShownResults, useResults } from './use-results.ts'
import { noPlans } from './use-plan-search.ts'

/** The results of a search with what is known of the visitor's doctors and medicines under its plans. */
export interface CaredResults {
  readonly shown: ShownResults
  readonly care: CareCoverage
}

/**
 * Returns the results and the visitor's list under their plans. The plans decide what is asked of the list, and its
 * doctors may filter the plans (P-79).
 */
export function useCaredResults(results: Results, monthsCovered: number | null): CaredResults {
  const { planYear: year, zipCode } = results.criteria
  const [plans, setPlans] = useState(noPlans)
  const care = useCareCoverage(plans, { year, zipCode })
  const shown = useResults(results, monthsCovered, care.hasAllMyDoctors)
  // Without a list nothing is asked, and a growing list of plans needs one rendering for each growth.
  const asked = care.list.entries.length === 0 ? noPlans : shown.plans
  if (asked !== plans) setPlans(asked)
  const doctorIds = careEntriesOf(care.list, 'doctor').map(({ id }) => id)
  return { shown: { ...shown, view: { ...shown.view, doctorIds } }, care }
}
