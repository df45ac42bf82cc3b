import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type CareMark, careMarks, emptyCareList, withCareMark } from '#domain/care/care-list.ts'
import { type CompanyAnswer, hasAllDoctors, planCareOf } from '#domain/care/plan-care.ts'

import { careListOf, clinic, lantus, metformin, ruiz, typedDoctor } from './sample-care.ts'

const plan = { planId: '16842FL0320004', year: 2026 }
const all = careListOf(ruiz, clinic, typedDoctor, metformin, lantus)
const data = (answers: readonly (readonly [string, CompanyAnswer])[], asOf: string | null = '2026-11-02') => ({
  asOf,
  answers: new Map(answers),
})
const companyAnswers = ['covered', 'genericCovered', 'notCovered', 'notProvided'] as const

// Proves P-77.
describe('what is known of a list under a plan', () => {
  it('is the company’s data with its day', () => {
    const care = planCareOf(
      all,
      plan,
      data([
        [ruiz.id, 'covered'],
        [clinic.id, 'notCovered'],
        [metformin.id, 'covered'],
        [lantus.id, 'genericCovered'],
      ]),
    )
    expect(care.doctors).toEqual({ total: 3, covered: 1, generic: 0, unknown: 1, typed: 1, byYou: 0, silence: 'typed' })
    expect(care.medicines).toEqual({ total: 2, covered: 1, generic: 1, unknown: 0, typed: 0, byYou: 0, silence: null })
    expect(care.asOf).toBe('2026-11-02')
    expect(care.entries.map(({ answer, from }) => [answer, from])).toEqual([
      ['covered', 'company'],
      ['notCovered', 'company'],
      ['unknown', null],
      ['covered', 'company'],
      ['genericCovered', 'company'],
    ])
  })

  it.each([
    ['without the company’s data', null],
    ['with data that say nothing', data([[ruiz.id, 'notProvided']])],
    ['with data on others', data([['doctor:9', 'covered']])],
  ])('is unknown and has no day %s', (_, coverage) => {
    const care = planCareOf(careListOf(ruiz, lantus), plan, coverage)
    expect(care.doctors).toEqual({
      total: 1,
      covered: 0,
      generic: 0,
      unknown: 1,
      typed: 0,
      byYou: 0,
      silence: 'noData',
    })
    expect(care.medicines).toEqual({
      total: 1,
      covered: 0,
      generic: 0,
      unknown: 1,
      typed: 0,
      byYou: 0,
      silence: 'noData',
    })
    expect(care.asOf).toBeNull()
  })

  it('has no day where the answer has none', () => {
    expect(planCareOf(careListOf(ruiz), plan, data([[ruiz.id, 'covered']], null)).asOf).toBeNull()
  })

  it('has no count of what the list lacks', () => {
    expect(planCareOf(careListOf(ruiz), plan, null).medicines).toBeNull()
    expect(planCareOf(careListOf(lantus), plan, null).doctors).toBeNull()
    expect(planCareOf(emptyCareList, plan, null)).toEqual({
      doctors: null,
      medicines: null,
      asOf: null,
      gap: null,
      entries: [],
    })
  })
})

// Proves P-78.
describe('why nobody knows', () => {
  it.each(['failed', 'notOffered'] as const)('is that the data was not read: %s', (gap) => {
    const care = planCareOf(all, plan, gap)
    expect(care).toMatchObject({ gap, asOf: null, medicines: { unknown: 2, silence: gap } })
    expect(care.entries.map(({ silence }) => silence)).toEqual([gap, gap, 'typed', gap, gap])
    expect(care.doctors).toMatchObject({ unknown: 3, typed: 1, silence: gap })
  })

  it('is the typed name, of which no data is asked', () => {
    const care = planCareOf(careListOf(typedDoctor), plan, 'notOffered')
    expect(care).toMatchObject({ gap: null, doctors: { unknown: 1, silence: 'typed' } })
  })
})

// Proves P-78.
describe('what the visitor checked', () => {
  it.each<[CareMark, string, number, number]>([
    ['covered', 'covered', 1, 1],
    ['notCovered', 'notCovered', 0, 1],
    ['unsure', 'unknown', 0, 0],
  ])('as %s is %s', (mark, answer, covered, byYou) => {
    const list = withCareMark(careListOf(typedDoctor), typedDoctor.id, plan, mark)
    const { doctors, entries } = planCareOf(list, plan, null)
    expect(doctors).toMatchObject({ covered, byYou, total: 1 })
    expect(entries[0]).toMatchObject({ answer, mark })
  })

  it('is under that plan and year only', () => {
    const list = withCareMark(careListOf(typedDoctor), typedDoctor.id, plan, 'covered')
    expect(planCareOf(list, { ...plan, year: 2027 }, null).doctors?.covered).toBe(0)
  })

  it('comes after the company’s data', () => {
    const list = withCareMark(careListOf(ruiz), ruiz.id, plan, 'covered')
    const said = planCareOf(list, plan, data([[ruiz.id, 'notCovered']]))
    expect(said.doctors).toMatchObject({ covered: 0, byYou: 0 })
    const silent = planCareOf(list, plan, data([[ruiz.id, 'notProvided']]))
    expect(silent.doctors).toMatchObject({ covered: 1, byYou: 1 })
    expect(silent.asOf).toBeNull()
  })
})

// Proves P-79.
describe('all my doctors', () => {
  const two = careListOf(ruiz, clinic, lantus)
  it.each<[string, boolean, readonly (readonly [string, CompanyAnswer])[]]>([
    [
      'both are covered',
      true,
      [
        [ruiz.id, 'covered'],
        [clinic.id, 'covered'],
      ],
    ],
    [
      'one is not',
      false,
      [
        [ruiz.id, 'covered'],
        [clinic.id, 'notCovered'],
      ],
    ],
    [
      'one is unknown',
      false,
      [
        [ruiz.id, 'covered'],
        [clinic.id, 'notProvided'],
      ],
    ],
    ['none is known', false, []],
  ])('%s: %j', (_, expected, answers) => {
    expect(hasAllDoctors(planCareOf(two, plan, data(answers)))).toBe(expected)
  })

  it('asks nothing of a list without doctors, and waits for the data', () => {
    expect(hasAllDoctors(planCareOf(careListOf(lantus), plan, null))).toBe(true)
    expect(hasAllDoctors(null)).toBe(false)
  })
})

it('counts never exceed their totals, and nothing unknown is covered', () => {
  const entry = fc.constantFrom(...all.entries)
  fc.assert(
    fc.property(
      fc.uniqueArray(entry),
      fc.array(fc.tuple(entry, fc.constantFrom(...careMarks))),
      fc.option(fc.array(fc.tuple(entry, fc.constantFrom(...companyAnswers)))),
      (entries, marks, said) => {
        const list = marks.reduce((one, [{ id }, mark]) => withCareMark(one, id, plan, mark), careListOf(...entries))
        const answers = new Map(said?.map(([{ id }, answer]) => [id, answer]))
        const care = planCareOf(list, plan, said && { asOf: '2026-11-02', answers })
        for (const count of [care.doctors, care.medicines]) {
          if (count === null) continue
          expect(count.covered + count.generic + count.unknown).toBeLessThanOrEqual(count.total)
          expect(count.byYou).toBeLessThanOrEqual(count.total - count.unknown)
        }
        expect((care.doctors?.total ?? 0) + (care.medicines?.total ?? 0)).toBe(entries.length)
        for (const {
          entry: { id },
          answer,
          from,
        } of care.entries) {
          const company = answers.get(id) ?? 'notProvided'
          const own = list.marks.find(({ entryId }) => entryId === id)?.mark
          if (answer === 'covered')
            expect(company === 'covered' || (company === 'notProvided' && own === 'covered')).toBe(true)
          expect(from === null).toBe(answer === 'unknown')
        }
        if (hasAllDoctors(care))
          expect(care.entries.some((one) => one.entry.kind === 'doctor' && one.answer !== 'covered')).toBe(false)
      },
    ),
  )
})
