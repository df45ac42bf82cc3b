import { federalMaximum } from './tables/federal-limits.ts'
import { type Design, designs } from './tables/designs.ts'

/**
 * Returns the designs that are sold in a plan year. Those of 2026 serve the later years too, since the limits only rise;
 * a Catastrophic plan alone follows its year, because its deductible is the federal limit (42 USC 18022(e)).
 */
export function designsOf(year: number): readonly Design[] {
  const limit = federalMaximum(year)
  return designs.map((design) => {
    if (design.metalLevel !== 'Catastrophic') return design
    const standard = { ...design.variants.standard, deductible: limit, outOfPocketMaximum: limit }
    return { ...design, variants: { standard } }
  })
}
