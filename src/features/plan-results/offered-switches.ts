import { type SwitchFilterName, switchFilterNames } from '#domain/plans/plan.ts'

import type { ShownResults } from './use-results.ts'

/** Returns the switches that are offered: standard plans where there is one, doctors where it is known who has them (P-81). */
export function offeredSwitches({ model, view }: ShownResults): readonly SwitchFilterName[] {
  return switchFilterNames.filter(
    (name) =>
      name === 'hsaOnly' ||
      (name === 'easyToCompareOnly' ? model?.hasStandardPlans === true : (view.hasAllMyDoctors ?? null) !== null),
  )
}
