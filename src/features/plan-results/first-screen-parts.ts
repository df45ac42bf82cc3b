import { onDemand } from '#i18n/on-demand.ts'
import { warmCareList } from '#state/use-care-list.ts'

/** The guard of P-28, needed as soon as the extra savings of a household are known. */
export const savingsGuardDialog = onDemand(
  () => import('#components/plans/savings-guard-dialog/savings-guard-dialog.tsx'),
  'eligibility',
)

/** Fetches the parts that the first screen of the results needs beside its own code. */
export function warmFirstScreen(): void {
  savingsGuardDialog.warm()
  warmCareList()
}
