/** The seed of everything that is generated; printed with each figure, another one is chosen by SEED. */
export const seed = Number(process.env['SEED'] ?? 20_261_121)

/** FULL=1 runs each matrix whole; otherwise a part that the seed chooses. */
export const isFull = process.env['FULL'] === '1'

/** Numbers from 0 up to 1, the same ones for the same seed. */
export function random(from: number): () => number {
  let state = from >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** The items of a matrix that this run looks at: all of them in full, else so many that the seed chooses. */
export function sampled<T>(items: readonly T[], count: number): readonly T[] {
  if (isFull || items.length <= count) return items
  const next = random(seed)
  return items
    .map((item) => ({ item, at: next() }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ item }) => item)
}

/** The one line that a promise prints. */
export function printFigure(promise: string, figure: string): void {
  console.log(`${promise}: ${figure} (seed ${seed}${isFull ? ', full' : ''})`)
}
