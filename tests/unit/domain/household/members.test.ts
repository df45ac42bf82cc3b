import { expect, it } from 'vitest'

import { applyingCount } from '#domain/household/members.ts'
import type { HouseholdMember } from '#domain/household/member.ts'

const person = (isApplyingForCoverage: boolean): HouseholdMember => ({
  role: 'dependent',
  age: 30,
  isApplyingForCoverage,
})

// Proves Q-24.
it.each([
  [[], 0],
  [[false], 0],
  [[true], 1],
  [[true, false, true], 2],
])('of people who apply or do not, %j, as many apply as %i', (applies, count) => {
  expect(applyingCount(applies.map(person))).toBe(count)
})
