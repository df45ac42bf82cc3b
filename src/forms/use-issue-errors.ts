import { useState } from 'react'

/** One thing wrong with an answer: which one, by its path, and why, as a code. */
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
  /** What a refused Next found at this step, as far as it is still wrong. */
  readonly issues: readonly Issue[]
  /** Count of refusals at this step: the error summary takes the focus with each. */
  readonly attempt: number
  /** Shows from now on what Next found at a step; no issues take its errors away. */
  readonly refuse: (step: Step, issues: readonly Issue[]) => void
  /** Shows what is mended in `current` no more, though another answer may make it wrong again. */
  readonly forgetMended: (step: Step, current: readonly Issue[]) => void
  /** Forgets what was found at all steps. */
  readonly forget: () => void
}

const keyOf = ({ code, path }: AnswerIssue) => [code, ...path].join()

/** The refused issues that are still there: what is mended loses its message, and nothing new is told while somebody types. */
export function standingIssues<Issue extends AnswerIssue>(
  refused: readonly Issue[],
  current: readonly Issue[],
): readonly Issue[] {
  const told = refused.map(keyOf)
  return current.filter((issue) => told.includes(keyOf(issue)))
}

/** Holds what refused presses of Next found at each step of a form, next to the reducer that holds its answers. */
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
