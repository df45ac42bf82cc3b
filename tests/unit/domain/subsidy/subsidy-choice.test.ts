import { describe, expect, it } from 'vitest'

import { csrVariantFor } from '#domain/subsidy/csr.ts'
import { chooseSubsidyPath } from '#domain/subsidy/subsidy-path.ts'

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
})
