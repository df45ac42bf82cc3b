import { describe, expect, it } from 'vitest'

import { chooseDeductible } from '#domain/plans/cost-limit.ts'
import { benefitCost, benefitNames } from '#domain/plans/benefits.ts'
import { csrVariantOf, metalLevelOf } from '#domain/plans/official-words.ts'
import type { CostSharing } from '#domain/plans/plan.ts'
import { planLinks } from '#domain/plans/plan-card-model.ts'

import { limit } from './sample-plan.ts'

describe('the official words', () => {
  it.each([
    [' Silver ', 'Silver'],
    ['expanded bronze\n', 'Bronze'],
  ])('%j are the metal level %s, whatever spaces surround them', (words, level) => {
    expect(metalLevelOf(words)).toBe(level)
  })

  it.each([
    [' 87% AV Level Silver Plan CSR ', '87'],
    ['Silver Plan, up to 94% AV', 'none'],
    ['No Limited Cost Sharing', 'none'],
    ['Above Zero Cost Sharing', 'none'],
  ])('%j are the variant %s', (words, variant) => {
    expect(csrVariantOf(words)).toBe(variant)
  })
})

// Proves Q-68.
describe("the amounts of the household's variant", () => {
  it('are the standard ones, never those of a third variant, where the plan has none of its own', () => {
    const deductibles = [limit(10_000, { csr: '94' }), limit(500_000)]
    expect(chooseDeductible({ deductibles }, { csr: '87', family: false })?.amountCents).toBe(500_000)
    expect(chooseDeductible({ deductibles: [limit(10_000, { csr: '94' })] }, { csr: '87', family: false })).toBeNull()
  })
})

describe('the cost of a service', () => {
  const row = (displayString: string): CostSharing => ({ networkTier: 'In-Network', displayString, csr: 'none' })
  const cost = (...costSharings: readonly CostSharing[]) =>
    benefitCost({ benefits: [{ name: benefitNames.specialist, covered: true, costSharings }] }, 'specialist', 'none')

  it.each(['', '   '])('is the first that is said, not the empty wording %j', (empty) => {
    expect(cost(row(empty), row('$40'))).toEqual({ kind: 'copay', amountCents: 4000 })
    expect(cost(row(empty))).toBeNull()
  })
})

describe('the link of a plan', () => {
  it.each([
    ['only holds an address', 'javascript:open("https://www.hioscar.com")'],
    ['goes on after the address', 'https://www.hioscar.com/sbc.pdf and more'],
  ])('is left out where the text %s', (_what, benefits) => {
    expect(planLinks({ benefits })).toEqual([])
  })
})
