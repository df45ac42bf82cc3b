import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { applicationOf, quoteFacts } from '#domain/application/application-of.ts'
import { restoreDraft } from '#domain/application/restore.ts'
import { storedDraft } from '#domain/application/stored-draft.ts'
import { applicationStepIds, changeOf, startOf, stepIssues } from '#domain/application/application-steps.ts'
import { verifiedLead, verifiedRelative } from '#mocks/fixtures/sample-user.ts'

import { facts, filledApplication, households, today } from './filled-application.ts'

const json = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown
const context = { facts, today }

// Proves F-5.
describe('a stored draft', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(households, (application) => {
        const blank = {
          ...application,
          phone: '',
          members: application.members.map((one) => ({
            ...one,
            firstName: '',
          })) as unknown as typeof application.members,
        }
        const stored = json(storedDraft({ application, place: startOf('consent'), revision: 7, lacksNumbers: false }))
        expect(restoreDraft(stored, blank, context)).toEqual({
          application,
          place: startOf('consent'),
          revision: 7,
        })
      }),
      { numRuns: 200 },
    )
  })

  it('keeps a drawn signature and its strokes', () => {
    const drawing = { width: 320, strokes: [[{ x: 1.5, y: 2, time: 1_793_000_000_000, pressure: 0.5 }]] }
    const signature = { ...filledApplication().signature, drawing }
    const stored = json(
      storedDraft({ application: filledApplication({ signature }), place: startOf('contact'), revision: 1 }),
    )
    expect(restoreDraft(stored, filledApplication(), context)?.application.signature).toEqual(signature)
  })

  it.each([null, undefined, 'x', 7, [], {}, { version: 2, application: filledApplication() }, { version: 1 }])(
    'of %j is nothing to trust',
    (value) => {
      expect(restoreDraft(value, filledApplication(), context)).toBeNull()
    },
  )

  it('never changes the household or the facts of the quote', () => {
    const user = verifiedLead({ relatives: [verifiedRelative({ leadDependentId: '2001-1', age: 7 })] })
    const initial = applicationOf(user)
    const [primary, child] = initial.members
    const stored = {
      version: 1,
      place: startOf('contact'),
      application: {
        ...initial,
        address: { ...initial.address, zip: '99999', state: 'AK', county: 'Elsewhere', street: '1 Main St' },
        members: [
          { ...primary, role: 'dependent', quotedAge: 1, isApplyingForCoverage: false, maritalStatus: 'married' },
          { ...child, firstName: 'Leo' },
          { ...primary, id: 'stranger' },
        ],
      },
    }
    expect(restoreDraft(stored, initial, { facts: quoteFacts(user), today })?.application).toEqual({
      ...initial,
      address: { ...initial.address, street: '1 Main St' },
      members: [primary, { ...child, firstName: 'Leo' }],
    })
  })

  it('keeps the first value of what cannot be read, and cuts what is far too long', () => {
    const initial = filledApplication()
    const stored = {
      version: 1,
      place: { step: 'elsewhere' },
      application: {
        phone: 7,
        email: 'a'.repeat(10_000),
        communicationPreference: '1e9',
        address: 'x',
        isMailingSameAsHome: 'no',
        members: [7, { id: 'primary', gender: 'other', legalStatus: 3, incomeSources: ['theft'], ssn: null }],
        signature: { method: 'drawn', dataUrl: 7 },
      },
    }
    expect(restoreDraft(stored, initial, context)).toEqual({
      application: { ...initial, email: 'a'.repeat(1000) },
      place: startOf('contact'),
      revision: 0,
    })
  })

  it('opens at the first step that still lacks an answer', () => {
    const application = filledApplication({ communicationPreference: '' })
    const stored = json(storedDraft({ application, place: startOf('financial'), revision: 1 }))
    expect(restoreDraft(stored, application, context)?.place).toEqual(startOf('contact'))
  })

  it.each([
    [startOf('financial'), startOf('financial')],
    [changeOf('address'), changeOf('address')],
    [startOf('consent'), startOf('consent')],
    // As forms without joint screens kept them.
    [{ step: 'address', leadsTo: 'nextStep' }, startOf('contact')],
    [{ step: 'consent', screen: 'sign' }, startOf('consent')],
    [{ step: 'consent', screen: 'review' }, startOf('consent')],
  ] as const)('of %j opens at %j', (place, opened) => {
    const draft = storedDraft({ application: filledApplication(), place: startOf('contact'), revision: 1 })
    const stored = json({ ...draft, place })
    expect(restoreDraft(stored, filledApplication(), context)?.place).toEqual(opened)
  })

  it('opens at the start where its place is not one of the form', () => {
    const application = filledApplication()
    const stored = json({ version: 1, application, place: { step: 'signature', leadsTo: 'nextStep' }, revision: 1 })
    expect(restoreDraft(stored, application, context)?.place).toEqual(startOf('contact'))
  })

  it('is never more than a form, whatever was put in its place', () => {
    const initial = filledApplication()
    const keys = ['version', 'application', 'place', 'members', 'address', 'signature', '__proto__', 'id', 'ssn']
    const anything = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.object({ key: fc.constantFrom(...keys, ...Object.keys(initial)), maxDepth: 2, maxKeys: 4 }),
    )
    fc.assert(
      fc.property(anything, anything, fc.constantFrom(...Object.keys(initial)), (part, place, key) => {
        const restored = restoreDraft({ version: 1, application: { ...initial, [key]: part }, place }, initial, context)
        if (!restored) throw new Error('an envelope of this version with a form in it is read')
        const shape = ({ members, ...rest }: typeof initial) =>
          [...Object.keys(rest).sort(), ...members.map(({ id, role }) => `${id} ${role}`)].join()
        expect(shape(restored.application)).toBe(shape(initial))
        for (const step of applicationStepIds) stepIssues({ application: restored.application, ...context }, step)
        restoreDraft(part, initial, context)
      }),
      { numRuns: 1000 },
    )
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })
})
