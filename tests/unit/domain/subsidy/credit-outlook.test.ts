import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type HouseholdMember, roles } from '#domain/household/member.ts'
import { creditOutlook, outlookStatement, peopleOnPlan, reasonCounts } from '#domain/subsidy/credit-outlook.ts'
import { creditOutlookSchema } from '#domain/subsidy/credit-outlook-schema.ts'
import { areSavingsDoubtful, hasUnsharedSavings } from '#domain/subsidy/csr.ts'
import { medicareAt, noCreditReasonIds, noCreditReasonOf, noCreditReasons } from '#domain/subsidy/no-credit-reasons.ts'

const household = (...ages: readonly (number | null)[]): readonly HouseholdMember[] =>
  ages.map((age, at) => ({ role: at === 0 ? 'primary' : 'dependent', age, isApplyingForCoverage: age !== null }))
const estimatesOf = (members: readonly HouseholdMember[], inMedicaid: readonly number[]) =>
  members.map(({ age }) => ({
    csr: null,
    inCoverageGap: false,
    isMedicaidChip: age !== null && inMedicaid.includes(age),
  }))
const outlookOf = (ages: readonly (number | null)[], inMedicaid: readonly number[], estimateCents: number | null) => {
  const members = household(...ages)
  return creditOutlook({ members, people: estimatesOf(members, inMedicaid), estimateCents })
}

// Proves Q-140.
describe('a reason for no credit', () => {
  it.each([
    [63, false, null],
    [64, false, 'medicareLater'],
    [65, false, 'medicare'],
    [120, false, 'medicare'],
    [8, true, 'medicaidOrChip'],
    [63, true, 'medicaidOrChip'],
    [64, true, 'medicaidOrChip'],
    [65, true, 'medicare'],
    [42, false, null],
    [null, true, null],
  ] as const)('at age %s, with Medicaid or CHIP probable %s, is %s', (age, isMedicaidChip, id) => {
    expect(noCreditReasonOf({ age, isMedicaidChip })?.id ?? null).toBe(id)
  })

  it('has one row with a source and the day it was read', () => {
    expect(noCreditReasons.map(({ id }) => id)).toEqual(noCreditReasonIds)
    for (const { source, read } of noCreditReasons) {
      expect(source).toMatch(/CFR|U\.S\.C\./)
      expect(read).toMatch(/^\d{4}-\d\d-\d\d$/)
    }
  })

  it('of Medicare is known from the age alone', () => {
    expect([63, 64, 65].map(medicareAt)).toEqual([null, 'later', 'start'])
    expect(medicareAt(null)).toBeNull()
  })
})

// Proves Q-141.
describe('what is said of a credit', () => {
  it.each([
    [
      'a parent in 33012 with children in CHIP',
      [42, 12, 8],
      [12, 8],
      160_100,
      71_686,
      { kind: 'lower', probableCents: 71_600 },
    ],
    ['a family in Alaska', [38, 36, 10, 7, 3], [10, 7, 3], 359_100, 161_235, { kind: 'lower', probableCents: 161_200 }],
    ['a family in 75033', [33, 31, 4], [4], 164_300, 117_390, { kind: 'lower', probableCents: 117_300 }],
    ['the same before the estimate of its people', [33, 31, 4], [4], 164_300, null, { kind: 'unknown' }],
    ['a credit by the estimate, which leaves them out', [42, 12], [12], 44_808, 44_808, { kind: 'shared' }],
    ['a price without a credit', [42, 12], [12], 0, 0, { kind: 'shared' }],
    ['a couple of 66 and 60, whose credit counts both', [66, 60], [], 200_000, 200_000, { kind: 'unknown' }],
    ['one person of 65', [65], [], 137_291, 137_291, { kind: 'nobody' }],
    ['one person of 65 without a credit', [65], [], 0, 0, null],
    ['two children in Medicaid', [null, 12, 8], [12, 8], 60_000, 0, { kind: 'nobody' }],
    ['one person of 64', [64], [], 137_291, 137_291, null],
  ] as const)('of %s', (_, ages, inMedicaid, creditCents, estimateCents, said) => {
    const outlook = outlookOf(ages, inMedicaid, estimateCents)
    expect(outlook && outlookStatement(outlook, creditCents)).toEqual(said)
  })

  it('is nothing where nobody who applies has a reason', () => {
    expect(outlookOf([42, 30], [], 50_000)).toBeNull()
    const members = household(42, 66).map((one) => ({ ...one, isApplyingForCoverage: one.age === 42 }))
    expect(creditOutlook({ members, people: undefined, estimateCents: null })).toBeNull()
  })

  it('counts people by their reason, now and later, and those who are on the plan', () => {
    const outlook = outlookOf([66, 64, 12, 8], [12, 8], 90_000)
    expect(outlook?.reasons).toEqual(['medicare', 'medicareLater', 'medicaidOrChip', 'medicaidOrChip'])
    expect(outlook && reasonCounts(outlook, 'start')).toEqual([
      { id: 'medicare', count: 1 },
      { id: 'medicaidOrChip', count: 2 },
    ])
    expect(outlook && reasonCounts(outlook, 'later')).toEqual([{ id: 'medicareLater', count: 1 }])
    expect(outlook && peopleOnPlan(outlook)).toBe(1)
  })

  // Proves.
  it.each([
    ['without everyone who has a reason', [66, 60], [], [0], 187_350],
    ['without the child in CHIP too', [66, 60, 8], [8], [0, 2], 187_350],
    ['that still counts a child in CHIP', [66, 60, 8], [8], [0], null],
    ['that still counts somebody with a reason', [66, 67, 60], [], [0], null],
  ] as const)('has the amount of a second search %s', (_, ages, inMedicaid, without, probableCents) => {
    const members = household(...ages)
    const people = estimatesOf(members, inMedicaid)
    const second = { without, creditCents: 187_350 }
    const outlook = creditOutlook({ members, people, estimateCents: 412_000, second })
    expect(outlook?.probableCents).toBe(probableCents === null ? null : Math.floor(probableCents / 100) * 100)
    const unknown = { without, creditCents: null }
    expect(creditOutlook({ members, people, estimateCents: 412_000, second: unknown })?.probableCents).toBeNull()
  })

  // Proves Q-155.
  it('ends the extra savings of income for those it names, and no others', () => {
    const mixed = creditOutlook({ members: household(66, 60), people: undefined, estimateCents: null })
    expect([hasUnsharedSavings('87', mixed), hasUnsharedSavings('none', mixed)]).toEqual([true, false])
    expect(hasUnsharedSavings('87', outlookOf([64, 60], [], 1))).toBe(false)
    // Where nobody gets a credit, the outlook says itself that there are none.
    expect(hasUnsharedSavings('87', outlookOf([66, 67], [], 1))).toBe(false)
    expect(hasUnsharedSavings('87', null)).toBe(false)
  })

  // Proves P-104.
  it('makes the extra savings in the amounts of a plan doubtful where it names somebody now', () => {
    const some = creditOutlook({ members: household(66, 60), people: undefined, estimateCents: null })
    const everyone = outlookOf([66, 67], [], 1)
    expect([areSavingsDoubtful(true, some), areSavingsDoubtful(true, everyone)]).toEqual([true, true])
    expect([areSavingsDoubtful(false, everyone), areSavingsDoubtful(true, null)]).toEqual([false, false])
    expect(areSavingsDoubtful(true, outlookOf([64, 60], [], 1))).toBe(false)
  })

  it('knows Medicare without an estimate, and nothing of Medicaid from one of other people', () => {
    const members = household(66, 12)
    for (const people of [undefined, estimatesOf(household(12), [12])])
      expect(creditOutlook({ members, people, estimateCents: null })?.reasons).toEqual(['medicare', null])
  })

  const person = fc.record({
    role: fc.constantFrom(...roles),
    age: fc.option(fc.integer({ min: 0, max: 120 }), { nil: null }),
    isApplyingForCoverage: fc.boolean(),
    isMedicaidChip: fc.boolean(),
  })
  it('never is a higher credit than the shown one, and survives storage', () => {
    fc.assert(
      fc.property(fc.array(person, { maxLength: 6 }), fc.nat(500_000), fc.nat(500_000), (all, shown, estimateCents) => {
        const people = all.map(({ isMedicaidChip }) => ({ csr: null, isMedicaidChip, inCoverageGap: false }))
        const outlook = creditOutlook({ members: all, people, estimateCents })
        if (outlook === null) return
        expect(outlook.reasons).toHaveLength(all.filter((one) => one.isApplyingForCoverage).length)
        const said = outlookStatement(outlook, shown)
        if (said?.kind === 'lower') expect(said.probableCents).toBeLessThan(shown)
        expect(creditOutlookSchema.parse(JSON.parse(JSON.stringify(outlook)))).toEqual(outlook)
      }),
    )
  })

  it.each([undefined, null, 'some', {}, { reasons: ['rich'], probableCents: 0 }, { reasons: [], probableCents: -1 }])(
    'is nothing where %j was stored',
    (stored) => {
      expect(creditOutlookSchema.parse(stored)).toBeUndefined()
    },
  )
})
