import { useState } from 'react'

import { AgentSheetEntry } from '#components/plans/agent-sheet/agent-sheet-entry.tsx'
import { WithFootnotes } from '#components/words/with-footnotes.tsx'
import { openEnrollmentEnd } from '#config/open-enrollment-end.ts'
import { agency } from '#content/agency.ts'
import type { PlanCare } from '#domain/care/plan-care.ts'
import type { TermId } from '#domain/content/glossary-terms.ts'
import { chosenFactsOf } from '#domain/plans/chosen-facts.ts'
import type { Plan } from '#domain/plans/plan.ts'
import { handedPlanOf, quoteDay, quoteHandover } from '#domain/quote/quote-handover.ts'
import type { Results } from '#domain/quote/session.ts'
import type { CreditOutlook } from '#domain/subsidy/credit-outlook.ts'
import { leftToMedicaid, type PersonHelp } from '#domain/subsidy/household-help.ts'
import { systemClock } from '#lib/clock.ts'
import { printPage } from '#lib/print-page.ts'
import { useQuoteSession } from '#state/quote-session.tsx'
import { useCareEntries } from '#state/use-care-list.ts'

import { comparedPlans } from './compared-plans.ts'
import type { ResultsModel } from './results-model.ts'
import type { Subsidy } from './use-subsidy.ts'

const noTerms: readonly TermId[] = []

export interface PlanViewSheetProps {
  readonly results: Results
  readonly model: ResultsModel
  readonly plan: Plan
  readonly subsidy: Subsidy
  /** Who of the people in the prices probably gets no credit. */
  readonly outlook: CreditOutlook | null
  /** The help of each person; null before it is known. */
  readonly help: readonly PersonHelp[] | null
  /** The bill in the search of the second amount, in cents a month; undefined before it is known. */
  readonly secondCents: number | undefined
  /** What is known of the visitor's list under the plan; null while it is loading. */
  readonly care: PlanCare | null
}

/** The agent's sheet of a plan that is not chosen yet (P-95). */
export function PlanViewSheet({ results, model, plan, subsidy, outlook, help, secondCents, care }: PlanViewSheetProps) {
  const session = useQuoteSession()
  const list = useCareEntries()
  const [open, setOpen] = useState(false)
  const { criteria, compareIds } = results
  const left = help ? leftToMedicaid(help) : []
  const handover = quoteHandover(
    {
      session,
      results,
      plan: handedPlanOf({
        plan,
        monthlyCreditCents: subsidy.creditCents,
        facts: chosenFactsOf(model.card(plan)),
        csr: subsidy.csr,
        ...(outlook && { outlook }),
        ...(left.length > 0 && { leftToMedicaid: left }),
        secondCents,
      }),
      compared: comparedPlans(model, compareIds),
    },
    quoteDay(systemClock.now(), criteria.planYear, openEnrollmentEnd),
  )
  return (
    // The sheet is a page of its own on paper, without the marks of the plan's page.
    <WithFootnotes terms={noTerms}>
      <AgentSheetEntry
        handover={handover}
        isChosen={false}
        reference={null}
        list={list}
        care={care}
        phone={agency.phone}
        open={open}
        onOpenChange={setOpen}
        onPrint={printPage}
      />
    </WithFootnotes>
  )
}
