import { describe, expect, it } from 'vitest'

import { oneYearOlder, withoutYoungestApplicant } from '#domain/household/member-changes.ts'
import type { HouseholdMember } from '#domain/household/member.ts'

const member = (role: HouseholdMember['role'], age: number | null, isApplyingForCoverage = true): HouseholdMember => ({
  role,
  age,
  isApplyingForCoverage,
})
const applying = (members: readonly HouseholdMember[] | null) =>
  members?.map(({ isApplyingForCoverage }) => isApplyingForCoverage) ?? null

// Proves Q-103.
describe('one applicant fewer', () => {
  it.each([
    [
      'the youngest of a family',
      [member('primary', 42), member('dependent', 12), member('dependent', 8)],
      [true, true, false],
    ],
    ['the last of twins', [member('primary', 42), member('dependent', 8), member('dependent', 8)], [true, true, false]],
    ['a younger filer', [member('primary', 30), member('spouse', 33)], [false, true]],
    [
      'nobody who does not apply',
      [member('primary', 42), member('spouse', 40), member('dependent', 2, false)],
      [true, false, false],
    ],
  ] as const)('is %s', (_who, members, expected) => {
    expect(applying(withoutYoungestApplicant(members))).toEqual(expected)
  })

  it('is nobody where one person applies', () => {
    expect(withoutYoungestApplicant([member('primary', 42), member('dependent', null, false)])).toBeNull()
  })
})

// Proves Q-103.
it('a year later everyone who applies is one year older, at most 120', () => {
  const members = [member('primary', 55), member('spouse', 120), member('dependent', 7, false)]
  expect(oneYearOlder(members).map(({ age }) => age)).toEqual([56, 120, 7])
})
