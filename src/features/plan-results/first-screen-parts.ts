import { formatCents, formatDollars, formatNumber } from '#i18n/format.ts'
import { currentLanguage } from '#i18n/i18n.ts'
import { onDemand } from '#i18n/on-demand.ts'
import { formatShortMonthDay } from '#i18n/short-month-day.ts'
import { warmCareList } from '#state/use-care-list.ts'

/** The guard of P-28, needed as soon as the extra savings of a household are known. */
export const savingsGuardDialog = onDemand(
  () => import('#components/plans/savings-guard-dialog/savings-guard-dialog.tsx'),
  'eligibility',
)

/** Formats once ahead, because a browser needs tens of milliseconds for the first use of each formatter. */
function warmFormats(): void {
  const language = currentLanguage()
  for (const format of [formatCents, formatDollars, formatNumber]) format(0, language)
  formatShortMonthDay({ year: 2026, month: 1, day: 1 }, language)
}

/** Fetches and prepares what the first screen of the results needs beside its own code. */
export function warmFirstScreen(): void {
  warmFormats()
  savingsGuardDialog.warm()
  warmCareList()
}
