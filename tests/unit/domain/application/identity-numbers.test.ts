import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { withMember } from '#domain/application/application.ts'
import { hasUnsavedNumbers, withNumbersOfForm, withoutIdentityNumbers } from '#domain/application/identity-numbers.ts'
import { identityNumbers } from '#domain/application/answer-groups.ts'
import { restoreDraft } from '#domain/application/restore.ts'
import { startOf } from '#domain/application/application-steps.ts'
import { storedDraft } from '#domain/application/stored-draft.ts'

import { facts, filledApplication, households, member, today } from './filled-application.ts'

it('leaves identity numbers and the signature out, however deep they stand, and nothing else', () => {
  const person = { firstName: 'Ana', ssn: '900123456', alienNumber: '1', cardNumber: '2', i94Number: '3' }
  expect(withoutIdentityNumbers({ members: [person, null], signature: { dataUrl: 'x' }, revision: 4 })).toEqual({
    members: [{ firstName: 'Ana' }, null],
    revision: 4,
  })
})

const numbers = {
  ssn: '219-09-9921',
  alienNumber: '123456789',
  cardNumber: 'ABC1234567890',
  i94Number: '12345678901',
} as const
const empty = { ssn: '', alienNumber: '', cardNumber: '', i94Number: '' } as const
const place = startOf('primary')
const saved = withMember(filledApplication({ members: [member()] }), 0, { ...empty, legalStatus: 'resident' })
const typed = withMember(saved, 0, numbers)
const reopened = (kept: typeof typed, base: typeof typed, now: typeof typed) =>
  restoreDraft(JSON.parse(JSON.stringify(storedDraft({ application: kept, base, place, revision: 1 }))), now, {
    facts,
    today,
  })

// Proves A-52.
describe('the identity numbers of a draft', () => {
  it('are never kept, of anybody', () => {
    fc.assert(
      fc.property(households, (household) => {
        const application = household.members.reduce((all, _, at) => withMember(all, at, numbers), household)
        const text = JSON.stringify(storedDraft({ application, base: application, place, revision: 1 }))
        for (const name of identityNumbers) expect(text).not.toContain(name)
        for (const number of Object.values(numbers)) expect(text).not.toContain(number)
      }),
      { numRuns: 200 },
    )
  })

  it('have to be typed again where no save has brought them to the service, and the draft says so', () => {
    expect(reopened(typed, saved, saved)).toMatchObject({ application: { members: [empty] }, lacksNumbers: true })
  })

  it('come back from the service where they were saved, however it writes them', () => {
    const asSaved = withMember(typed, 0, { ssn: '219099921' })
    const draft = reopened(typed, asSaved, asSaved)
    expect(draft?.application.members[0]).toMatchObject({ ...numbers, ssn: '219099921' })
    expect(draft?.lacksNumbers).toBeUndefined()
    const short = withMember(typed, 0, { alienNumber: '1234567' })
    expect(hasUnsavedNumbers(short, withMember(typed, 0, { alienNumber: '001234567' }))).toBe(false)
  })

  it('of papers are asked again under another legal status', () => {
    const kept = withMember(typed, 0, { legalStatus: 'workPermit' })
    expect(reopened(kept, typed, typed)?.application.members[0]).toMatchObject({ ...empty, ssn: numbers.ssn })
  })

  it('that were typed here stay when the answers of another tab are taken over', () => {
    const other = { ...withMember(saved, 0, { firstName: 'Anita' }), phone: '3055550123' }
    const taken = withNumbersOfForm(other, typed)
    expect(taken).toMatchObject({ phone: '3055550123', members: [{ ...numbers, firstName: 'Anita' }] })
  })

  it('wait for a save as soon as one is typed', () => {
    expect(hasUnsavedNumbers(saved, saved)).toBe(false)
    expect(hasUnsavedNumbers(withMember(saved, 0, { ssn: '2' }), saved)).toBe(true)
    expect(hasUnsavedNumbers(typed, undefined)).toBe(true)
    expect(hasUnsavedNumbers(typed, typed)).toBe(false)
  })

  it('of a status that is no longer chosen wait for nothing', () => {
    const citizen = withMember(saved, 0, { ...numbers, ssn: '', legalStatus: 'citizen' })
    expect(hasUnsavedNumbers(citizen, saved)).toBe(false)
  })
})
