import { describe, expect, it } from 'vitest'

import type { PersonPriceAnswers, PriceAnswers } from '#domain/household/price-answers.ts'
import { leftInMedicaid, memberReasons } from '#domain/quote/member-reasons.ts'
import { handoverOfChoice, quoteDay } from '#domain/quote/quote-handover.ts'
import { readHandover } from '#domain/quote/read-handover.ts'
import { restoreSession } from '#domain/quote/restore-session.ts'
import { storedSession } from '#domain/quote/stored-session.ts'
import { householdHelp, leftToMedicaid, withoutCoveredElsewhere } from '#domain/subsidy/household-help.ts'
import { applicant, criteria } from '#mocks/fixtures/results-session.ts'
import { handover } from '#mocks/fixtures/sample-handover.ts'

import { familyCriteria } from './sample-quote.ts'
import { after, atResults, chosen, replaced } from './sample-session.ts'

const no: PersonPriceAnswers = { medicare: 'no', status: 'citizen', jobOffer: 'no', tobacco: 'no', pregnancy: 'no' }
const estimate = { csr: null, isMedicaidChip: false, inCoverageGap: false }
const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const away = (role: 'primary' | 'spouse' | 'dependent', age: number) => ({
  ...applicant(role, age),
  isApplyingForCoverage: false,
})
const facts = { creditCents: 60_000, csr: 'none' } as const

// Proves Q-162.
describe('what is expected for each person of the household', () => {
  const { householdMembers: family } = familyCriteria
  const people = [estimate, estimate, { ...estimate, isMedicaidChip: true }]
  const helpOf = (members = family) => householdHelp({ ...facts, members, people }) ?? []

  it('stays with a child who left the prices for Medicaid, through the registration, a reload and the hand-over', () => {
    expect(leftToMedicaid(helpOf())).toEqual([])
    const members = withoutCoveredElsewhere(family, helpOf())
    const left = leftToMedicaid(helpOf([...members]))
    expect(left).toEqual([2])
    const verify = after(
      atResults,
      replaced({ ...familyCriteria, householdMembers: members }),
      { type: 'planSelected', chosen: { ...chosen, leftToMedicaid: left } },
      { type: 'registered', attempt: { id: 1 } },
    )
    const restored = restoreSession(throughJson(storedSession(verify)))
    if (restored?.phase !== 'verify') throw new Error(restored?.phase)
    const made = handoverOfChoice(restored, quoteDay(new Date('2026-01-08T15:00:00Z'), 2026, null))
    const read = readHandover(throughJson(made))
    expect(read && memberReasons(read)).toEqual([null, null, 'medicaidOrChip'])
    const broken = readHandover(throughJson({ ...made, plan: { ...made.plan, leftToMedicaid: 'x' } }))
    expect(broken && memberReasons(broken)).toEqual([null, null, null])
  })

  it('is that of the price for who applies, and of age and earlier answers for who does not', () => {
    const members = [applicant('primary', 40), away('spouse', 66), away('dependent', 20), away('dependent', 22)]
    const priceAnswers: PriceAnswers = {
      people: [no, no, { ...no, jobOffer: 'yes' }, { ...no, status: 'daca' }],
      marriedApart: 'yes',
    }
    const outlook = { reasons: ['marriedApart'], probableCents: 0 } as const
    const { plan } = handover()
    const search = criteria({ householdMembers: members })
    expect(memberReasons({ criteria: search, priceAnswers, plan: { ...plan, outlook } })).toEqual([
      'marriedApart',
      'medicare',
      'jobOffer',
      'daca',
    ])
    expect(memberReasons({ criteria: search, priceAnswers: null, plan })).toEqual([null, 'medicare', null, null])
    // Proves F-99: only who probably has Medicaid, and does not apply.
    const left = { ...plan, outlook: { reasons: ['medicaidOrChip'], probableCents: 0 }, leftToMedicaid: [2] } as const
    expect(leftInMedicaid({ criteria: search, priceAnswers: null, plan: left })).toEqual([2])
  })
})
