import { describe, expect, it } from 'vitest'

import { legalStatuses } from '#domain/application/answer-choices.ts'
import type { HouseholdMember } from '#domain/household/member.ts'
import {
  type PriceAnswers,
  priceAnswersFor,
  type QuoteStatus,
  withPersonAnswers,
  unanswered,
} from '#domain/household/price-answers.ts'
import { creditOutlook, outlookStatement } from '#domain/subsidy/credit-outlook.ts'
import { affordableOfferCents, priceLaw } from '#domain/subsidy/price-law.ts'
import { priceNoteIds, priceNotes } from '#domain/subsidy/price-notes.ts'
import { membersOfSecond, priceOutcome } from '#domain/subsidy/price-outcome.ts'
import { isStatusDoubtful } from '#domain/subsidy/status-law.ts'
import { planYears } from '#domain/years/plan-years.ts'

const household = (...ages: readonly number[]): readonly HouseholdMember[] =>
  ages.map((age, at) => ({ role: at === 0 ? 'primary' : 'dependent', age, isApplyingForCoverage: true }))
const answersOf = (members: readonly HouseholdMember[], at: number, changed: Partial<PriceAnswers['people'][number]>) =>
  withPersonAnswers(priceAnswersFor(members, null), at, changed)
const outcomeOf = (members: readonly HouseholdMember[], answers: PriceAnswers, year: 2026 | 2027 = 2027) =>
  priceOutcome({ members, answers, year, fplPercent: 200, creditCents: 50_000 })

// Proves Q-144.
describe('the law of a year', () => {
  it.each(planYears)('of %i has a source and a day for each part', (year) => {
    for (const { source, read } of Object.values(priceLaw[year])) {
      expect(source).toMatch(/CFR|U\.S\.C\.|P\.L\./)
      expect(read).toMatch(/^(?:\d{4}-\d\d-\d\d|unread)$/)
    }
  })

  it('has the same years as the statuses of the application', () => {
    const same: Readonly<Record<(typeof legalStatuses)[number], QuoteStatus>> = {
      citizen: 'citizen',
      resident: 'resident',
      workPermit: 'other',
      i94: 'other',
    }
    for (const year of planYears)
      for (const status of legalStatuses)
        expect(priceLaw[year].statusesWithoutCredit.value.includes(same[status])).toBe(isStatusDoubtful(status, year))
  })

  it.each([
    [2026, 40_000, 33_200],
    [2027, 40_000, 34_066],
    [2026, 0, 0],
    [2027, 1, 0],
  ] as const)('of %i makes an offer affordable with %i dollars up to %i cents', (year, income, cents) => {
    expect(affordableOfferCents(income, year)).toBe(cents)
  })

  it('has one note of each kind', () => {
    expect(priceNotes.map(({ id }) => id)).toEqual(priceNoteIds)
  })
})

// Proves.
describe('what an answer says', () => {
  it('of another status, from 2027 on', () => {
    const members = household(40, 8)
    const answers = answersOf(members, 1, { status: 'other' })
    expect(outcomeOf(members, answers, 2026).said).toEqual([])
    expect(outcomeOf(members, answers)).toMatchObject({
      said: [
        { id: 'immigrationStatus', who: [1] },
        { id: 'statusFamily', who: [1] },
      ],
      second: { without: [], isFullPrice: false, withoutCredit: [1] },
    })
    // Nobody is left with a credit.
    const alone = household(40)
    expect(outcomeOf(alone, answersOf(alone, 0, { status: 'other' })).second).toEqual({
      without: [],
      isFullPrice: true,
    })
  })

  it('of another status and a job’s offer: the price without the offer’s person, and the credit of the third', () => {
    const members = household(40, 38, 20)
    const { people, marriedApart } = answersOf(members, 1, { jobOffer: 'yes' })
    const answers = {
      people: people.map((one, at) => (at === 0 ? { ...one, status: 'other' as const } : one)),
      marriedApart,
    }
    expect(outcomeOf(members, answers).second).toEqual({ without: [1], isFullPrice: false, withoutCredit: [0] })
  })

  it('of a job’s offer: the price of the others', () => {
    const members = household(40, 38)
    const { second } = outcomeOf(members, answersOf(members, 1, { jobOffer: 'yes' }))
    expect(second).toEqual({ without: [1], isFullPrice: false })
    expect(second && membersOfSecond(members, second).map((one) => one.isApplyingForCoverage)).toEqual([true, false])
  })

  it('of the only person’s offer: the full price', () => {
    const members = household(40)
    const { second } = outcomeOf(members, answersOf(members, 0, { jobOffer: 'yes' }))
    expect(second).toEqual({ without: [], isFullPrice: true })
  })

  it('of one person with Medicare: no amount', () => {
    expect(outcomeOf(household(70), priceAnswersFor(household(70), null))).toMatchObject({
      said: [{ id: 'medicare', who: [0] }],
      second: null,
    })
  })

  // Proves Q-156.
  it.each([
    ['far under the limit of Florida', 24_000, 'FL', 'citizen', 'pregnancyMedicaid'],
    ['at the limit, the unborn child counted', 41_454, 'FL', 'citizen', 'pregnancyMedicaid'],
    ['above it', 41_455, 'FL', 'citizen', 'pregnancy'],
    ['above the limit of a state that has the least', 30_000, 'SD', null, 'pregnancy'],
    ['with a green card, whose holders may have to wait', 24_000, 'FL', 'resident', 'pregnancy'],
  ] as const)('of a pregnancy %s', (_title, annualIncome, stateAbbr, status, id) => {
    const members = household(28)
    const answers = answersOf(members, 0, { pregnancy: 'yes', status })
    const income = { stateAbbr, annualIncome }
    const facts = { members, answers, year: 2026, fplPercent: 153, creditCents: 51_900, income } as const
    const isCovered = id === 'pregnancyMedicaid'
    expect(priceOutcome(facts)).toMatchObject({
      said: [{ id, who: [0] }],
      second: isCovered ? { without: [], isFullPrice: true } : null,
    })
    const outlook = creditOutlook({ members, people: undefined, estimateCents: null, answered: facts })
    expect(outlook?.reasons).toEqual(isCovered ? [id] : undefined)
  })

  it('of a couple apart reaches everyone who applies', () => {
    const members = household(40, 8)
    const answers = { ...priceAnswersFor(members, null), marriedApart: 'yes' } as const
    expect(outcomeOf(members, answers)).toMatchObject({
      said: [{ id: 'marriedApart', who: [0, 1] }],
      second: { without: [], isFullPrice: true },
    })
  })

  it('of a parent whose spouse lives elsewhere ends no credit: the law counts the parent as unmarried', () => {
    const members = household(38, 9)
    const answers = { ...priceAnswersFor(members, null), marriedApart: 'withChild' } as const
    expect(outcomeOf(members, answers)).toMatchObject({ said: [{ id: 'apartWithChild', who: [0, 1] }], second: null })
    const alone = household(38)
    expect(priceAnswersFor(alone, { people: [unanswered], marriedApart: 'withChild' }).marriedApart).toBe('yes')
  })

  it('of a credit is also a reason of its outlook', () => {
    const members = household(40, 38)
    const answers = answersOf(members, 1, { jobOffer: 'yes' })
    const outlook = creditOutlook({
      members,
      people: undefined,
      estimateCents: 90_000,
      answered: { answers, year: 2026 },
    })
    expect(outlook?.reasons).toEqual([null, 'jobOffer'])
    // The service's estimate counts the person, so the credit of the others is not known.
    expect(outlook && outlookStatement(outlook, 90_000)).toEqual({ kind: 'unknown' })
  })
})
