import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { type Application, withMember } from '#domain/application/application.ts'
import { mergeDraft } from '#domain/application/merge.ts'
import { restoreDraft } from '#domain/application/restore.ts'
import { startOf } from '#domain/application/application-steps.ts'
import { storedDraft } from '#domain/application/stored-draft.ts'

import { dependent, facts, filledApplication, households, member, today } from './filled-application.ts'

const base = filledApplication()
const blank = filledApplication({
  phone: '',
  email: '',
  communicationPreference: '',
  address: { street: '', apartment: '', city: '', state: 'FL', county: 'Miami-Dade County', zip: '33133' },
  members: [
    member({
      firstName: '',
      lastName: '',
      dateOfBirth: '',
      gender: '',
      ssn: '',
      incomeSources: [],
      annualIncome: '',
      occupation: '',
      legalStatus: '',
    }),
  ],
})

describe('a draft and newer saved answers', () => {
  it('are the draft where nothing was saved since, and the saved ones where nothing was typed', () => {
    fc.assert(
      fc.property(households, households, (one, other) => {
        const now: Application = { ...other, members: one.members }
        expect(mergeDraft({ base: one, draft: one, now })).toMatchObject({
          mine: { ...now, signature: one.signature },
          conflicts: [],
        })
        expect(mergeDraft({ base: one, draft: now, now: one })).toMatchObject({ mine: now, conflicts: [] })
      }),
      { numRuns: 200 },
    )
  })

  it('take a typed word for an answer, also one that names a part of an address', () => {
    const named = (firstName: string) => withMember(blank, 0, { firstName })
    for (const word of ['State', 'False']) {
      const { mine, conflicts } = mergeDraft({ base: null, draft: named(word), now: named('Ana') })
      expect(conflicts).toHaveLength(1)
      expect(mine.members[0].firstName).toBe(word)
    }
  })

  it('do not lay a blank of the draft over what was saved since', () => {
    const { mine, conflicts } = mergeDraft({
      base: blank,
      draft: blank,
      now: filledApplication({ members: [member()] }),
    })
    expect(conflicts).toEqual([])
    expect(mine).toMatchObject({
      phone: base.phone,
      address: base.address,
      members: [{ ssn: '219-09-9921', legalStatus: 'citizen' }],
    })
  })

  it('of an older draft, whose start is not known, takes whatever side says something', () => {
    const typed = { ...blank, email: 'typed@example.com' }
    const { mine, conflicts } = mergeDraft({ base: null, draft: typed, now: { ...blank, phone: '(305) 555-0123' } })
    expect(mine).toMatchObject({ email: 'typed@example.com', phone: '(305) 555-0123' })
    expect(conflicts).toEqual([])
  })

  it('are asked about where both have changed the same answer, person by person', () => {
    const draft = withMember({ ...base, phone: '(305) 555-0101' }, 0, { ssn: '219-09-9999' })
    const now = withMember({ ...base, phone: '3055550102' }, 0, { ssn: '078051120', firstName: 'Anita' })
    const { mine, saved, conflicts } = mergeDraft({ base, draft, now })
    expect(conflicts).toEqual([
      { field: 'phone', index: null },
      { field: 'ssn', index: 0 },
    ])
    expect(mine).toMatchObject({
      phone: '(305) 555-0101',
      members: [{ ssn: '219-09-9999', firstName: 'Anita' }, {}, {}],
    })
    expect(saved).toMatchObject({ phone: '3055550102', members: [{ ssn: '078051120', firstName: 'Anita' }, {}, {}] })
  })

  it('are the same where only their dress differs', () => {
    const draft = withMember({ ...base, phone: '305-555-0110' }, 0, { ssn: '219099921' })
    expect(mergeDraft({ base: null, draft, now: base }).conflicts).toEqual([])
  })

  it('keep an income, which no profile answers', () => {
    const now = withMember(base, 0, { annualIncome: '' })
    expect(mergeDraft({ base, draft: base, now }).mine.members[0].annualIncome).toBe('42000')
  })
})

describe('people without an id of their own', () => {
  const child = (id: string, quotedAge: number, firstName: string, occupation: string) =>
    dependent({ id, quotedAge, firstName, lastName: '', dateOfBirth: '', ssn: '', occupation, relationship: '' })
  const home = (...children: readonly ReturnType<typeof child>[]) =>
    filledApplication({ members: [member(), ...children] })
  const reopened = (kept: { application: Application; base: Application }, now: Application) =>
    restoreDraft(JSON.parse(JSON.stringify(storedDraft({ ...kept, place: startOf('contact'), revision: 1 }))), now, {
      facts,
      today,
    })
  const peopleOf = (...draft: Parameters<typeof reopened>) => reopened(...draft)?.application.members.slice(1)

  const known = home(child('relative-1', 7, 'Leo', ''), child('relative-2', 9, 'Mia', ''))
  const typed = home(child('relative-1', 7, 'Leo', 'Actor'), child('relative-2', 9, 'Mia', 'Singer'))

  it('are found by what was quoted and told, in whatever order they come', () => {
    const turned = home(child('relative-1', 9, 'Mia', ''), child('relative-2', 7, 'Leo', ''))
    expect(peopleOf({ application: typed, base: known }, turned)).toMatchObject([
      { firstName: 'Mia', occupation: 'Singer' },
      { firstName: 'Leo', occupation: 'Actor' },
    ])
  })

  it('of the same age are told apart by their names', () => {
    const twins = home(child('relative-1', 7, 'Leo', ''), child('relative-2', 7, 'Mia', ''))
    const jobs = home(child('relative-1', 7, 'Leo', 'Actor'), child('relative-2', 7, 'Mia', 'Singer'))
    const turned = home(child('relative-1', 7, 'Mia', ''), child('relative-2', 7, 'Leo', ''))
    expect(peopleOf({ application: jobs, base: twins }, turned)).toMatchObject([
      { firstName: 'Mia', occupation: 'Singer' },
      { firstName: 'Leo', occupation: 'Actor' },
    ])
  })

  it('get no answer of anybody else where nothing tells who is who, and are told of', () => {
    const now = home(child('relative-1', 7, 'Sol', ''), child('relative-2', 7, 'Luz', ''))
    expect(peopleOf({ application: typed, base: known }, now)).toMatchObject([{ occupation: '' }, { occupation: '' }])
    expect(reopened({ application: typed, base: known }, now)?.leftOut).toEqual(['Leo', 'Mia'])
    expect(reopened({ application: known, base: known }, now)?.leftOut).toBeUndefined()
    expect(reopened({ application: typed, base: known }, known)?.leftOut).toBeUndefined()
  })
})
