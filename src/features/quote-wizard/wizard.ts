import { useState } from 'react'

import type { QuoteDraft } from '#domain/quote/draft.ts'
import type { QuoteIssue } from '#domain/quote/quote-issue.ts'
import type { QuoteEvent, QuoteSession } from '#domain/quote/session.ts'
import { stepIssues, type WizardStep } from '#domain/quote/wizard-steps.ts'
import type { Clock } from '#lib/clock.ts'

/** What the wizard needs of the world around it. */
export interface WizardPorts {
  readonly clock: Clock
  /** Opens an address of another site in this tab. */
  readonly leave: (url: string) => void
  readonly reload: () => void
  /** Takes note of a failure that does not stop the flow (spec 1 §4). */
  readonly log: (event: 'incomeCheckFailed' | 'notificationFailed', error: unknown) => void
  /** The person comes near the results: a time to fetch their page. */
  readonly onNearResults: () => void
}

interface Refusal {
  readonly issues: readonly QuoteIssue[]
  readonly attempt: number
}

/** What every step of the wizard works with. */
export interface Wizard {
  readonly draft: QuoteDraft
  readonly step: WizardStep
  /** Whether the step was reached by moving, so that its heading takes the focus. */
  readonly hasMoved: boolean
  /** What a refused Next found at this step, as far as it is still wrong. */
  readonly issues: readonly QuoteIssue[]
  /** Count of refusals at this step. */
  readonly attempt: number
  readonly ports: WizardPorts
  readonly dispatch: (event: QuoteEvent) => void
  readonly change: (draft: Partial<QuoteDraft>) => void
  /** Whether the step's answers suffice; if not, its issues are shown. */
  readonly check: (draft?: QuoteDraft) => boolean
  /** Goes on when the step's answers suffice. */
  readonly commit: () => void
  /** Shows issues at a step that is about to be returned to. */
  readonly refuse: (step: WizardStep, issues: readonly QuoteIssue[]) => void
  readonly back: () => void
}

const keyOf = ({ code, path }: QuoteIssue) => [code, ...path].join()

/** Those of the refused issues that the answers still have. */
function stillWrong(refused: readonly QuoteIssue[], draft: QuoteDraft, step: WizardStep): readonly QuoteIssue[] {
  if (refused.length === 0) return refused
  const wrong = new Set(stepIssues(draft, step).map(keyOf))
  return refused.filter((issue) => wrong.has(keyOf(issue)))
}

/** The wizard's own state beside the session: which issues each step shows, and whether it has been moved in. */
export function useWizard(
  session: Extract<QuoteSession, { phase: 'quote' }>,
  dispatch: (event: QuoteEvent) => void,
  ports: WizardPorts,
  arrived: boolean,
): Wizard {
  const { draft, step } = session
  const [refusals, setRefusals] = useState<Readonly<Partial<Record<WizardStep, Refusal | undefined>>>>({})
  const [lastStep, setLastStep] = useState(step)
  const [hasMoved, setHasMoved] = useState(arrived)
  if (step !== lastStep) {
    setLastStep(step)
    setHasMoved(true)
  }
  const refuse = (at: WizardStep, issues: readonly QuoteIssue[]) => {
    setRefusals((before) => ({ ...before, [at]: { issues, attempt: (before[at]?.attempt ?? 0) + 1 } }))
  }
  const check = (checked: QuoteDraft = draft) => {
    const issues = stepIssues(checked, step)
    if (issues.length > 0) refuse(step, issues)
    else setRefusals((before) => ({ ...before, [step]: undefined }))
    return issues.length === 0
  }
  return {
    draft,
    step,
    hasMoved,
    issues: stillWrong(refusals[step]?.issues ?? [], draft, step),
    attempt: refusals[step]?.attempt ?? 0,
    ports,
    dispatch,
    change: (changed) => {
      // What was mended once is not shown again before the next refusal, though another answer may have it wrong again.
      setRefusals((before) => {
        const refusal = before[step]
        if (!refusal) return before
        const issues = stillWrong(refusal.issues, { ...draft, ...changed }, step)
        return issues.length < refusal.issues.length ? { ...before, [step]: { ...refusal, issues } } : before
      })
      dispatch({ type: 'draftChanged', draft: changed })
    },
    check,
    commit: () => {
      if (check()) dispatch({ type: 'stepCommitted' })
    },
    refuse,
    back: () => {
      // Spec 1 §4: Previous clears the errors of steps 2 and 3.
      setRefusals((before) => ({ ...before, household: undefined, taxHousehold: undefined }))
      dispatch({ type: 'steppedBack' })
    },
  }
}
