import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  type CareList,
  type PlanOfYear,
  careEntriesOf,
  careKinds,
  careLimits,
  careMarks,
  emptyCareList,
  hasCareRoom,
  readCareList,
  typedCareEntry,
  withCareEntry,
  withCareMark,
  withoutCareEntry,
} from '#domain/care/care-list.ts'

import { careEntry, careListOf, clinic, lantus, metformin, ruiz, typedDoctor } from './sample-care.ts'

const plan = { planId: '16842FL0320004', year: 2026 }

// Proves P-75.
describe('the list of doctors and medicines', () => {
  it('holds the doctors first, each kind in the order of adding', () => {
    expect(careListOf(metformin, ruiz, lantus, clinic).entries).toEqual([ruiz, clinic, metformin, lantus])
  })

  it.each(careKinds)('holds no more of a %s than its limit', (kind) => {
    const many = Array.from({ length: careLimits[kind] + 2 }, (_, at) => careEntry(kind, `Name ${at}`))
    const list = careListOf(...many)
    expect(careEntriesOf(list, kind)).toEqual(many.slice(0, careLimits[kind]))
    expect(hasCareRoom(list, kind)).toBe(false)
  })

  it('holds an entry once, and stays the same list then', () => {
    const list = careListOf(ruiz, metformin)
    expect(withCareEntry(list, { ...ruiz, name: 'Elena Ruiz' })).toBe(list)
    expect(withCareEntry(careListOf(typedDoctor), careEntry('doctor', ' dr.  soto ')).entries).toEqual([typedDoctor])
  })

  it.each([
    ['', null],
    ['   ', null],
    ['  Dra.  Ana   Pérez ', 'Dra. Ana Pérez'],
    [` ${'x'.repeat(80)}\u200b `, 'x'.repeat(80)],
    // Nothing is cut: the field keeps it and says how long it may be.
    ['x'.repeat(81), null],
    ['Jose\u0301', 'Jose\u0301'],
    ['An\u200ba\u00ad\u202e', 'Ana'],
    ['Ana\nMaría\tRuiz', 'Ana María Ruiz'],
    ['Ana\ud800', 'Ana'],
    ['7-Up', '7-Up'],
    ['-', null],
    ['🙂', null],
    ['\u200b', null],
  ])('takes %j as the name %j', (text, name) => {
    expect(typedCareEntry('doctor', text)?.name ?? null).toBe(name)
  })

  it.each([
    ['García', 'garcia'],
    ['MUÑOZ', 'Mun\u0303oz'],
    ['Núñez-Ortiz', 'nunez-ortiz'],
    ['Dra.  Ruiz', 'dra. ruiz'],
  ])('holds %j and %j once', (one, other) => {
    const list = careListOf(careEntry('doctor', one))
    expect(withCareEntry(list, careEntry('doctor', other))).toBe(list)
  })

  it('has no code for a typed name', () => {
    expect(typedCareEntry('medicine', 'Insulin')).toMatchObject({ kind: 'medicine', code: null, detail: '' })
  })
})

const careMarkOf = ({ marks }: CareList, entryId: string, { planId, year }: PlanOfYear) =>
  marks.find((one) => one.entryId === entryId && one.planId === planId && one.year === year)?.mark ?? null

// Proves P-78.
describe('what the visitor checked', () => {
  it('is kept for an entry, a plan and a year, and the last one counts', () => {
    const list = withCareMark(withCareMark(careListOf(ruiz, clinic), ruiz.id, plan, 'unsure'), ruiz.id, plan, 'covered')
    expect(careMarkOf(list, ruiz.id, plan)).toBe('covered')
    expect(careMarkOf(list, clinic.id, plan)).toBeNull()
    expect(careMarkOf(list, ruiz.id, { ...plan, year: 2027 })).toBeNull()
    expect(careMarkOf(list, ruiz.id, { ...plan, planId: '40572FL0020007' })).toBeNull()
  })

  it('is taken back, and goes with its entry', () => {
    const list = withCareMark(careListOf(ruiz, clinic), ruiz.id, plan, 'covered')
    expect(withCareMark(list, ruiz.id, plan, null).marks).toEqual([])
    expect(withoutCareEntry(list, ruiz.id)).toEqual(careListOf(clinic))
    expect(withCareMark(list, 'doctor:nobody', plan, 'covered')).toBe(list)
  })

  it('is forgotten oldest first when there are too many', () => {
    const plans = Array.from({ length: 401 }, (_, at) => ({ planId: `plan-${at}`, year: 2026 }))
    const list = plans.reduce((one, of) => withCareMark(one, ruiz.id, of, 'covered'), careListOf(ruiz))
    expect(list.marks).toHaveLength(400)
    expect(careMarkOf(list, ruiz.id, { planId: 'plan-0', year: 2026 })).toBeNull()
    expect(careMarkOf(list, ruiz.id, { planId: 'plan-400', year: 2026 })).toBe('covered')
  })
})

// Proves P-76.
describe('a stored list', () => {
  it('comes back as it was', () => {
    const list = withCareMark(careListOf(ruiz, typedDoctor, lantus), typedDoctor.id, plan, 'notCovered')
    expect(readCareList(JSON.parse(JSON.stringify(list)))).toEqual(list)
  })

  it.each([[null], ['text'], [7], [[]]])('that is %j is none', (value) => {
    expect(readCareList(value)).toBeNull()
  })

  it('keeps what it can read', () => {
    const stored = {
      entries: [{ kind: 'dentist', name: 'A', detail: '', code: null }, ruiz, { ...lantus, code: 'x' }, null],
      marks: [
        { entryId: ruiz.id, ...plan, mark: 'maybe' },
        { entryId: 'gone', ...plan, mark: 'covered' },
      ],
    }
    expect(readCareList(stored)).toEqual(careListOf(ruiz))
    expect(readCareList({})).toEqual(emptyCareList)
  })

  it('is within the limits, whatever was stored', () => {
    const entries = fc.array(
      fc.oneof(
        fc.record({
          kind: fc.constantFrom(...careKinds, 'other'),
          name: fc.string(),
          detail: fc.string(),
          code: fc.option(fc.stringMatching(/^\d{0,12}$/)),
        }),
        fc.anything(),
      ),
      { maxLength: 30 },
    )
    const marks = fc.array(
      fc.record({
        entryId: fc.string(),
        planId: fc.string(),
        year: fc.integer(),
        mark: fc.constantFrom(...careMarks, 'no'),
      }),
    )
    fc.assert(
      fc.property(fc.record({ entries, marks }), (stored) => {
        const list = readCareList(stored) ?? emptyCareList
        for (const kind of careKinds) expect(careEntriesOf(list, kind).length).toBeLessThanOrEqual(careLimits[kind])
        const ids = new Set(list.entries.map(({ id }) => id))
        expect(ids.size).toBe(list.entries.length)
        expect(list.marks.every(({ entryId }) => ids.has(entryId))).toBe(true)
        expect(readCareList(list)).toEqual(list)
      }),
    )
  })
})
