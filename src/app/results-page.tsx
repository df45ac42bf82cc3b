import { QueryClientProvider } from '@tanstack/react-query'

import { siteQueries } from '#api/site-queries.ts'
import { warmFirstScreen } from '#features/plan-results/first-screen-parts.ts'
import { PlanResults } from '#features/plan-results/plan-results.tsx'
import { systemClock } from '#lib/clock.ts'
import { printPage } from '#lib/print-page.ts'
import { whenIdle } from '#lib/when-idle.ts'

// This module was prefetched, or its page is about to be shown.
whenIdle(warmFirstScreen)

/** The results step of `/`. */
export function ResultsPage() {
  return (
    <QueryClientProvider client={siteQueries}>
      <PlanResults clock={systemClock} onPrint={printPage} />
    </QueryClientProvider>
  )
}
