import { type ReactNode, useState } from 'react'

import { applyingCount } from '#domain/household/members.ts'
import { type SavingsGuard, savingsGuard } from '#domain/plans/savings-guard.ts'
import type { QuoteCriteria } from '#domain/quote/criteria.ts'
import type { Results } from '#domain/quote/session.ts'
import { peopleOnPlan } from '#domain/subsidy/credit-outlook.ts'
import { useOnDemand } from '#i18n/on-demand.ts'

import { savingsGuardDialog } from './first-screen-parts.ts'
import type { ShownResults } from './use-results.ts'

/** The searches whose guard was shown. It is shown once for each, even after a visit to the registration. */
const told = new WeakSet<QuoteCriteria>()

interface Shown {
  readonly guard: SavingsGuard
  readonly planId: string
  readonly name: string
  /** Continues with the plan. */
  readonly onKeep: () => void
}

/** The guard of one results screen. */
export interface Guard {
  /**
   * Shows what the plan being chosen may cost without extra savings, and returns whether it does. `onKeep` runs when the
   * visitor keeps the plan.
   */
  readonly show: (planId: string, onKeep: () => void) => boolean
  readonly dialog: ReactNode
}

/**
 * The guard of P-28 for households with extra savings. It is shown once for a search. It never blocks the choice: if
 * its dialog could not be loaded, the choice continues without it.
 */
export function useSavingsGuard(
  { criteria }: Results,
  { model, subsidy, plans, household }: ShownResults,
  monthsCovered: number | null,
  onSeeSilver: (planId: string) => void,
): Guard {
  const { outlook } = household
  const applying = applyingCount(criteria.householdMembers)
  // People who probably have Medicaid, CHIP or Medicare do not take a plan.
  const applicants = outlook ? peopleOnPlan(outlook) : applying
  const { csr, creditCents } = subsidy
  const [shown, setShown] = useState<Shown | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const part = useOnDemand(savingsGuardDialog, model !== null && csr !== 'none')

  const show = (planId: string, onKeep: () => void): boolean => {
    const plan = model?.byId(planId)
    // If probably nobody takes the plan, the credit and the savings in the prices apply to nobody.
    if (!plan || applicants === 0 || monthsCovered === null || told.has(criteria) || part.kind !== 'ready') return false
    const guard = savingsGuard(plan, plans, { applicants, csr, creditCents, monthsCovered })
    if (!guard) return false
    told.add(criteria)
    setShown({ guard, planId, name: plan.name, onKeep })
    setIsOpen(true)
    return true
  }
  const close = () => {
    setIsOpen(false)
  }
  return {
    show,
    dialog: part.kind === 'ready' && shown && monthsCovered !== null && (
      <part.part.SavingsGuardDialog
        open={isOpen}
        guard={shown.guard}
        chosenName={shown.name}
        monthsCovered={monthsCovered}
        applicants={applicants}
        applying={applying}
        onClose={close}
        onReopen={() => {
          setIsOpen(true)
        }}
        onKeep={() => {
          close()
          shown.onKeep()
        }}
        onSeeSilver={(planId) => {
          close()
          onSeeSilver(planId)
        }}
      />
    ),
  }
}
