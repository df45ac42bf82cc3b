import { describe, expect, it } from 'vitest'

import { type Application, withMember } from '#domain/application/application.ts'
import { areOthersCitizens, othersAfterTick } from '#domain/application/citizens.ts'
import { restoreDraft } from '#domain/application/restore.ts'
import { startOf } from '#domain/application/application-steps.ts'
import { storedDraft } from '#domain/application/stored-draft.ts'

import { dependent, facts, filledApplication, member, spouse, today } from './filled-application.ts'

const unknown = { legalStatus: '' } as const
const family = filledApplication({
  members: [
    member(),
    spouse(unknown),
    dependent({ id: 'a', ...unknown }),
    dependent({ id: 'b', legalStatus: 'citizen' }),
    dependent({ id: 'c', ...unknown, isApplyingForCoverage: false }),
    dependent({ id: 'd', ...unknown, kept: ['legalStatus'] }),
  ],
})
const ticked = (application: Application, isTicked: boolean, by = 0) =>
  othersAfterTick(application.members, by, isTicked).reduce(
    (now, { at, change }) => withMember(now, at, change),
    application,
  )
const statuses = ({ members }: Application) => members.map(({ legalStatus }) => legalStatus)

// Proves F-31.
describe('the tick for all citizens', () => {
  const asked = ({ members }: Application) => members.map((_, index) => areOthersCitizens(members, index))

  it('is asked of the primary person, else of the spouse, who is a citizen while another status is missing', () => {
    expect(asked(family)).toEqual([false, null, null, null, null, null])
    expect(asked(withMember(family, 0, unknown))[0]).toBeNull()
    expect(asked(withMember(family, 0, { legalStatus: 'resident' }))[0]).toBeNull()
    expect(asked(withMember(family, 3, { legalStatus: 'resident' }))[0]).toBeNull()
    const apart = withMember(family, 0, { isApplyingForCoverage: false })
    expect(asked(apart)).toEqual([null, null, null, null, null, null])
    expect(asked(withMember(apart, 1, { legalStatus: 'citizen' }))[1]).toBe(false)
    const children = filledApplication({
      members: [member({ isApplyingForCoverage: false }), dependent(), dependent({ id: 'b', ...unknown })],
    })
    expect(asked(children)).toEqual([null, null, null])
    expect(asked(filledApplication())).toEqual([null, null, null])
  })

  it('fills in the missing statuses of people who apply, and takes only those back', () => {
    const filled = ticked(family, true)
    expect(statuses(filled)).toEqual(['citizen', 'citizen', 'citizen', 'citizen', '', ''])
    expect(asked(filled)[0]).toBe(true)
    expect(statuses(ticked(filled, false))).toEqual(statuses(family))
    const changed = withMember(withMember(filled, 1, { legalStatus: 'resident' }), 2, { isCitizenByTick: false })
    expect(asked(changed)[0]).toBeNull()
    expect(statuses(ticked(changed, false))).toEqual(statuses(changed))
  })

  it('can be taken back after a reload', () => {
    const filled = ticked(family, true)
    const stored: unknown = JSON.parse(
      JSON.stringify(storedDraft({ application: filled, place: startOf('primary'), revision: 1 })),
    )
    const restored = restoreDraft(stored, family, { facts, today })?.application ?? family
    expect(asked(restored)[0]).toBe(true)
    expect(statuses(ticked(restored, false))).toEqual(statuses(family))
  })
})
