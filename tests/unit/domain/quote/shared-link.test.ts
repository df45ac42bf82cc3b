import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type PersonPriceAnswers, type PriceAnswers, unanswered } from '#domain/household/price-answers.ts'
import { householdOf, type QuoteCriteria } from '#domain/quote/criteria.ts'
import { openedQuote } from '#domain/quote/opened-quote.ts'
import type { QuoteDraft } from '#domain/quote/draft.ts'
import type { Results } from '#domain/quote/session.ts'
import { readSharedLink, type SharedChoices, sharedLink } from '#domain/quote/shared-link.ts'
import { planYears } from '#domain/years/plan-years.ts'

import { familyCriteria, miamiDade } from './sample-quote.ts'

const plans = ['21525FL0020001', '30252FL0070065']
const text =
  sharedLink(familyCriteria, { compareIds: plans, language: 'es', withIncome: true, priceAnswers: null }) ?? ''

const age = fc.integer({ min: 0, max: 120 })
const planId = fc.stringMatching(/^[0-9A-Za-z]{14}$/)
/** Every household that the wizard can ask about, with an income. */
const search = fc
  .record({
    self: fc.option(age),
    spouse: fc.oneof(fc.constant('none' as const), fc.constant('covered' as const), age),
    ages: fc.array(age, { maxLength: 20 }),
    others: fc.nat(20),
    income: fc.nat(999_999_999),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
    planYear: fc.constantFrom(...planYears),
    ids: fc.uniqueArray(planId, { maxLength: 3 }),
  })
  .filter(({ self, spouse, ages }) => self !== null || typeof spouse === 'number' || ages.length > 0)
  .map(({ self, spouse, ages, others, income, part, planYear, ids }) => {
    const hasSpouse = spouse !== 'none'
    const spouseIncome = hasSpouse ? Math.floor(income * part) : 0
    const criteria: QuoteCriteria = {
      ...familyCriteria,
      ...householdOf([
        { role: 'primary', age: self, isApplyingForCoverage: self !== null },
        ...(hasSpouse
          ? [
              {
                role: 'spouse' as const,
                age: spouse === 'covered' ? null : spouse,
                isApplyingForCoverage: spouse !== 'covered',
              },
            ]
          : []),
        ...ages.map((one) => ({ role: 'dependent' as const, age: one, isApplyingForCoverage: true })),
        ...Array.from({ length: others }, () => ({
          role: 'dependent' as const,
          age: null,
          isApplyingForCoverage: false,
        })),
      ]),
      planYear,
      income,
      spouseIncome,
      primaryApplicantIncome: income - spouseIncome,
    }
    return { criteria, ids }
  })

/** An answer of the quote in a link: another search or flow that has it, or why a link leaves it out. */
type InLink = readonly [criteria: Partial<QuoteCriteria>, choices?: Partial<SharedChoices>] | string

const householdOfTwo = householdOf([...familyCriteria.householdMembers.slice(0, 2)])
const withSpouseIncome = { income: 43_000, primaryApplicantIncome: 30_000, spouseIncome: 13_000 }
const ofCounty = 'the service’s answer to the ZIP code of the link'
const ofMembers = { ...householdOfTwo }
const ofResults = 'a visitor’s place in the list'

/** Types ask for an answer of the quote, or of its results, that is not here. */
const carried: Readonly<
  Record<keyof QuoteCriteria | Exclude<keyof QuoteDraft, 'income'> | Exclude<keyof Results, 'criteria'>, InLink>
> = {
  zipCode: [{ zipCode: '33134' }],
  countyFips: [{ countyFips: '12087' }],
  countyName: ofCounty,
  stateAbbreviation: ofCounty,
  householdMembers: [ofMembers],
  applicantConfiguration: [ofMembers],
  isFilerApplying: [
    householdOf(familyCriteria.householdMembers.map((one, at) => ({ ...one, isApplyingForCoverage: at > 0 }))),
  ],
  primaryApplicantAge: [householdOf(familyCriteria.householdMembers.map((one) => ({ ...one, age: 40 })))],
  additionalNonApplyingDependentAges: 'always empty',
  planYear: [{ planYear: 2027 }],
  income: [withSpouseIncome],
  primaryApplicantIncome: [withSpouseIncome],
  spouseIncome: [withSpouseIncome],
  forceZeroSubsidy: 'a switch beside the plans, which a link begins without (P-24)',
  location: [{ zipCode: '33134' }],
  household: [ofMembers],
  taxHousehold: [ofMembers],
  coverage: 'an answer about today’s plan, which leads away from the search (Q-70)',
  estimator: 'the input of an estimate, of which the link has the result',
  usedEstimator: 'the input of an estimate, of which the link has the result',
  incomeCheck: 'asked again of the service',
  priceAnswers: [
    {},
    { priceAnswers: { people: familyCriteria.householdMembers.map(() => unanswered), marriedApart: 'yes' } },
  ],
  compareIds: [{}, { compareIds: plans }],
  view: ofResults,
  viewedPlanId: ofResults,
  leftPlanId: ofResults,
  left: ofResults,
}

const choices: SharedChoices = { compareIds: [], language: 'en', withIncome: true, priceAnswers: null }

// Proves Q-120.
it.each(Object.entries(carried).filter(([, how]) => typeof how !== 'string'))('a link carries %s', (_, how) => {
  const [changed, chosen] = how as Exclude<InLink, string>
  const link = sharedLink({ ...familyCriteria, ...changed }, { ...choices, ...chosen })
  expect(link).not.toBeNull()
  expect(link).not.toBe(sharedLink(familyCriteria, choices))
})

// Proves Q-120.
describe('the text of a link', () => {
  it('is short, and made of signs that no messenger cuts', () => {
    expect(text).toBe('v1.33133.12086.2026.es.35.34.6.0.21525FL0020001-30252FL0070065.42000-0')
    fc.assert(
      fc.property(search, ({ criteria, ids }) => {
        const link =
          sharedLink(criteria, { compareIds: ids, language: 'en', withIncome: true, priceAnswers: null }) ?? ''
        expect(link).toMatch(/^[\w.-]*\w$/)
        expect(link.length).toBeLessThan(300)
      }),
    )
  })

  it('has no income unless it is ticked', () => {
    const bare = sharedLink(familyCriteria, {
      compareIds: plans,
      language: 'es',
      withIncome: false,
      priceAnswers: null,
    })
    expect(bare).not.toContain('42000')
    expect(bare).toMatch(/\.n$/)
  })

  it('is missing for a household that is too large', () => {
    const many = Array.from({ length: 21 }, () => ({
      role: 'dependent' as const,
      age: 3,
      isApplyingForCoverage: true,
    }))
    const large = { ...familyCriteria, ...householdOf([...familyCriteria.householdMembers, ...many]) }
    expect(sharedLink(large, { compareIds: [], language: 'en', withIncome: true, priceAnswers: null })).toBeNull()
  })

  it('leads to the same search, year, language and comparison', () => {
    fc.assert(
      fc.property(search, fc.constantFrom('en' as const, 'es' as const), ({ criteria, ids }, language) => {
        const link = sharedLink(criteria, { compareIds: ids, language, withIncome: true, priceAnswers: null }) ?? ''
        const read = readSharedLink(link)
        if (!read.ok) throw new Error(`${link}: ${read.problem}`)
        expect(read.quote).toMatchObject({ language, planYear: criteria.planYear, compareIds: ids })
        const opened = openedQuote(read.quote, [miamiDade], criteria.planYear)
        expect(opened).toMatchObject({ phase: 'results', results: { criteria, compareIds: ids } })
      }),
    )
  })
})

// Proves Q-121.
describe('a text that anybody may have written', () => {
  it.each([
    ['', 'otherVersion'],
    ['v3.33133', 'otherVersion'],
    [`V${text.slice(1)}`, 'otherVersion'],
    ['v1.', 'otherVersion'],
    [`${text}\n`, 'malformed'],
    [`${text}..`, 'malformed'],
    [text.replace('2026', '1026'), 'malformed'],
    [text.replace('.es.', '.fr.'), 'malformed'],
    [text.replace('35', '121'), 'impossible'],
    [text.replace('35.34.6', 'x.x.n'), 'impossible'],
    [text.replace('.6.0.', '.6.21.'), 'impossible'],
    [text.replace('42000-0', '42000-42001'), 'impossible'],
    [text.replace('35.34.6', '35.n.n').replace('42000-0', '42000-5'), 'impossible'],
    [text.replace('42000', '9'.repeat(600)), 'tooLong'],
    [text.replace('2026.es', '__proto__.constructor'), 'malformed'],
  ] as const)('is refused: %j', (broken, problem) => {
    expect(readSharedLink(broken)).toEqual({ ok: false, problem })
  })

  it('is read once more where a messenger has percent-encoded it', () => {
    const encoded = text.replaceAll('.', '%2E').replaceAll('-', '%2d')
    expect(readSharedLink(encoded)).toEqual(readSharedLink(text))
    expect(readSharedLink(encoded.replaceAll('%', '%25')).ok).toBe(false)
    expect(readSharedLink(`${text}%`).ok).toBe(false)
    for (const end of ['.', ')', '&utm_source=whatsapp', '.&fbclid=x'])
      expect(readSharedLink(text + end)).toEqual(readSharedLink(text))
  })

  const pieces = ['__proto__', 'constructor', 'toString', '%00', 'ñ', '‮', '😀', '.', '-', 'x', 'n', '1e9', 'Infinity']
  const deep = fc.nat(200).map((depth) => `v1.${btoa('['.repeat(depth) + ']'.repeat(depth))}`)
  const mutated = fc
    .record({
      at: fc.nat(text.length),
      cut: fc.nat(6),
      put: fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary', maxLength: 4 }), fc.nat().map(String)),
    })
    .map(({ at, cut, put }) => text.slice(0, at) + put + text.slice(at + cut))
  const broken = fc.oneof(
    { weight: 6, arbitrary: mutated },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 900 }) },
    { weight: 2, arbitrary: fc.base64String({ maxLength: 400 }).map((code) => `v1.${code}`) },
    { weight: 1, arbitrary: deep },
    { weight: 1, arbitrary: fc.jsonValue().map((value) => `v1.${JSON.stringify(value)}`) },
    { weight: 1, arbitrary: fc.nat(5_000).map((length) => text + '1'.repeat(length)) },
    {
      weight: 2,
      arbitrary: fc
        .array(fc.constantFrom(...text.split('.'), ...pieces), { minLength: 8, maxLength: 13 })
        .map((parts) => parts.join('.')),
    },
  )

  it('never throws, and nothing outside the bounds comes out of 10,000 of them', () => {
    const seed = Date.now() % 2_147_483_647
    let read = 0
    fc.assert(
      fc.property(broken, (fragment) => {
        const found = readSharedLink(fragment)
        if (!found.ok) return
        read += 1
        const { zipCode, countyFips, planYear, language, members, compareIds, income } = found.quote
        expect(`${zipCode} ${countyFips} ${planYear} ${language}`).toMatch(/^\d{5} \d{5} 2\d{3} e[ns]$/)
        expect(members.length).toBeLessThanOrEqual(42)
        expect(members.some(({ isApplyingForCoverage }) => isApplyingForCoverage)).toBe(true)
        for (const member of members)
          expect(member.age ?? 0).toSatisfy((years: number) => Number.isInteger(years) && years >= 0 && years <= 120)
        expect(compareIds.length).toBeLessThanOrEqual(3)
        for (const id of compareIds) expect(id).toMatch(/^[0-9A-Za-z]{1,30}$/)
        if (income) expect(income.spouse).toBeLessThanOrEqual(income.total)
        openedQuote(found.quote, [miamiDade], 2026)
      }),
      { numRuns: 10_000, seed },
    )
    console.log(`Shared links: 10,000 broken fragments, seed ${seed}, 0 thrown, ${read} still within the bounds`)
  })
})

// Proves Q-122.
describe('an opened link', () => {
  const read = (link: string) => {
    const found = readSharedLink(link)
    if (!found.ok) throw new Error(found.problem)
    return found.quote
  }

  it('opens only in a county that the service has for its ZIP', () => {
    expect(openedQuote(read(text), [{ ...miamiDade, fips: '12087' }], 2026)).toBeNull()
    expect(openedQuote(read(text), [], 2026)).toBeNull()
  })

  it('leads to the first question in a state with its own marketplace, whose notice is there', () => {
    const opened = openedQuote(read(text), [{ ...miamiDade, state: 'CA' }], 2026)
    expect(opened).toMatchObject({
      phase: 'quote',
      step: 'location',
      draft: { location: { counties: [{ state: 'CA' }] } },
    })
  })

  it('asks for the income that it does not hold, with every other answer given', () => {
    const bare =
      sharedLink(familyCriteria, { compareIds: plans, language: 'es', withIncome: false, priceAnswers: null }) ?? ''
    const opened = openedQuote(read(bare), [miamiDade], 2026)
    expect(opened).toMatchObject({ phase: 'quote', step: 'income', linkedIds: plans, planYear: 2026 })
    const lonely =
      sharedLink(familyCriteria, { compareIds: [], language: 'es', withIncome: false, priceAnswers: null }) ?? ''
    expect(openedQuote(read(lonely), [miamiDade], 2026)).toMatchObject({ step: 'income', linkedIds: [] })
  })
})

// Proves Q-147.
describe('the six answers of a link', () => {
  const no: PersonPriceAnswers = { medicare: 'no', status: 'citizen', jobOffer: 'no', tobacco: 'no', pregnancy: 'no' }
  const answers: PriceAnswers = {
    people: [no, { ...no, jobOffer: 'yes' }, { ...no, status: 'daca' }],
    marriedApart: 'no',
  }
  const linkOf = (criteria: QuoteCriteria, priceAnswers: PriceAnswers) =>
    sharedLink(criteria, { compareIds: [], language: 'es', withIncome: true, priceAnswers }) ?? ''
  const readOf = (link: string) => {
    const read = readSharedLink(link)
    return read.ok ? read.quote.priceAnswers : read.problem
  }

  it('are in a link of the second form only, and in the quote that it opens', () => {
    const link = linkOf(familyCriteria, answers)
    expect(link).toMatch(/^v2\./)
    expect(text).toMatch(/^v1\./)
    expect(readOf(link)).toEqual(answers)
    const read = readSharedLink(link)
    const opened = read.ok ? openedQuote(read.quote, [miamiDade], 2026) : null
    expect(opened?.results?.priceAnswers).toEqual(answers)
    expect(readOf(text)).toBeNull()
  })

  it('stay with their people where the link has another order', () => {
    const [primary, spouse, child] = familyCriteria.householdMembers
    if (!primary || !spouse || !child) throw new Error('the sample is a family of three')
    const left = { ...child, age: null, isApplyingForCoverage: false }
    const criteria = { ...familyCriteria, ...householdOf([primary, left, child]) }
    const [first, second, third] = answers.people
    expect(readOf(linkOf(criteria, answers))).toEqual({ ...answers, people: [first, third, second] })
  })

  it('are none where the part is for others, and a form with a wrong version is refused', () => {
    const link = linkOf(familyCriteria, answers)
    expect(readOf(link.replace(/-[^-]+$/, ''))).toBeNull()
    expect(readOf(link.replace('v2', 'v1'))).toBe('malformed')
    expect(readOf(text.replace('v1', 'v2'))).toBe('malformed')
  })
})
