import { describe, expect, it } from 'vitest'

import { saveBody } from '#api/application-request.ts'
import { withMember } from '#domain/application/application.ts'
import { changeOf, startOf } from '#domain/application/application-steps.ts'
import { startingLastName, withStartingLastNames } from '#domain/application/family-name.ts'
import { restoreDraft } from '#domain/application/restore.ts'
import { storedDraft } from '#domain/application/stored-draft.ts'

import { dependent, facts, filledApplication, member, spouse, today } from './filled-application.ts'

const members = [
  member(),
  spouse({ lastName: '' }),
  dependent({ id: 'a', lastName: '' }),
  dependent({ id: 'b' }),
] as const
const family = filledApplication({ members })
const namesAfter = (...[application, place]: Parameters<typeof withStartingLastNames>) =>
  withStartingLastNames(application, place).members.map(({ lastName }) => lastName)

// Proves F-29.
describe('the family name', () => {
  it('stands where no last name is typed or saved, and never in the primary person’s own field', () => {
    expect(members.map((_, index) => startingLastName(members, index))).toEqual([
      undefined,
      'Torres',
      'Torres',
      undefined,
    ])
    const nameless = [member({ lastName: ' ' }), members[1]] as const
    expect(startingLastName(nameless, 1)).toBeUndefined()
    expect(startingLastName(members, 9)).toBeUndefined()
  })

  it('stays away once it was changed, after a reload too', () => {
    const emptied = withMember(family, 1, { lastName: '', isLastNameTyped: true })
    expect(startingLastName(emptied.members, 1)).toBeUndefined()
    const draft = storedDraft({ application: emptied, place: startOf('spouse'), revision: 1 })
    const restored = restoreDraft(JSON.parse(JSON.stringify(draft)), family, { facts, today })
    expect(restored?.application.members[1]).toMatchObject({ lastName: '', isLastNameTyped: true })
  })

  it('is an answer once Next was pressed on its screen, and only there', () => {
    expect(namesAfter(family, startOf('spouse'))).toEqual(['Torres', 'Torres', '', 'Torres'])
    expect(namesAfter(family, startOf('dependents'))).toEqual(['Torres', '', 'Torres', 'Torres'])
    expect(namesAfter(family, changeOf('dependents'))).toEqual(['Torres', '', 'Torres', 'Torres'])
    for (const step of ['contact', 'primary', 'financial', 'consent'] as const)
      expect(withStartingLastNames(family, startOf(step))).toBe(family)
    const typed = withMember(family, 1, { lastName: 'Peña' })
    expect(withStartingLastNames(typed, startOf('spouse'))).toBe(typed)
  })

  it('is in no save before', () => {
    expect(saveBody(family).members.map((person) => 'lastName' in person)).toEqual([true, false, false, true])
  })
})
