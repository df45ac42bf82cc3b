import { federalMaximum } from './tables/federal-limits.ts'
import { type Design, designs } from './tables/designs.ts'

/**
 * Returns the designs that are sold in a plan year. Later years use those of 2026 too, because the limits only rise.
 * Only Catastrophic plans depend on the year, because their deductible is the federal limit (42 USC 18022(e)).
 */
export function designsOf(year: number): readonly Design[] {
  const limit = federalMaximum(year)
  return designs.map((design) => {
    if (design.metalLevel !== 'Catastrophic') return design
    const standard = { ...design.variants.standard, deductible: limit, outOfPocketMaximum: limit }
    return { ...design, variants: { standard } }
  })
}
