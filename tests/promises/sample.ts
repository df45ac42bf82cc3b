import { shuffled } from '#tests/run/order.mjs'

/** The seed of everything that is generated; printed with each figure, another one is chosen by SEED. */
export const seed = Number(process.env['SEED'] ?? 20_261_121)

/** FULL=1 runs each matrix whole; otherwise a part that the seed chooses. */
export const isFull = process.env['FULL'] === '1'

/** The items of a matrix that this run looks at: all of them in full, else so many that the seed chooses. */
export function sampled<T>(items: readonly T[], count: number): readonly T[] {
  if (isFull || items.length <= count) return items
  return shuffled(items, seed).slice(0, count)
}

/** The one line that a promise prints. */
export function printFigure(promise: string, figure: string): void {
  console.log(`${promise}: ${figure} (seed ${seed}${isFull ? ', full' : ''})`)
}
