import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { priceAnswersFor, withPersonAnswers } from '#domain/household/price-answers.ts'
import { type HouseholdMember, roles } from '#domain/household/member.ts'
import { csrVariants } from '#domain/plans/plan.ts'
import {
  canShowEveryone,
  householdHelp,
  isAnyoneLeftOut,
  isEveryoneCoveredElsewhere,
  type HouseholdHelpFacts,
  needingPlan,
  withEveryoneAgain,
  withoutCoveredElsewhere,
} from '#domain/subsidy/household-help.ts'
import type { PriceAnswers } from '#domain/household/price-answers.ts'
import type { PersonEstimate } from '#domain/subsidy/person-estimate.ts'

const member = (role: HouseholdMember['role'], age: number | null, isApplyingForCoverage = true): HouseholdMember => ({
  role,
  age,
  isApplyingForCoverage,
})
const estimate = (change: Partial<PersonEstimate> = {}): PersonEstimate => ({
  csr: '94',
  isMedicaidChip: false,
  inCoverageGap: false,
  ...change,
})
const child = estimate({ csr: 'none', isMedicaidChip: true })
const parentOfTwo: HouseholdHelpFacts = {
  members: [member('primary', 42), member('dependent', 12), member('dependent', 8)],
  people: [estimate(), child, child],
  creditCents: 66_100,
  csr: '94',
}
const kindsOf = (facts: HouseholdHelpFacts) => householdHelp(facts)?.map(({ help }) => help.kind)
const one = (change: Partial<HouseholdHelpFacts>, person: Partial<PersonEstimate> = {}, who = member('primary', 42)) =>
  householdHelp({ ...parentOfTwo, members: [who], people: [estimate(person)], ...change })?.[0]?.help

// Proves Q-90.
describe('the help of each person', () => {
  it('is the credit with savings for a parent, and Medicaid or CHIP for the children', () => {
    expect(householdHelp(parentOfTwo)).toEqual([
      {
        role: 'primary',
        dependentNumber: null,
        age: 42,
        isApplyingForCoverage: true,
        help: { kind: 'creditAndSavings', variant: '94' },
      },
      { role: 'dependent', dependentNumber: 1, age: 12, isApplyingForCoverage: true, help: { kind: 'medicaidChip' } },
      { role: 'dependent', dependentNumber: 2, age: 8, isApplyingForCoverage: true, help: { kind: 'medicaidChip' } },
    ])
  })

  it.each([
    ['94', '94', { kind: 'creditAndSavings', variant: '94' }],
    ['94', '87', { kind: 'creditAndSavings', variant: '87' }],
    ['73', '94', { kind: 'creditAndSavings', variant: '73' }],
    ['94', null, { kind: 'creditAndSavings', variant: '94' }],
    ['94', 'none', { kind: 'credit' }],
    ['none', '94', { kind: 'credit' }],
    ['none', null, { kind: 'credit' }],
    ['limited', 'zero', { kind: 'creditAndSavings', variant: 'limited' }],
  ] as const)('with variant %s of the household and %j of the person is %j', (csr, own, help) => {
    expect(one({ csr }, { csr: own })).toEqual(help)
  })

  it.each([
    ['DACA', { status: 'daca' }, 50_000, 'daca'],
    ['DACA without a credit', { status: 'daca' }, 0, 'daca'],
    ['another status from 2027', { status: 'other' }, 50_000, 'immigrationStatus'],
    ['an offer of a job', { jobOffer: 'yes' }, 50_000, 'jobOffer'],
    ['an offer without a credit', { jobOffer: 'yes' }, 0, 'fullPrice'],
    ['a pregnancy in Medicaid', { pregnancy: 'yes' }, 50_000, 'medicaidChip'],
    ['Medicare', { medicare: 'yes' }, 50_000, 'medicare'],
    ['a green card', { status: 'resident' }, 50_000, 'creditAndSavings'],
  ] as const)('by the six answers: %s', (_title, changed, creditCents, kind) => {
    const who = member('primary', 28)
    const answers = withPersonAnswers(priceAnswersFor([who], null), 0, changed)
    const answered = { answers, year: 2027, income: { stateAbbr: 'FL', annualIncome: 24_000 } } as const
    expect(one({ creditCents, answered }, {}, who)).toMatchObject({ kind })
  })

  it('is no credit for all who apply, where the filer is married and apart', () => {
    const { members } = parentOfTwo
    const answers = { ...priceAnswersFor(members, null), marriedApart: 'yes' } as const
    expect(kindsOf({ ...parentOfTwo, answered: { answers, year: 2027 } })).toEqual([
      'marriedApart',
      'medicaidChip',
      'medicaidChip',
    ])
  })

  it('is the full price where the household has no credit, whatever the variant', () => {
    expect(one({ creditCents: 0 })).toEqual({ kind: 'fullPrice' })
  })

  it('is the coverage gap where the answer says so', () => {
    expect(one({ creditCents: 0, csr: 'none' }, { csr: 'none', inCoverageGap: true })).toEqual({ kind: 'coverageGap' })
  })

  it('says nothing of a person whose age is not known', () => {
    expect(one({}, { isMedicaidChip: true }, member('dependent', null, false))).toEqual({ kind: 'notApplying' })
  })

  it('stays Medicaid or CHIP for a child whose coverage is no longer asked for', () => {
    expect(one({}, { isMedicaidChip: true }, member('dependent', 12, false))).toEqual({ kind: 'medicaidChip' })
    expect(one({}, {}, member('dependent', 12, false))).toEqual({ kind: 'notApplying' })
  })

  it('is not known when the answer has another number of people', () => {
    expect(householdHelp({ ...parentOfTwo, people: [estimate()] })).toBeNull()
    expect(householdHelp({ ...parentOfTwo, members: [] })).toBeNull()
  })
})

const facts: fc.Arbitrary<HouseholdHelpFacts> = fc
  .array(
    fc.record({
      person: fc.record({
        role: fc.constantFrom(...roles),
        age: fc.option(fc.integer({ min: 0, max: 120 })),
        isApplyingForCoverage: fc.boolean(),
      }),
      of: fc.record({
        csr: fc.option(fc.constantFrom(...csrVariants)),
        isMedicaidChip: fc.boolean(),
        inCoverageGap: fc.boolean(),
      }),
    }),
    { maxLength: 8 },
  )
  .chain((pairs) =>
    fc.record({
      members: fc.constant(pairs.map(({ person }) => person)),
      people: fc.constant(pairs.map(({ of }) => of)),
      creditCents: fc.integer({ min: 0, max: 300_000 }),
      csr: fc.constantFrom(...csrVariants),
    }),
  )

describe('for any household', () => {
  it('Medicaid or CHIP comes from the answer only, and a credit only where there is one', () => {
    fc.assert(
      fc.property(facts, (household) => {
        const help = householdHelp(household) ?? []
        expect(help).toHaveLength(household.members.length)
        help.forEach(({ help: { kind } }, at) => {
          if (kind === 'medicaidChip') expect(household.people[at]?.isMedicaidChip).toBe(true)
          if (kind === 'coverageGap') expect(household.people[at]?.inCoverageGap).toBe(true)
          if (kind === 'credit' || kind === 'creditAndSavings') expect(household.creditCents).toBeGreaterThan(0)
        })
      }),
    )
  })

  // Proves Q-91.
  it('prices for some keep everyone in the tax household, with the same ages, and somebody applies', () => {
    fc.assert(
      fc.property(facts, ({ members, ...rest }) => {
        const help = householdHelp({ members, ...rest }) ?? []
        const fewer = withoutCoveredElsewhere(members, help)
        expect(fewer.map(({ role, age }) => [role, age])).toEqual(members.map(({ role, age }) => [role, age]))
        if (needingPlan(help) === null) expect(fewer).toBe(members)
        else {
          expect(fewer.some(({ isApplyingForCoverage }) => isApplyingForCoverage)).toBe(true)
          const again = withEveryoneAgain(fewer)
          members.forEach((before, at) => {
            if (before.isApplyingForCoverage) expect(again[at]).toEqual(before)
          })
          expect(canShowEveryone(again)).toBe(false)
        }
      }),
    )
  })
})

// Proves Q-91.
describe('prices for those who need a plan', () => {
  const help = householdHelp(parentOfTwo) ?? []
  const parentOnly = withoutCoveredElsewhere(parentOfTwo.members, help)

  it('are for the parent of two covered children, and can be undone', () => {
    expect(needingPlan(help)?.map(({ role }) => role)).toEqual(['primary'])
    expect(parentOnly).toEqual([member('primary', 42), member('dependent', 12, false), member('dependent', 8, false)])
    expect(canShowEveryone(parentOfTwo.members)).toBe(false)
    expect(canShowEveryone(parentOnly)).toBe(true)
    expect(withEveryoneAgain(parentOnly)).toEqual(parentOfTwo.members)
  })

  it('are for the spouse of a worker with an offer of a job', () => {
    const members = [member('primary', 42), member('spouse', 40)]
    const no = { medicare: 'no', status: 'citizen', jobOffer: 'no', tobacco: 'no', pregnancy: 'no' } as const
    const answers: PriceAnswers = { people: [{ ...no, jobOffer: 'yes' }, no], marriedApart: 'no' }
    const facts = {
      ...parentOfTwo,
      members,
      people: [estimate(), estimate()],
      answered: { answers, year: 2027 },
    } as const
    expect(withoutCoveredElsewhere(members, householdHelp(facts) ?? [])).toEqual([
      member('primary', 42, false),
      member('spouse', 40),
    ])
  })

  it('are not offered when all who apply are covered elsewhere, or nobody is', () => {
    const all = { ...parentOfTwo, people: [child, child, child] }
    expect(kindsOf(all)).toEqual(['medicaidChip', 'medicaidChip', 'medicaidChip'])
    expect(needingPlan(householdHelp(all) ?? [])).toBeNull()
    const none = { ...parentOfTwo, people: [estimate(), estimate(), estimate()] }
    expect(needingPlan(householdHelp(none) ?? [])).toBeNull()
    expect(withoutCoveredElsewhere(none.members, householdHelp(none) ?? [])).toBe(none.members)
  })

  it('have a credit for nobody when all who apply are covered elsewhere', () => {
    const children = parentOfTwo.members.map((one) => ({ ...one, isApplyingForCoverage: one.role === 'dependent' }))
    expect(isEveryoneCoveredElsewhere(householdHelp({ ...parentOfTwo, members: children }) ?? [])).toBe(true)
    expect(isEveryoneCoveredElsewhere(help)).toBe(false)
  })

  it('leave a person of 65 or older out, and say that somebody is left out', () => {
    const couple = {
      ...parentOfTwo,
      members: [member('primary', 66), member('spouse', 60)],
      people: [estimate(), estimate()],
    }
    const asked = householdHelp(couple) ?? []
    expect(asked.map(({ help: { kind } }) => kind)).toEqual(['medicare', 'creditAndSavings'])
    const members = withoutCoveredElsewhere(couple.members, asked)
    expect(members).toEqual([member('primary', 66, false), member('spouse', 60)])
    expect(isAnyoneLeftOut(asked)).toBe(false)
    expect(isAnyoneLeftOut(householdHelp({ ...couple, members }) ?? [])).toBe(true)
  })

  it('leave a person without an age out', () => {
    const members = [member('primary', 42), member('dependent', null, false)]
    expect(canShowEveryone(members)).toBe(false)
    expect(withEveryoneAgain(members)).toBe(members)
  })
})
