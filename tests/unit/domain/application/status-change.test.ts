import { describe, expect, it } from 'vitest'

import { saveBody } from '#api/application-request.ts'
import { toVerifiedUser } from '#api/profile.ts'
import { profileResponse } from '#api/profile-response.ts'
import { withMember } from '#domain/application/application.ts'
import { applicationOf } from '#domain/application/application-of.ts'
import { legalStatuses } from '#domain/application/answer-choices.ts'
import { othersAfterTick } from '#domain/application/citizens.ts'
import { statusChange } from '#domain/application/status-change.ts'

import { filledApplication, member, spouse } from './filled-application.ts'

const paper = {
  alienNumber: '123456789',
  cardNumber: 'SRC1234567890',
  categoryCode: 'C09',
  i94Number: '12345678901',
  expirationDate: '01/01/2028',
} as const
const none = { alienNumber: '', cardNumber: '', categoryCode: '', i94Number: '', expirationDate: '' } as const

// Proves F-25.
describe('another legal status', () => {
  const statuses = [...legalStatuses, ''] as const
  const pairs = statuses.flatMap((before) => statuses.map((after) => ({ before, after })))

  it.each(pairs)('leaves of the papers of "$before" only what "$after" shares', ({ before, after }) => {
    const { change, cleared } = statusChange(member({ legalStatus: before, ...paper }), after)
    const areCards = [before, after].every((status) => status === 'resident' || status === 'workPermit')
    const ended = areCards ? { ...none, alienNumber: paper.alienNumber } : none
    expect({ ...paper, ...change }).toMatchObject(before === after ? paper : ended)
    expect(cleared).toEqual(
      Object.keys(paper).filter((name) => before !== after && !(areCards && name === 'alienNumber')),
    )
  })

  it('is the one of a tick for all citizens too', () => {
    const family = filledApplication({ members: [member(), spouse({ legalStatus: '', ...paper })] })
    expect(othersAfterTick(family.members, 0, true)).toMatchObject([
      { at: 1, change: { legalStatus: 'citizen', ...none } },
    ])
  })

  it('sends a masked alien number back as it came, and asks for the other numbers that the service has', () => {
    const user = toVerifiedUser(
      profileResponse.parse({
        leadID: '1',
        enrol: 1,
        age: 34,
        legal_statusID: 2,
        registration_number: '*****6789',
        card_number: '****',
      }),
    )
    const form = applicationOf(user)
    const { change } = statusChange(form.members[0], 'workPermit')
    expect([form.members[0].kept, change.kept]).toEqual([['alienNumber', 'cardNumber'], ['alienNumber']])
    const [sent] = saveBody(withMember(form, 0, change), user).members
    expect(sent).toMatchObject({ legalStatus: 3, alienNumber: '*****6789', cardNumber: '' })
  })
})
