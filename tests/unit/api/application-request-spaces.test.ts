import { saveBody } from '#api/application-request.ts'
import { describe, expect, it } from 'vitest'

import type { ApplicationMember } from '#domain/application/application.ts'
import { personAnswerNames, personAnswers } from '#domain/application/person-answers.ts'
import { filledApplication, member } from '#tests/unit/domain/application/filled-application.ts'

/** Every text of an answer with spaces around it, as after a paste. */
function spaced<Answers extends Readonly<Record<string, string>>>(answers: Answers) {
  return Object.fromEntries(Object.entries(answers).map(([field, text]) => [field, ` ${text} `])) as Answers
}

describe('spaces around an answer are not sent', () => {
  it('with the contact and the home', () => {
    const { address, email } = filledApplication()
    const body = saveBody(filledApplication({ address: spaced({ ...address }), email: ` ${email} ` }))
    expect(body).toStrictEqual(saveBody(filledApplication()))
  })

  it('with the mailing address', () => {
    const mailingAddress = { street: 'PO Box 9', city: 'Orlando', state: 'FL', county: 'Orange County', zip: '32801' }
    const mailed = { isMailingSameAsHome: false, mailingAddress }
    const body = saveBody(filledApplication({ ...mailed, mailingAddress: spaced(mailingAddress) }))
    expect(body).toStrictEqual(saveBody(filledApplication(mailed)))
  })

  it.each(['citizen', 'resident', 'workPermit', 'i94'] as const)('with a person (%s)', (legalStatus) => {
    const person = member({ legalStatus })
    const texts = personAnswerNames.filter((name) =>
      ['text', 'identityNumber'].includes(personAnswers[name].draft.kind),
    )
    const pasted: ApplicationMember = {
      ...person,
      ...spaced(Object.fromEntries(texts.map((name) => [name, String(person[name])]))),
    }
    expect(saveBody(filledApplication({ members: [pasted] }))).toStrictEqual(
      saveBody(filledApplication({ members: [person] })),
    )
  })
})
