import { type SwitchFilterName, switchFilterNames } from '#domain/plans/plan.ts'

import type { ResultsModel, ShownView } from './results-model.ts'

/** Returns the switches that are offered: standard plans where there is one, doctors where it is known who has them (P-81). */
export function offeredSwitches(
  model: ResultsModel | null,
  hasAllMyDoctors: ShownView['hasAllMyDoctors'],
): readonly SwitchFilterName[] {
  return switchFilterNames.filter(
    (name) =>
      name === 'hsaOnly' ||
      (name === 'easyToCompareOnly' ? model?.hasStandardPlans === true : (hasAllMyDoctors ?? null) !== null),
  )
}
