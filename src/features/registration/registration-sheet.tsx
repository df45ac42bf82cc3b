import { useState } from 'react'

import { usePlanCare } from '#api/use-plan-care.ts'
import { AgentSheetEntry } from '#components/plans/agent-sheet/agent-sheet-entry.tsx'
import { openEnrollmentEnd } from '#config/open-enrollment-end.ts'
import { agency } from '#content/agency.ts'
import { handoverOfChoice, quoteDay } from '#domain/quote/quote-handover.ts'
import type { QuoteSession } from '#domain/quote/session.ts'
import { type Clock, systemClock } from '#lib/clock.ts'
import { printPage } from '#lib/print-page.ts'
import { useCareEntries } from '#state/use-care-list.ts'

export interface RegistrationSheetProps {
  /** The flow, with its choice from `answeredChoice`. */
  readonly session: QuoteSession & { readonly phase: 'register' }
  readonly clock?: Clock
}

/** The agent's sheet of the plan that the visitor registers with (P-95). */
export function RegistrationSheet({ session, clock = systemClock }: RegistrationSheetProps) {
  const list = useCareEntries()
  const [open, setOpen] = useState(false)
  const { planYear: year, zipCode } = session.results.criteria
  const handover = handoverOfChoice(session, quoteDay(clock.now(), year, openEnrollmentEnd))
  const care = usePlanCare(list, { planId: handover.plan.id, year, zipCode }, open)
  return (
    <AgentSheetEntry
      handover={handover}
      isChosen
      reference={null}
      list={list}
      care={care}
      phone={agency.phone}
      open={open}
      onOpenChange={setOpen}
      onPrint={printPage}
    />
  )
}
