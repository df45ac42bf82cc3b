import { describe, expect, it } from 'vitest'

import { generatePlans } from '#mocks/marketplace/catalogue.ts'
import { amountsOf } from '#mocks/marketplace/plan-cost-sharing.ts'
import { countyOf } from '#mocks/marketplace/places.ts'
import { examples, sbcsOf } from '#mocks/marketplace/sbc.ts'

const miami = countyOf('12086')
if (!miami) throw new Error('Miami-Dade is not known')
const plans = generatePlans({ county: miami, year: 2026 })

const offered = (key: string) => {
  const plan = plans.find(({ design, version }) => design.key === key && version === 0)
  if (!plan) throw new Error(`No plan of the design ${key}`)
  return plan
}
const sums = ({ care, preventive, uncovered }: (typeof examples)[keyof typeof examples]) =>
  care.reduce((sum, { times, cost }) => sum + times * cost, preventive + uncovered)

describe('the federal examples', () => {
  it('cost what the federal forms say', () => {
    expect([sums(examples.baby), sums(examples.diabetes), sums(examples.fracture)]).toEqual([12_700, 5_600, 2_800])
  })

  it('count the hospital copay of each day of a birth', () => {
    // 4 laboratory bills of 65, two days of 3,000, and two drugs of 20, which cost less than their copay of 30.
    expect(sbcsOf(offered('bronze-copay')).baby).toEqual({ deductible: 0, copay: 6_300, coinsurance: 0, limit: 60 })
  })

  it('count the deductible before the rate on the rest', () => {
    const { deductible, copay, coinsurance } = sbcsOf(offered('silver-standard')).baby
    // 40 % after 6,000: of laboratory and hospital, 10,800 in all; two drugs at 20 each.
    expect({ deductible, copay, coinsurance }).toEqual({ deductible: 6_000, copay: 40, coinsurance: 1_920 })
  })

  it('never pass the out-of-pocket maximum, nor the care itself', () => {
    for (const plan of plans) {
      const { outOfPocketMaximum } = amountsOf(plan, 'standard')
      for (const [name, bill] of Object.entries(sbcsOf(plan))) {
        const paid = bill.deductible + bill.copay + bill.coinsurance
        const example = examples[name as keyof typeof examples]
        expect(paid).toBeLessThanOrEqual(outOfPocketMaximum)
        expect(paid).toBeLessThanOrEqual(sums(example) - example.preventive - example.uncovered)
        expect(bill.deductible).toBeLessThanOrEqual(amountsOf(plan, 'standard').deductible)
      }
    }
  })
})
