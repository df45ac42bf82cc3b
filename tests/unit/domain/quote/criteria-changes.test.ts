import { describe, expect, it } from 'vitest'

import type { HouseholdMember } from '#domain/household/member.ts'
import { placeOf, type QuoteCriteria } from '#domain/quote/criteria.ts'
import { sameCriteria } from '#domain/quote/criteria-changes.ts'

import { familyCriteria, monroe } from './sample-quote.ts'

const spouseAs = (change: Partial<HouseholdMember>) => ({
  householdMembers: familyCriteria.householdMembers.map((member) =>
    member.role === 'spouse' ? { ...member, ...change } : member,
  ),
})

describe('two searches', () => {
  it('are the same when they ask for the same, though they are written anew', () => {
    expect(sameCriteria(familyCriteria, structuredClone(familyCriteria))).toBe(true)
  })

  it.each<[string, Partial<QuoteCriteria>]>([
    ['the county of the ZIP', placeOf(monroe)],
    ['the ZIP of the county', { zipCode: '33101' }],
    ['the income of the household', { income: 43000 }],
    ["the primary person's income", { primaryApplicantIncome: 30000 }],
    ["the spouse's income", { spouseIncome: 12000 }],
    ['whether the credit is forgone', { forceZeroSubsidy: true }],
    ['the age of one member', spouseAs({ age: 35 })],
    ['the place of one member', spouseAs({ role: 'dependent' })],
    ['whether one member applies', spouseAs({ isApplyingForCoverage: false })],
    ['one member less', { householdMembers: familyCriteria.householdMembers.slice(0, 2) }],
  ])('differ in %s', (_what, change) => {
    const changed = { ...familyCriteria, ...change }
    expect(sameCriteria(familyCriteria, changed)).toBe(false)
    expect(sameCriteria(changed, familyCriteria)).toBe(false)
  })
})
