import { type ReactNode, useState } from 'react'

import { agency } from '#content/agency.ts'
import { applyingCount } from '#domain/household/members.ts'
import { costLimitChoiceOf } from '#domain/plans/rank.ts'
import { yearCountsOf } from '#domain/quote/price-basis.ts'
import type { Results } from '#domain/quote/session.ts'
import { loadInBothLanguages } from '#i18n/both-languages.ts'
import { onDemand, useOnDemand } from '#i18n/on-demand.ts'
import type { Clock } from '#lib/clock.ts'

import { coverageYear } from './coverage-year.ts'
import { PartFailure } from './part-failure.tsx'
import type { ShownResults } from './use-results.ts'

const paperPart = onDemand(
  () => loadInBothLanguages('paper', 'plans', 'care', 'year-costs', 'menus').then(() => import('./paper-part.tsx')),
  'paper',
)

/** The pages of plans for the printer (P-94). */
export interface Paper {
  /** Opens the pages of the plans of these ids. */
  readonly open: (planIds: readonly string[]) => void
  /** Prefetches the code of the pages. */
  readonly warm: () => void
  readonly isLoading: boolean
  /** The pages are on the screen. */
  readonly isShown: boolean
  /** Says beside the button that the pages could not be loaded; null otherwise. */
  readonly failure: ReactNode
  /** The dialog with the pages. */
  readonly dialog: ReactNode
}

/** The data of the pages. */
export interface PaperSource {
  readonly results: Results
  readonly shown: ShownResults
  readonly clock: Clock
  readonly onPrint: () => void
}

/** Returns the pages of plans, which are fetched when they are opened. */
export function usePaper({ results: { criteria }, shown, clock, onPrint }: PaperSource): Paper {
  const [planIds, setPlanIds] = useState<readonly string[]>([])
  const [isOpen, setIsOpen] = useState(false)
  const part = useOnDemand(paperPart, isOpen)
  const { model, subsidy, household } = shown
  const { planYear, householdMembers, zipCode, income } = criteria
  const { effective, today } = coverageYear(planYear, clock.now())
  const applying = applyingCount(householdMembers)
  const plans = model ? planIds.flatMap((id) => model.byId(id) ?? []) : []
  const isShown = isOpen && part.kind === 'ready' && plans.length > 0
  const PaperPart = part.kind === 'ready' ? part.part.PaperPart : undefined
  const close = () => {
    setIsOpen(false)
  }
  return {
    open: (ids) => {
      setPlanIds(ids)
      setIsOpen(true)
    },
    warm: paperPart.warm,
    isLoading: isOpen && part.kind === 'loading',
    isShown,
    failure:
      isOpen && part.kind === 'failed' ? (
        <div className="print:hidden">
          <PartFailure onRetry={paperPart.need} onClose={close} />
        </div>
      ) : null,
    dialog: PaperPart && model && plans.length > 0 && (
      <PaperPart
        open={isShown}
        plans={plans}
        model={model}
        care={shown.care}
        secondBillOf={household.secondBillOf}
        facts={{
          planYear,
          effective,
          choice: costLimitChoiceOf({ csr: subsidy.csr, applicants: applying }),
          creditCents: subsidy.creditCents,
          outlook: household.basis.outlook,
          yearCounts: yearCountsOf(household.basis),
          zipCode,
          people: householdMembers.length,
          applying,
          annualIncome: income,
          agencyName: agency.name,
          agencyPhone: agency.phone,
          day: today,
        }}
        onClose={close}
        onReopen={() => {
          setIsOpen(true)
        }}
        onPrint={onPrint}
      />
    ),
  }
}
