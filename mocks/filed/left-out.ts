/** What an import could not use, by reason: how often, and the first names. */
export interface LeftOut {
  readonly reason: string
  count: number
  readonly examples: string[]
}

const mostExamples = 5

/** Counts what an import leaves out. Nothing is guessed in its place. */
export function leftOutList() {
  const byReason = new Map<string, LeftOut>()
  return {
    /** Counts one under a reason; `name` says which. */
    add(reason: string, name: string): void {
      const known = byReason.get(reason) ?? { reason, count: 0, examples: [] }
      known.count += 1
      if (known.examples.length < mostExamples && !known.examples.includes(name)) known.examples.push(name)
      byReason.set(reason, known)
    },
    /** Everything that was counted. */
    all: (): readonly LeftOut[] => [...byReason.values()],
  }
}

/** The list of what an import leaves out. */
export type LeftOutList = ReturnType<typeof leftOutList>
