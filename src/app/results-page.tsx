import { QueryClientProvider } from '@tanstack/react-query'

import { createQueryClient } from '#api/queries.ts'
import { PlanResults } from '#features/plan-results/plan-results.tsx'
import { systemClock } from '#lib/clock.ts'

/** One a page load, so that going to registration and back finds the plans where they were. */
const queryClient = createQueryClient()

function print() {
  window.print()
}

/** The results step of `/`. */
export function ResultsPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <PlanResults clock={systemClock} onPrint={print} />
    </QueryClientProvider>
  )
}
