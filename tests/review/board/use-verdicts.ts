import { useState } from 'react'

import type { BoardChange, BoardData } from '#tests/review/build-board.ts'
import { type Review, type Verdict, mergeVerdicts, readReview } from '#tests/review/review-file.ts'

import { changeKey } from './board-groups.ts'

/** The verdicts that this browser has for these pictures; none where it stores nothing. */
function storedVerdicts(key: string): readonly Verdict[] {
  try {
    return readReview('', localStorage.getItem(key) ?? '').verdicts
  } catch {
    return []
  }
}

function store(key: string, review: Review): void {
  try {
    localStorage.setItem(key, JSON.stringify(review))
  } catch {
    // It is lost with the page, and `review.json` has it.
  }
}

/** What the board knows of a change: the own verdict, those of others, and whether an own one is of earlier pictures. */
export interface Said {
  readonly verdict: Verdict['verdict']
  readonly comment: string
  readonly others: readonly Verdict[]
  readonly isStale: boolean
}

/** Returns the verdicts of the board, which this browser stores, and what changes them. */
export function useVerdicts({ before, after, changes }: BoardData, reviewer: string) {
  const key = `puente-review:${before}…${after}`
  const [verdicts, setVerdicts] = useState(() => storedVerdicts(key))
  const review = (said: readonly Verdict[]): Review => ({
    against: before,
    changes: Object.fromEntries(changes.map((change) => [changeKey(change), change.pictures])),
    verdicts: said,
  })
  const keep = (said: readonly Verdict[]) => {
    const merged = mergeVerdicts(said)
    setVerdicts(merged)
    store(key, review(merged))
  }
  const saidOf = (change: BoardChange): Said => {
    const all = verdicts.filter((verdict) => verdict.change === changeKey(change))
    const current = all.filter(({ pictures }) => pictures === change.pictures)
    const own = current.find((verdict) => verdict.reviewer === reviewer)
    return {
      verdict: own?.verdict ?? 'open',
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
      keep([...verdicts, ...said])
    },
    /** Takes over the verdicts of a file. Throws a `ReviewProblem` if it can't be read. Returns how many it has. */
    load: (name: string, text: string) => {
      const { verdicts: more } = readReview(name, text)
      keep([...verdicts, ...more])
      return more.length
    },
    /** The text of `review.json`. */
    text: () => JSON.stringify(review(verdicts), null, 2),
  }
}
