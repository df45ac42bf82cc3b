import process from 'node:process'

/**
 * Numbers from 0 up to 1, the same ones for the same seed.
 * @param {number} seed
 * @returns {() => number}
 */
export function random(seed) {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/**
 * The items in an order that the seed determines.
 * @template T
 * @param {readonly T[]} items
 * @param {number} seed
 * @returns {T[]}
 */
export function shuffled(items, seed) {
  const next = random(seed)
  return items
    .map((item) => ({ item, at: next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
}

/**
 * The items unchanged, or in the order that the number in ORDER determines: no test may depend on another (R19).
 * @template T
 * @param {readonly T[]} items
 * @returns {T[]}
 */
export function inOrder(items) {
  const { ORDER } = process.env
  return ORDER ? shuffled(items, Number(ORDER)) : [...items]
}
