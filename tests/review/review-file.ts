/** A reviewer's verdict on one change in one language: on its two pictures, and on no later ones. */
export interface Verdict {
  /** `<story> <mode>` of the change. */
  readonly change: string
  /** The mark of the pictures that were looked at. */
  readonly pictures: string
  readonly verdict: 'accepted' | 'denied' | 'open'
  readonly comment: string
  readonly reviewer: string
  /** When it was said, in ISO. */
  readonly at: string
}

/** What `review.json` holds: the changes that were to be looked at, by their pictures' marks, and what was said. */
export interface Review {
  readonly against: string
  readonly changes: Readonly<Record<string, string>>
  readonly verdicts: readonly Verdict[]
}

/** What can be wrong with a file of verdicts, in a sentence. The board says it in its language. */
export const fileProblems = {
  torn: (file: string) => `${file} is torn or no JSON: take it from the board again.`,
  other: (file: string) => `${file} is not a file of the review board.`,
  unreadable: (file: string) => `${file} has a verdict that can't be read: take it from the board again.`,
}

/** A file of verdicts that can't be taken. */
export class ReviewProblem extends Error {
  override readonly name = 'ReviewProblem'
  readonly kind: keyof typeof fileProblems
  readonly file: string
  constructor(kind: keyof typeof fileProblems, file: string) {
    super(fileProblems[kind](file))
    this.kind = kind
    this.file = file
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isVerdict(value: unknown): value is Verdict {
  return (
    isRecord(value) &&
    ['change', 'pictures', 'comment', 'reviewer', 'at'].every((name) => typeof value[name] === 'string') &&
    ['accepted', 'denied', 'open'].includes(String(value['verdict']))
  )
}

/** Reads a file of verdicts. Throws a `ReviewProblem` if it is torn or another file. */
export function readReview(name: string, text: string): Review {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new ReviewProblem('torn', name)
  }
  if (!isRecord(value) || typeof value['against'] !== 'string' || !isRecord(value['changes']))
    throw new ReviewProblem('other', name)
  const { against, changes, verdicts } = value
  if (
    !Array.isArray(verdicts) ||
    !verdicts.every(isVerdict) ||
    !Object.values(changes).every((one) => typeof one === 'string')
  )
    throw new ReviewProblem('unreadable', name)
  return { against, changes: changes as Readonly<Record<string, string>>, verdicts }
}

/** The later of two verdicts of the same person on the same change stands; those of different people stand beside each other. */
export function mergeVerdicts(verdicts: readonly Verdict[]): readonly Verdict[] {
  const merged = new Map<string, Verdict>()
  for (const verdict of verdicts) {
    const key = `${verdict.reviewer}\n${verdict.change}`
    const other = merged.get(key)
    if (!other || other.at <= verdict.at) merged.set(key, verdict)
  }
  return [...merged.values()]
}

/** Returns what keeps a review from passing, in sentences; none if every change is accepted and none denied. */
export function gateProblems(changes: Review['changes'], verdicts: readonly Verdict[]): readonly string[] {
  const said = mergeVerdicts(verdicts)
  return Object.entries(changes).flatMap(([change, pictures]) => {
    const own = said.filter((verdict) => verdict.change === change && verdict.verdict !== 'open')
    const current = own.filter((verdict) => verdict.pictures === pictures)
    const denied = current.filter(({ verdict }) => verdict === 'denied')
    if (denied.length > 0)
      return denied.map(
        ({ reviewer, comment }) => `${change}: denied by ${reviewer}${comment === '' ? '' : `: ${comment}`}`,
      )
    if (current.length > 0) return []
    return [own.length > 0 ? `${change}: its pictures have changed since the verdict` : `${change}: not seen yet`]
  })
}
