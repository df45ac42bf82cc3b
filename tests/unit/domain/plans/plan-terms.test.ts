import { describe, expect, it } from 'vitest'

import type { CostSharingValue } from '#domain/plans/cost-sharing.ts'
import { sharingTerms } from '#domain/plans/plan-terms.ts'

const copay = (amountCents: number): CostSharingValue => ({ kind: 'copay', amountCents })
const coinsurance = (percent: number): CostSharingValue => ({ kind: 'coinsuranceAfterDeductible', percent })

// Proves C-71.
describe('the terms of cost sharing', () => {
  it('have the first service of the plan that is an example of each', () => {
    const benefits = [
      { key: 'primaryCare', value: { kind: 'noCharge' } },
      { key: 'specialist', value: copay(4_500) },
      { key: 'urgentCare', value: copay(6_000) },
      { key: 'hospitalStay', value: coinsurance(40) },
    ] as const
    expect(sharingTerms(benefits)).toEqual([
      { id: 'copay', service: benefits[1] },
      { id: 'coinsurance', service: benefits[3] },
    ])
  })

  it('are left out where no service of the plan is an example', () => {
    expect(sharingTerms([{ key: 'primaryCare', value: coinsurance(30) }]).map(({ id }) => id)).toEqual(['coinsurance'])
    const perDay: CostSharingValue = { kind: 'copayPerDay', amountCents: 30_000 }
    expect(sharingTerms([{ key: 'hospitalStay', value: perDay }])).toEqual([])
    const nothing = [
      { key: 'primaryCare', value: copay(0) },
      { key: 'specialist', value: coinsurance(0) },
      { key: 'urgentCare', value: coinsurance(100) },
    ] as const
    expect(sharingTerms(nothing)).toEqual([])
    expect(sharingTerms([])).toEqual([])
  })
})
