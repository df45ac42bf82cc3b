import { describe, expect, it } from 'vitest'

import { csrVariantFor, estimatedCsr } from '#domain/subsidy/csr.ts'
import { chooseSubsidyPath } from '#domain/subsidy/subsidy-path.ts'
import type { CsrVariant } from '#domain/plans/plan.ts'
import { applicant } from '#mocks/fixtures/results-session.ts'

// Proves Q-62.
describe('the subsidy call', () => {
  it.each([
    ['FL', 224.99, 'benchmark'],
    ['FL', 225, 'estimate'],
    ['FL', 229.99, 'estimate'],
    ['OH', 225, 'benchmark'],
    ['OH', 229.99, 'benchmark'],
    ['OH', 230, 'estimate'],
    ['FL', 99, 'benchmark'],
    ['FL', 500, 'estimate'],
  ])('in %s at %f percent is the %s', (state, fplPercent, expected) => {
    expect(chooseSubsidyPath(state, fplPercent)).toBe(expected)
  })
})

// Proves Q-68.
describe('the cost-sharing variant', () => {
  it.each([
    [99, 'none'],
    [100, '94'],
    [150, '94'],
    [150.01, '87'],
    [200, '87'],
    [200.01, '73'],
    [250, '73'],
    [250.01, 'none'],
    [null, 'none'],
  ])('at %j percent is %s', (fplPercent, expected) => {
    expect(csrVariantFor({ fplPercent })).toBe(expected)
  })

  it('is the one of the estimate where it gives one', () => {
    expect(csrVariantFor({ fplPercent: 240, estimateCsr: '87' })).toBe('87')
    expect(csrVariantFor({ fplPercent: 240, estimateCsr: null })).toBe('73')
  })

  const person = (csr: CsrVariant | null, isMedicaidChip = false) => ({ csr, isMedicaidChip, inCoverageGap: false })
  const [parent, partner, child] = [applicant('primary', 40), applicant('spouse', 39), applicant('dependent', 7)]
  it.each([
    ['the fewest savings of those who share the plan', [person('87'), person('73'), person('94')], '73'],
    ['without a child who has Medicaid or CHIP', [person('87'), person('94'), person('none', true)], '87'],
    ['none where everyone has Medicaid or CHIP', Array(3).fill(person('none', true)), 'none'],
    ['none where one of them has none', [person('94'), person('none'), person('94')], 'none'],
    ['silent where it has no variant', Array(3).fill(person(null)), null],
    ["the household's where its people are not those of the household", [person('94')], '87'],
  ] as const)('of an estimate is %s', (_, people, expected) => {
    expect(estimatedCsr({ csr: '87', people }, [parent, partner, child])).toBe(expected)
  })

  it('of an estimate leaves out a person who does not apply', () => {
    const members = [{ ...parent, isApplyingForCoverage: false }, child]
    expect(estimatedCsr({ csr: '73', people: [person('73'), person('94')] }, members)).toBe('94')
  })
})
