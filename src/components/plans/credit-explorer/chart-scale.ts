/** Maps an amount to a place on the screen, in CSS pixels. */
export type Scale = (amount: number) => number

/** Returns a straight scale from 0 to `most`, whose ends are the given places. */
export function scaleTo(most: number, start: number, end: number): Scale {
  return (amount) => start + ((end - start) * amount) / Math.max(1, most)
}

/** Returns the least of 1, 2, 2.5 and 5 times a power of ten that is at least an amount. */
function roundStep(amount: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, amount)))
  return [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((step) => step >= amount) ?? power
}

/** Returns round amounts from 0 to at most `most`, in about `count` steps. */
export function ticksTo(most: number, count: number): readonly number[] {
  const step = roundStep(most / Math.max(1, count))
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step)
}

/** Returns round amounts from 0 to at least `most`, in at most `count` steps. */
export function ticksOver(most: number, count: number): readonly number[] {
  const step = roundStep(Math.max(most, 100) / Math.max(1, count))
  return Array.from({ length: Math.ceil(Math.max(most, 100) / step) + 1 }, (_, at) => at * step)
}

/** A label at a place of the horizontal axis. */
interface Placed {
  readonly at: number
}

/**
 * Returns the row of each label, so that labels of one row are `apart` pixels apart; null for one that has no room in
 * any. The labels come in order of their places.
 */
export function rowsOf(labels: readonly Placed[], rows: number, apart: number): readonly (number | null)[] {
  const last = Array.from({ length: rows }, () => -Infinity)
  return labels.map(({ at }) => {
    const row = last.findIndex((place) => at - place >= apart)
    if (row === -1) return null
    last[row] = at
    return row
  })
}

/** The chosen incomes of the chart and the slider are whole hundreds. */
export const incomeStep = 100

/** Returns an income of the chart in whole hundreds. */
export const toStep = (income: number) => Math.round(income / incomeStep) * incomeStep

/**
 * Returns the highest income of the chart, in whole dollars: beyond the limit and the visitor's income, but at most
 * twice the limit, so the curve stays readable.
 */
export function lastIncome(annualIncome: number, limit: number): number {
  return Math.ceil(Math.min(Math.max(limit * 1.2, annualIncome * 1.08), limit * 2) / 1000) * 1000
}
