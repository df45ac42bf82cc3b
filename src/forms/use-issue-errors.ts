import { useState } from 'react'

/** A problem of one answer: its path, and the reason as a code. */
interface AnswerIssue {
  readonly path: readonly (string | number)[]
  readonly code: string
}

interface Refusal<Issue> {
  readonly issues: readonly Issue[]
  readonly attempt: number
}

/** The errors that a form in steps shows. */
export interface IssueErrors<Step extends string, Issue> {
  /** The issues of the step's last refused Next that still apply. */
  readonly issues: readonly Issue[]
  /** Count of refusals at this step. The error summary takes the focus with each. */
  readonly attempt: number
  /** Shows the issues that Next found at a step; an empty list removes its errors. */
  readonly refuse: (step: Step, issues: readonly Issue[]) => void
  /**
   * Removes the errors that are fixed in `current`; they don't return even if another answer makes the field invalid
   * again.
   */
  readonly forgetMended: (step: Step, current: readonly Issue[]) => void
  /** Removes the errors of all steps. */
  readonly forget: () => void
}

const keyOf = ({ code, path }: AnswerIssue) => [code, ...path].join()

/**
 * Returns the refused issues that still apply. A fixed one loses its message, and no new one appears while the user
 * types.
 */
export function standingIssues<Issue extends AnswerIssue>(
  refused: readonly Issue[],
  current: readonly Issue[],
): readonly Issue[] {
  const told = refused.map(keyOf)
  return current.filter((issue) => told.includes(keyOf(issue)))
}

/** Holds the issues that each step's refused Next found, next to the reducer that holds the answers. */
export function useIssueErrors<Step extends string, Issue extends AnswerIssue>(
  step: Step,
  current: readonly Issue[],
): IssueErrors<Step, Issue> {
  const [refusals, setRefusals] = useState<Readonly<Partial<Record<string, Refusal<Issue>>>>>({})
  const refusalAt = (at: Step, all = refusals): Refusal<Issue> => all[at] ?? { issues: [], attempt: 0 }
  const { issues, attempt } = refusalAt(step)
  const update = (at: Step, next: (told: Refusal<Issue>) => Refusal<Issue>) => {
    setRefusals((before) => ({ ...before, [at]: next(refusalAt(at, before)) }))
  }
  return {
    issues: standingIssues(issues, current),
    attempt,
    refuse: (at, found) => {
      update(at, (told) => ({ issues: found, attempt: told.attempt + (found.length > 0 ? 1 : 0) }))
    },
    forgetMended: (at, now) => {
      update(at, (told) => ({ ...told, issues: standingIssues(told.issues, now) }))
    },
    forget: () => {
      setRefusals({})
    },
  }
}
