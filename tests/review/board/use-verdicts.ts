import { useEffect, useMemo, useState } from 'react'

import type { BoardChange, BoardData } from '#tests/review/build-board.ts'
import { type Review, ReviewProblem, type Verdict, mergeVerdicts, readReview } from '#tests/review/review-file.ts'

import { changeKey } from './board-groups.ts'

/** The verdicts that this browser has for these pictures; none where it stores nothing. */
function storedVerdicts(key: string): readonly Verdict[] {
  try {
    return readReview('', localStorage.getItem(key) ?? '').verdicts
  } catch {
    return []
  }
}

/** Stores what was said here beside what another tab has stored meanwhile. */
function store(key: string, { verdicts, ...review }: Review): void {
  try {
    localStorage.setItem(
      key,
      JSON.stringify({ ...review, verdicts: mergeVerdicts([...storedVerdicts(key), ...verdicts]) }),
    )
  } catch {
    // It is lost with the page, and `review.json` has it.
  }
}

/** What the board knows of a change: the own verdict, those of others, and whether one is of earlier pictures. */
export interface Said {
  /** The own verdict. */
  readonly verdict: Verdict['verdict']
  /** What everybody's verdicts together mean to the gate: one that denies counts more than those that accept. */
  readonly standing: Verdict['verdict']
  readonly comment: string
  readonly others: readonly Verdict[]
  readonly isStale: boolean
}

/** The verdicts by their changes: each picture of thousands asks for its own at every key. */
function byChange(verdicts: readonly Verdict[]): ReadonlyMap<string, readonly Verdict[]> {
  const found = new Map<string, Verdict[]>()
  for (const verdict of verdicts) {
    const own = found.get(verdict.change)
    if (own) own.push(verdict)
    else found.set(verdict.change, [verdict])
  }
  return found
}

/** Returns the verdicts of the board, which this browser stores, and what changes them. */
export function useVerdicts({ before, after, changes }: BoardData, reviewer: string) {
  const key = `puente-review:${before}…${after ?? ''}`
  const [verdicts, setVerdicts] = useState(() => storedVerdicts(key))
  const index = useMemo(() => byChange(verdicts), [verdicts])
  const marks = useMemo(
    () => Object.fromEntries(changes.map((change) => [changeKey(change), change.pictures])),
    [changes],
  )
  const add = (said: readonly Verdict[]) => {
    setVerdicts((before) => mergeVerdicts([...before, ...said]))
  }
  useEffect(() => {
    if (verdicts.length > 0) store(key, { against: before, changes: marks, verdicts })
  }, [key, before, marks, verdicts])
  useEffect(() => {
    const onStored = (event: StorageEvent) => {
      if (event.key === key) setVerdicts((before) => mergeVerdicts([...before, ...storedVerdicts(key)]))
    }
    addEventListener('storage', onStored)
    return () => {
      removeEventListener('storage', onStored)
    }
  }, [key])
  const saidOf = (change: BoardChange): Said => {
    const all = index.get(changeKey(change)) ?? []
    const current = all.filter(({ pictures }) => pictures === change.pictures)
    const own = current.find((verdict) => verdict.reviewer === reviewer)
    const given = current.map(({ verdict }) => verdict)
    return {
      verdict: own?.verdict ?? 'open',
      standing: (['denied', 'accepted'] as const).find((verdict) => given.includes(verdict)) ?? 'open',
      comment: own?.comment ?? '',
      others: current.filter((verdict) => verdict.reviewer !== reviewer),
      isStale: current.length < all.length,
    }
  }
  return {
    saidOf,
    /** Says something about changes, in the reviewer's name. */
    say: (about: readonly BoardChange[], what: Partial<Pick<Verdict, 'verdict' | 'comment'>>) => {
      const at = new Date().toISOString()
      const said = about.map((change) => {
        const { verdict, comment } = saidOf(change)
        return { change: changeKey(change), pictures: change.pictures, verdict, comment, reviewer, at, ...what }
      })
      add(said)
    },
    /**
     * Takes over the verdicts of the files that can be read. Returns how many are of pictures of this board, how many are of
     * others, and what is wrong with the other files.
     */
    load: (files: readonly { readonly name: string; readonly text: string }[]) => {
      const problems: ReviewProblem[] = []
      const more = files.flatMap(({ name, text }) => {
        try {
          return readReview(name, text).verdicts
        } catch (error) {
          if (!(error instanceof ReviewProblem)) throw error
          problems.push(error)
          return []
        }
      })
      add(more)
      const here = more.filter(({ change, pictures }) => marks[change] === pictures).length
      return { here, elsewhere: more.length - here, problems }
    },
    /** The text of `review.json`. */
    text: () => JSON.stringify({ against: before, changes: marks, verdicts } satisfies Review, null, 2),
  }
}
