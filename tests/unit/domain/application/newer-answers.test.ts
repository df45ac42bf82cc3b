import { saveBody } from '#api/application-request.ts'
import { describe, expect, it } from 'vitest'

import { commonOf, recordOf, userAfterSave } from '#domain/account/read-profile.ts'
import type { SavedCommon, SavedPerson } from '#domain/account/saved-answers.ts'
import type { VerifiedUser } from '#domain/account/verified-user.ts'
import { type Application, withMember } from '#domain/application/application.ts'
import { applicationOf } from '#domain/application/application-of.ts'
import { serviceAnswers } from '#domain/application/newer-answers.ts'
import { startOf } from '#domain/application/application-steps.ts'
import { verifiedLead, verifiedRelative } from '#mocks/fixtures/sample-user.ts'

import { signatureUrl, today } from './filled-application.ts'

function holding(common: SavedCommon = {}, primary: SavedPerson = {}, overrides: Partial<VerifiedUser> = {}) {
  return verifiedLead({
    ...commonOf({ email: 'ana@example.com', phone: '3055550110', ...common }),
    record: recordOf({ firstName: 'Ana', lastName: 'Torres', ssn: '219099921', ...primary }),
    relatives: [],
    ...overrides,
  })
}

const known = holding()
const judge = (form: Application, fresh: VerifiedUser, from = known) =>
  serviceAnswers({ application: form, place: startOf('contact'), revision: 4 }, from, fresh, today)

describe('what the service holds before a save', () => {
  it('is what the form has seen where nobody saved meanwhile, whatever was typed', () => {
    const typed = withMember({ ...applicationOf(known), email: 'new@example.com' }, 0, { ssn: '078-05-1120' })
    expect(judge(typed, holding()).kind).toBe('same')
  })

  it('is what this form itself has saved', () => {
    const typed = { ...applicationOf(known), email: 'new@example.com' }
    const after = userAfterSave(known, saveBody(typed, known))
    expect(judge(typed, holding({ email: 'new@example.com' }), after).kind).toBe('same')
  })

  it('is taken in where another device saved it and nothing was typed here, and nothing typed is lost', () => {
    const typed = withMember({ ...applicationOf(known), email: 'new@example.com' }, 0, { ssn: '078-05-1120' })
    expect(judge(typed, holding({ phone: '3055550199' }))).toMatchObject({
      kind: 'newer',
      conflicts: [],
      mine: {
        revision: 5,
        application: { email: 'new@example.com', phone: '(305) 555-0199', members: [{ ssn: '078-05-1120' }] },
      },
    })
  })

  it('is asked about where the same answer was typed here', () => {
    const typed = { ...applicationOf(known), phone: '(305) 555-0123' }
    expect(judge(typed, holding({ phone: '3055550199' }))).toMatchObject({
      kind: 'newer',
      conflicts: [{ field: 'phone', index: null }],
      mine: { application: { phone: '(305) 555-0123' } },
      saved: { application: { phone: '(305) 555-0199' } },
    })
  })

  it('takes a signature out that was made under other answers', () => {
    const form = applicationOf(known)
    const signed = { ...form, signature: { ...form.signature, dataUrl: signatureUrl } }
    expect(judge(signed, holding({ phone: '3055550199' }))).toMatchObject({
      mine: { application: { signature: { dataUrl: '' } } },
    })
    expect(judge(signed, holding()).kind).toBe('same')
  })

  it('is the same where the service only hides a number or writes in capitals', () => {
    const typed = applicationOf(known)
    expect(judge(typed, holding({}, { ssn: '***-**-9921', firstName: 'ANA' }))).toMatchObject({ kind: 'same' })
  })

  it('is newer where the household or the quote has changed', () => {
    const typed = applicationOf(known)
    expect(judge(typed, holding({}, {}, { relatives: [verifiedRelative()] }))).toMatchObject({
      kind: 'newer',
      mine: { application: { members: [{ role: 'primary' }, { role: 'dependent', quotedAge: 7 }] } },
    })
    expect(judge(typed, holding({}, {}, { age: 35 }))).toMatchObject({
      mine: { application: { members: [{ quotedAge: 35 }] } },
    })
    expect(judge(typed, holding({}, {}, { householdAnnualIncome: 1 })).kind).toBe('newer')
  })

  it('closes the form where the application was sent elsewhere, or its household cannot be read', () => {
    const typed = applicationOf(known)
    expect(judge(typed, holding({}, {}, { submissionId: 'PU-9' })).kind).toBe('closed')
    expect(judge(typed, holding({}, {}, { isHouseholdReadable: false })).kind).toBe('closed')
  })
})
