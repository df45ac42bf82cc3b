/** How much a bench does: as much as a figure needs, or as little as shows that it still measures. */
export interface Effort {
  /** How often something is measured. */
  readonly rounds: (usual: number) => number
  /** How often it is done before, uncounted. */
  readonly warmUps: (usual: number) => number
  /** The plans of a county: one number for all where figures don't count. */
  readonly plans: (usual: number) => number
  /** A pause, in milliseconds. */
  readonly pauseMs: (usual: number) => number
  /** How many times slower the processor is. */
  readonly slower: (usual: number) => number
  /** All of some things of a kind, or the first. */
  readonly some: <Item>(items: readonly Item[]) => readonly Item[]
  /** The first of two where figures count, otherwise the second. */
  readonly choose: <Choice>(whole: Choice, quick: Choice) => Choice
  readonly tell: (text: string) => void
  readonly tellTable: (table: object) => void
}

/** For figures: `npm run bench`. */
export const wholeEffort: Effort = {
  rounds: (usual) => usual,
  warmUps: (usual) => usual,
  plans: (usual) => usual,
  pauseMs: (usual) => usual,
  slower: (usual) => usual,
  some: (items) => items,
  choose: (whole) => whole,
  tell: (text) => {
    console.log(text)
  },
  tellTable: (table) => {
    console.table(table)
  },
}

/** One round of everything, small and without figures: `npm run bench -- --quick`, in `npm test`. */
export const quickEffort: Effort = {
  rounds: () => 1,
  // An act and its return.
  warmUps: (usual) => Math.min(usual, 1),
  plans: () => 200,
  pauseMs: (usual) => usual / 10,
  slower: () => 1,
  some: (items) => items.slice(0, 1),
  choose: (_whole, quick) => quick,
  tell: () => undefined,
  tellTable: () => undefined,
}

/** A measurement that is made once for each key: sizes that are one where figures don't count share it. */
export function onceEach<Key, Value>(measure: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const known = new Map<Key, Promise<Value>>()
  return (key) => {
    const found = known.get(key) ?? measure(key)
    known.set(key, found)
    return found
  }
}
