import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { HouseholdMember } from '#domain/household/member.ts'
import { priceAnswersSchema } from '#domain/household/price-answers-schema.ts'
import {
  askedOf,
  isEveryQuestionAnswered,
  type PriceAnswers,
  priceAnswersFor,
  quoteStatuses,
  withPersonAnswers,
} from '#domain/household/price-answers.ts'
import { storedAnswers } from '#domain/household/stored-answers.ts'
import { priceAnswersCode, readPriceAnswersCode } from '#domain/quote/price-answers-code.ts'

const person = (role: HouseholdMember['role'], age: number | null): HouseholdMember => ({
  role,
  age,
  isApplyingForCoverage: age !== null,
})
const family = [person('primary', 66), person('spouse', 30), person('dependent', 20), person('dependent', null)]

// Proves Q-143.
describe('who is asked', () => {
  it.each([
    ['medicare', [1, 2]],
    ['status', [0, 1, 2]],
    ['jobOffer', [0, 1, 2]],
    ['tobacco', [0, 1]],
    ['pregnancy', [1, 2]],
    ['marriedApart', []],
  ] as const)('%s', (question, asked) => {
    expect(askedOf(question, family)).toEqual(asked)
  })

  it('of a filer without a spouse in the household, is asked whether the two are apart', () => {
    expect(askedOf('marriedApart', [person('primary', null), person('dependent', 8)])).toEqual([0])
  })
})

// Proves Q-143.
describe('the answers of a household', () => {
  it('begin with what the ages and the spouse give', () => {
    const { people, marriedApart } = priceAnswersFor(family, null)
    expect(people.map(({ medicare, tobacco, pregnancy }) => [medicare, tobacco, pregnancy])).toEqual([
      ['yes', null, 'no'],
      [null, null, null],
      [null, 'no', null],
      [null, null, null],
    ])
    expect(marriedApart).toBe('no')
  })

  it('keep the given ones, and drop those of another number of people', () => {
    const given = withPersonAnswers(priceAnswersFor(family, null), 1, { jobOffer: 'yes', status: 'other' })
    expect(priceAnswersFor(family, given)).toEqual(given)
    expect(priceAnswersFor(family.slice(0, 3), given).people[1]?.jobOffer).toBeNull()
  })

  it('never keep an answer that the age gives', () => {
    const given = withPersonAnswers(priceAnswersFor(family, null), 0, { medicare: 'no', pregnancy: 'yes' })
    expect(priceAnswersFor(family, given).people[0]).toMatchObject({ medicare: 'yes', pregnancy: 'no' })
  })

  it('are complete when everyone who is asked has answered', () => {
    const one = [person('primary', 70)]
    const before = priceAnswersFor(one, null)
    const answered = withPersonAnswers(before, 0, { status: 'citizen', jobOffer: 'no', tobacco: 'no' })
    expect(isEveryQuestionAnswered(one, { ...answered, marriedApart: null })).toBe(false)
    expect(isEveryQuestionAnswered(one, { ...answered, marriedApart: 'no' })).toBe(true)
  })
})

// Proves Q-143.
describe('the answers that are stored', () => {
  const couple = [person('primary', 40), person('spouse', 38)]
  const offered = withPersonAnswers(priceAnswersFor(couple, null), 1, { jobOffer: 'yes', status: 'resident' })

  it('keep those of a person who has left the prices', () => {
    const onlyYou = couple.map((member, at) => ({ ...member, isApplyingForCoverage: at === 0 }))
    const given = withPersonAnswers(priceAnswersFor(onlyYou, offered), 0, { tobacco: 'no' })
    expect(given.people[1]?.jobOffer).toBeNull()
    const stored = storedAnswers(onlyYou, offered, given)
    expect(stored.people[0]?.tobacco).toBe('no')
    expect(priceAnswersFor(couple, stored).people[1]).toMatchObject({ jobOffer: 'yes', status: 'resident' })
  })

  it('have nothing that only an age or a spouse has answered', () => {
    const { people, marriedApart } = storedAnswers(family, null, priceAnswersFor(family, null))
    expect(people[0]).toMatchObject({ medicare: null, pregnancy: null })
    expect(people[2]).toMatchObject({ tobacco: null })
    expect(marriedApart).toBeNull()
    const older = family.map((member) => ({ ...member, age: 30 }))
    expect(priceAnswersFor(older, { people, marriedApart }).people[2]?.tobacco).toBeNull()
  })

  it('of another number of people are not kept', () => {
    const alone = [person('primary', 40)]
    expect(storedAnswers(alone, offered, priceAnswersFor(alone, null)).people).toHaveLength(1)
  })
})

const answer = fc.constantFrom('yes', 'no', null)
const someone = fc.record({
  medicare: answer,
  status: fc.constantFrom(...quoteStatuses, null),
  jobOffer: answer,
  tobacco: answer,
  pregnancy: answer,
})
const someAnswers: fc.Arbitrary<PriceAnswers> = fc.record({
  people: fc.array(someone, { minLength: 1, maxLength: 42 }),
  marriedApart: fc.constantFrom('yes', 'no', 'withChild', null),
})

// Proves Q-147.
describe('stored and shared answers', () => {
  it('come back from storage and from a link as they were', () => {
    fc.assert(
      fc.property(someAnswers, (answers) => {
        expect(priceAnswersSchema.parse(JSON.parse(JSON.stringify(answers)))).toEqual(answers)
        const code = priceAnswersCode(answers)
        expect(code).toMatch(/^[a-z0-9-]+$/)
        expect(code).not.toMatch(/-$/)
        expect(readPriceAnswersCode(code, answers.people.length)).toEqual(answers)
        expect(readPriceAnswersCode(code, answers.people.length + 1)).toBeNull()
      }),
    )
  })

  it('read as unanswered where one is broken, and as none without people', () => {
    const stored = { people: [{ medicare: 'maybe', jobOffer: 'yes', status: 'king' }], marriedApart: 3 }
    expect(priceAnswersSchema.parse(stored)).toEqual({
      people: [{ medicare: null, status: null, jobOffer: 'yes', tobacco: null, pregnancy: null }],
      marriedApart: null,
    })
    for (const broken of [undefined, 7, {}, { people: 'x' }]) expect(priceAnswersSchema.parse(broken)).toBeNull()
  })

  it('have the form of the rule', () => {
    const one = { medicare: 'no', jobOffer: 'no', tobacco: 'no', pregnancy: 'yes', status: 'resident' } as const
    const other = { ...one, pregnancy: 'no', status: 'citizen' } as const
    expect(priceAnswersCode({ people: [one, other], marriedApart: 'no' })).toBe('n-nnny1-nnnn0')
    expect(priceAnswersCode({ people: [other], marriedApart: 'withChild' })).toBe('c-nnnn0')
  })

  it('are nothing in a text of another form, whoever wrote it', () => {
    for (const code of ['', 'n', 'n-', 'n-nnny9', 'n-nnny', 'z-nnny1', 'n-nnny1-', 'n-nnny1\n', 'N-NNNY1'])
      expect(readPriceAnswersCode(code, 1)).toBeNull()
    fc.assert(
      fc.property(fc.string(), (code) => {
        expect(() => readPriceAnswersCode(code, 1)).not.toThrow()
      }),
    )
  })
})
