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
  /** Forgets the refusals of these steps; without steps, of all. */
  readonly forget: (...steps: readonly Step[]) => void
}

const keyOf = ({ code, path }: AnswerIssue) => JSON.stringify([code, ...path])

/** The refused issues that are still there: what is mended loses its message, and nothing new is told while somebody types. */
export function standingIssues<Issue extends AnswerIssue>(
  refused: readonly Issue[],
  current: readonly Issue[],
): readonly Issue[] {
  if (refused.length === 0) return refused
  const told = new Set(refused.map(keyOf))
  return current.filter((issue) => told.has(keyOf(issue)))
}

/** Holds what refused presses of Next found at each step of a form, next to the reducer that holds its answers. */
export function useIssueErrors<Step extends string, Issue extends AnswerIssue>(
  step: Step,
  current: readonly Issue[],
): IssueErrors<Step, Issue> {
  const [refusals, setRefusals] = useState<Readonly<Partial<Record<string, Refusal<Issue>>>>>({})
  const refusal = refusals[step]
  return {
    issues: standingIssues(refusal?.issues ?? [], current),
    attempt: refusal?.attempt ?? 0,
    refuse: (at, issues) => {
      setRefusals((before) => {
        const attempt = (before[at]?.attempt ?? 0) + (issues.length > 0 ? 1 : 0)
        return { ...before, [at]: { issues, attempt } }
      })
    },
    forgetMended: (at, now) => {
      setRefusals((before) => {
        const told = before[at]
        if (told === undefined) return before
        const issues = standingIssues(told.issues, now)
        return issues.length < told.issues.length ? { ...before, [at]: { ...told, issues } } : before
      })
    },
    forget: (...steps) => {
      setRefusals((before) =>
        steps.length === 0 ? {} : { ...before, ...Object.fromEntries(steps.map((one) => [one, undefined])) },
      )
    },
  }
}
