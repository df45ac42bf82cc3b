import { describe, expect, it } from 'vitest'

import { type PersonPriceAnswers, type PriceAnswers, priceAnswersFor } from '#domain/household/price-answers.ts'
import { householdOf } from '#domain/quote/criteria.ts'
import type { CreditOutlook } from '#domain/subsidy/credit-outlook.ts'
import type { NoCreditReasonId } from '#domain/subsidy/no-credit-reasons.ts'
import { answeredChoice, basisOfChoice, probableBillCents, yearCountsOf } from '#domain/quote/price-basis.ts'
import { priceAnswered } from '#domain/quote/price-answered.ts'
import { basisOfHandover, handoverOfChoice, quoteDay } from '#domain/quote/quote-handover.ts'
import { readHandover } from '#domain/quote/read-handover.ts'
import { restoreSession } from '#domain/quote/restore-session.ts'
import { storedPartOf } from '#domain/quote/stored-quotes.ts'
import { storedSession } from '#domain/quote/stored-session.ts'

import { familyCriteria } from './sample-quote.ts'
import { after, atResults, chosen, replaced, otherYear } from './sample-session.ts'

const no: PersonPriceAnswers = { medicare: 'no', status: 'citizen', jobOffer: 'no', tobacco: 'no', pregnancy: 'no' }
const offer: PriceAnswers = { people: [no, { ...no, jobOffer: 'yes' }, no], marriedApart: 'no' }
const answered = after(atResults, { type: 'priceAnswered', answers: offer })
const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

// Proves Q-147.
describe('the six answers of a quote', () => {
  it('stay with the quote through the registration, a reload and a later visit', () => {
    const verify = after(answered, { type: 'planSelected', chosen }, { type: 'registered', attempt: { id: 1 } })
    expect(verify.results?.priceAnswers).toEqual(offer)
    expect(restoreSession(throughJson(storedSession(verify)))?.results?.priceAnswers).toEqual(offer)
    expect(storedPartOf(answered)?.results.priceAnswers).toEqual(offer)
    const later = after(verify, {
      type: 'priceAnswered',
      answers: priceAnswersFor(familyCriteria.householdMembers, null),
    })
    expect(later.results?.priceAnswers?.people[1]?.jobOffer).toBeNull()
  })

  it('are given in no quote before it has a list, and are unanswered where they can’t be read', () => {
    const wizard = after(answered, { type: 'returnedToQuote' })
    expect(after(wizard, { type: 'priceAnswered', answers: priceAnswersFor([], null) })).toBe(wizard)
    const broken = { ...answered, results: { ...answered.results, priceAnswers: 7 } }
    expect(restoreSession(throughJson({ version: 1, session: broken }))?.results).toMatchObject({ priceAnswers: null })
  })

  // Proves Q-143.
  it('survive another income, place and year, and are dropped when the people change', () => {
    const kept = after(answered, replaced({ ...familyCriteria, income: 50_000 }), otherYear)
    expect(kept.results?.priceAnswers).toEqual(offer)
    const members = familyCriteria.householdMembers
    const fewer = { ...familyCriteria, ...householdOf(members.slice(0, 2)) }
    expect(after(answered, replaced(fewer)).results?.priceAnswers).toBeUndefined()
    const [primary, , child] = members
    if (!primary || !child) throw new Error('the sample is a family of three')
    const others = { ...familyCriteria, ...householdOf([primary, child, { ...child, age: 16 }]) }
    expect(after(answered, replaced(others)).results?.priceAnswers).toBeUndefined()
  })

  // Proves Q-143: nothing that was given is lost.
  it('of a person who left the prices survive other answers', () => {
    const [primary, spouse, child] = familyCriteria.householdMembers
    if (!primary || !spouse || !child) throw new Error('the sample is a family of three')
    const members = [primary, { ...spouse, isApplyingForCoverage: false }, child]
    const left = after(answered, replaced({ ...familyCriteria, ...householdOf(members) }))
    if (!left.results) throw new Error('the session has no list')
    const shown = priceAnswersFor(members, left.results.priceAnswers ?? null)
    const people = shown.people.toSpliced(0, 1, { ...no, tobacco: 'yes' })
    const back = after(left, priceAnswered(left.results, { ...shown, people }), replaced(familyCriteria))
    expect(back.results?.priceAnswers?.people.map(({ jobOffer, tobacco }) => [jobOffer, tobacco])).toEqual([
      ['no', 'yes'],
      ['yes', 'no'],
      ['no', 'no'],
    ])
  })

  // Proves.
  it('are handed over with what they say', () => {
    const verify = after(answered, { type: 'planSelected', chosen }, { type: 'registered', attempt: { id: 1 } })
    if (verify.phase !== 'verify') throw new Error(verify.phase)
    const asked = answeredChoice(verify.results, verify.chosen, { credit: undefined, billCents: 12_345 })
    const made = handoverOfChoice({ ...verify, chosen: asked }, quoteDay(new Date('2026-01-08T15:00:00Z'), 2026, null))
    const read = readHandover(throughJson(made))
    expect(read?.priceAnswers).toEqual(offer)
    expect(read?.plan.outlook?.reasons).toEqual([null, 'jobOffer', null])
    expect(read && basisOfHandover(read)).toEqual(basisOfChoice(verify.results, asked))
    expect(read?.plan.secondCents).toBe(12_345)
    expect(readHandover(throughJson({ ...made, priceAnswers: undefined }))?.priceAnswers).toBeNull()
  })
})

// Proves Q-141.
it('an outlook of the estimate keeps who has Medicaid when answers are added', () => {
  const outlook = { reasons: [null, null, 'medicaidOrChip'], probableCents: 40_000 } as const
  const of = (priceAnswers: PriceAnswers | null) =>
    answeredChoice({ criteria: familyCriteria, priceAnswers }, { ...chosen, outlook }).outlook
  expect(of(null)).toEqual(outlook)
  expect(of(priceAnswersFor(familyCriteria.householdMembers, null))).toEqual(outlook)
  expect(of(offer)).toEqual({ reasons: [null, 'jobOffer', 'medicaidOrChip'], probableCents: null })
  const daca: PersonPriceAnswers = { ...no, status: 'daca' }
  expect(of({ ...offer, people: [daca, daca, no] })?.probableCents).toBe(0)
})

// Proves P-67.
it('a year says whose bills it counts only where somebody probably gets no credit, now or later', () => {
  const basis = { members: [], outcome: { second: null, said: [] }, creditCents: 50_000 }
  const of = (reasons: readonly (NoCreditReasonId | null)[], creditCents = 50_000) =>
    yearCountsOf({ ...basis, creditCents, outlook: { reasons, probableCents: null } })
  expect(yearCountsOf({ ...basis, outlook: null })).toBeNull()
  const said = [{ id: 'tobacco', question: 'tobacco', who: [0] }] as const
  const smoker = { role: 'primary', age: 50, isApplyingForCoverage: true } as const
  expect(yearCountsOf({ ...basis, outlook: null, members: [smoker], outcome: { second: null, said } })).toEqual({
    people: 1,
    second: null,
    hasTobacco: true,
  })
  expect(of([null, 'medicaidOrChip', 'medicaidOrChip'])).toEqual({ people: 3, second: null, hasTobacco: false })
  expect(of(['marriedApart'])).toEqual({ people: 1, second: null, hasTobacco: false })
  expect(of(['medicareLater', null])).toEqual({ people: 2, second: null, hasTobacco: false })
  // Without a credit, only the people who have other coverage make a difference.
  expect(of(['medicareLater', null], 0)).toBeNull()
  expect(of(['jobOffer', null], 0)).toBeNull()
  expect(of(['medicare', null], 0)).toEqual({ people: 2, second: null, hasTobacco: false })
  const { criteria, priceAnswers } = answered.results ?? {}
  if (!criteria) throw new Error('the sample has a search')
  const asked = answeredChoice({ criteria, priceAnswers }, chosen)
  expect(yearCountsOf(basisOfChoice({ criteria, priceAnswers }, asked))?.second).toEqual({ kind: 'without', left: 2 })
})

// Proves Q-145.
it('everyone’s bill with the probable credit is known for a chosen and a handed-over plan, where it is another one', () => {
  const outlook = { reasons: ['medicare', null], probableCents: 75_000 } as const
  const planPrice = { premiumCents: 231_210, billCents: 71_110 }
  expect(probableBillCents({ outlook, creditCents: 160_100, planPrice })).toBe(231_210 - 75_000)
  expect(probableBillCents({ outlook, creditCents: 160_100, planPrice: undefined })).toBeNull()
  expect(probableBillCents({ outlook: null, creditCents: 160_100, planPrice })).toBeNull()
  // The plan can use less than the probable credit.
  const cheap = { premiumCents: 60_500, billCents: 500 }
  expect(probableBillCents({ outlook, creditCents: 160_100, planPrice: cheap })).toBeNull()
  expect(probableBillCents({ outlook, creditCents: 75_000, planPrice })).toBeNull()
})

// Proves Q-145.
it('a second amount leaves out who probably has Medicaid or CHIP, but not where it is a full price, and is one where nobody else is left', () => {
  const [anOffer, apart]: readonly PriceAnswers[] = [offer, { people: [no, no], marriedApart: 'yes' }]
  const nothing: PriceAnswers = { people: [no, no, no], marriedApart: 'no' }
  const daca: PriceAnswers = { people: [{ ...no, status: 'daca' }, { ...no, status: 'daca' }, no], marriedApart: 'no' }
  const of = (
    reasons: CreditOutlook['reasons'],
    priceAnswers = anOffer,
    criteria = familyCriteria,
    monthlyCreditCents = chosen.monthlyCreditCents,
  ) =>
    basisOfChoice(
      { criteria, priceAnswers },
      { ...chosen, monthlyCreditCents, outlook: { reasons, probableCents: null } },
    ).outcome.second
  expect(of([null, 'jobOffer', null])).toEqual({ without: [1], isFullPrice: false })
  expect(of([null, 'jobOffer', 'medicaidOrChip'])).toEqual({ without: [1, 2], isFullPrice: false })
  expect(of(['medicaidOrChip', 'jobOffer', 'medicaidOrChip'])).toEqual({ without: [0, 2], isFullPrice: true })
  const alone = {
    ...familyCriteria,
    ...householdOf(familyCriteria.householdMembers.filter(({ role }) => role !== 'spouse')),
  }
  expect(of(['marriedApart', 'medicaidOrChip'], apart, alone)).toEqual({ without: [], isFullPrice: true })
  expect(of([null, null, 'medicaidOrChip'], nothing)).toEqual({ without: [2], isFullPrice: false })
  expect(of([null, null, null], nothing)).toBeNull()
  const status: PriceAnswers = { people: [{ ...no, status: 'other' }, no, no], marriedApart: 'no' }
  const mixed = { ...familyCriteria, planYear: 2027 } as const
  expect(of(['immigrationStatus', null, null], status, mixed)).toEqual({
    without: [],
    isFullPrice: false,
    withoutCredit: [0],
  })
  expect(of(['immigrationStatus', null, 'medicaidOrChip'], status, mixed)).toEqual({
    without: [2],
    isFullPrice: false,
    withoutCredit: [0],
  })
  expect(of(['immigrationStatus', 'medicaidOrChip', 'medicaidOrChip'], status, mixed)).toEqual({
    without: [],
    isFullPrice: true,
  })
  // The price counts a credit that is probably for nobody.
  const all: CreditOutlook['reasons'] = ['medicaidOrChip', 'medicaidOrChip', 'medicaidOrChip']
  expect(of(all, nothing)).toEqual({ without: [], isFullPrice: true })
  expect(of(all, nothing, familyCriteria, 0)).toBeNull()
  expect(of(['daca', 'daca', 'medicaidOrChip'], daca)).toEqual({ without: [0, 1], isFullPrice: true })
})
