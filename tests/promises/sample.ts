import { shuffled } from '#tests/run/order.mjs'

/** The seed of all generated values; printed with each figure, and SEED sets another one. */
export const seed = Number(process.env['SEED'] ?? 20_261_121)

/** FULL=1 runs each matrix completely; otherwise the seed chooses a part. */
export const isFull = process.env['FULL'] === '1'

/** The items of a matrix in this run: all of them with FULL=1, otherwise a number of items chosen by the seed. */
export function sampled<T>(items: readonly T[], count: number): readonly T[] {
  if (isFull || items.length <= count) return items
  return shuffled(items, seed).slice(0, count)
}

/** The one line that a promise prints. */
export function printFigure(promise: string, figure: string): void {
  console.log(`${promise}: ${figure} (seed ${seed}${isFull ? ', full' : ''})`)
}
