import { useState } from 'react'

import type { QuoteDraft } from '#domain/quote/draft.ts'
import type { QuoteIssue } from '#domain/quote/quote-issue.ts'
import type { QuoteSession } from '#domain/quote/session.ts'
import type { QuoteEvent } from '#domain/quote/session-events.ts'
import type { PlanYear } from '#domain/years/plan-years.ts'
import { stepIssues, type WizardStep } from '#domain/quote/wizard-steps.ts'
import { useIssueErrors } from '#forms/use-issue-errors.ts'
import { onDemand } from '#i18n/on-demand.ts'
import type { Clock } from '#lib/clock.ts'

/** The wizard's calls with the code that reads their answers. */
export const calls = onDemand(() => import('./calls.ts'), 'call-failures')

/** External dependencies of the wizard. */
export interface WizardPorts {
  readonly clock: Clock
  /** Opens an address of another site in this tab. */
  readonly leave: (url: string) => void
  readonly reload: () => void
  /** Reports a failure that does not stop the flow. */
  readonly log: (event: 'incomeCheckFailed' | 'notificationFailed', error: unknown) => void
  /** Called when the results are near, and earlier while the page is idle, so that the results' page can be loaded. */
  readonly onNearResults: () => void
}

/** Props of every step of the wizard. */
export interface Wizard {
  /** The year of the quote: the visitor's, or that of the rule. */
  readonly planYear: PlanYear
  readonly draft: QuoteDraft
  readonly step: WizardStep
  /** Whether the step was reached by moving, so its heading takes the focus. */
  readonly hasMoved: boolean
  /** The issues of the step's last refused Next that still apply. */
  readonly issues: readonly QuoteIssue[]
  /** Count of refusals at this step. */
  readonly attempt: number
  readonly ports: WizardPorts
  readonly dispatch: (event: QuoteEvent) => void
  readonly change: (draft: Partial<QuoteDraft>) => void
  /** Whether the step's answers are valid; if not, shows its issues. */
  readonly check: (draft?: QuoteDraft) => boolean
  /** Advances if the step's answers are valid. */
  readonly commit: () => void
  /** Shows issues at a step that the flow is about to return to. */
  readonly refuse: (step: WizardStep, issues: readonly QuoteIssue[]) => void
  readonly back: () => void
}

/** The wizard's own state beside the session: the issues of each step, and whether the visitor has moved. */
export function useWizard(
  session: Extract<QuoteSession, { phase: 'quote' }>,
  dispatch: (event: QuoteEvent) => void,
  ports: WizardPorts,
  arrived: boolean,
  planYear: PlanYear,
): Wizard {
  const { draft, step } = session
  const { issues, attempt, refuse, forgetMended } = useIssueErrors(step, stepIssues(draft, step))
  const [lastStep, setLastStep] = useState(step)
  const [hasMoved, setHasMoved] = useState(arrived)
  if (step !== lastStep) {
    setLastStep(step)
    setHasMoved(true)
  }
  const check = (checked: QuoteDraft = draft) => {
    const found = stepIssues(checked, step)
    refuse(step, found)
    return found.length === 0
  }
  return {
    planYear,
    draft,
    step,
    hasMoved,
    issues,
    attempt,
    ports,
    dispatch,
    change: (changed) => {
      // An error that was fixed doesn't return before the next refusal, even if another answer makes the field wrong
      // again.
      forgetMended(step, stepIssues({ ...draft, ...changed }, step))
      dispatch({ type: 'draftChanged', draft: changed })
    },
    check,
    commit: () => {
      if (check()) dispatch({ type: 'stepCommitted' })
    },
    refuse,
    back: () => {
      // Previous clears the errors of steps 2 and 3.
      refuse('household', [])
      refuse('taxHousehold', [])
      dispatch({ type: 'steppedBack' })
    },
  }
}
