import { describe, expect, it } from 'vitest'

import type { HouseholdMember } from '#domain/household/member.ts'
import type { QuoteCriteria } from '#domain/quote/criteria.ts'
import { sameCriteria, withMembers } from '#domain/quote/criteria-changes.ts'

import { familyCriteria, miamiDade, monroe } from './sample-quote.ts'

const spouseAs = (change: Partial<HouseholdMember>) => ({
  members: familyCriteria.members.map((member) => (member.role === 'spouse' ? { ...member, ...change } : member)),
})

describe('two searches', () => {
  it('are the same when they ask for the same, though they are written anew', () => {
    expect(sameCriteria(familyCriteria, structuredClone(familyCriteria))).toBe(true)
  })

  it.each<[string, Partial<QuoteCriteria>]>([
    ['the county of the ZIP', { county: monroe }],
    ['the ZIP of the county', { county: { ...miamiDade, zipCode: '33101' } }],
    ['the size of the household', { householdSize: 4 }],
    ['the income of the household', { annualIncome: 43000 }],
    ["the primary person's income", { primaryAnnualIncome: 30000 }],
    ["the spouse's income", { spouseAnnualIncome: 12000 }],
    ['whether the credit is forgone', { forceZeroSubsidy: true }],
    ['the age of one member', spouseAs({ age: 35 })],
    ['the place of one member', spouseAs({ role: 'dependent' })],
    ['whether one member applies', spouseAs({ isApplyingForCoverage: false })],
    ['one member less', { members: familyCriteria.members.slice(0, 2) }],
  ])('differ in %s', (_what, change) => {
    const changed = { ...familyCriteria, ...change }
    expect(sameCriteria(familyCriteria, changed)).toBe(false)
    expect(sameCriteria(changed, familyCriteria)).toBe(false)
  })
})

describe('other members', () => {
  it('change who applies and the size of the household, and nothing else', () => {
    const { members } = spouseAs({ isApplyingForCoverage: false })
    expect(withMembers(familyCriteria, members.slice(0, 2))).toEqual({
      ...familyCriteria,
      members: members.slice(0, 2),
      applicantConfiguration: 'self',
      householdSize: 2,
    })
  })
})
