import { saveBody } from '#api/application-request.ts'
import { describe, expect, it } from 'vitest'

import { commonOf, userAfterSave } from '#domain/account/read-profile.ts'
import type { SavedCommon } from '#domain/account/saved-answers.ts'
import type { SavedPerson } from '#domain/application/person-answers.ts'
import type { VerifiedUser } from '#domain/account/verified-user.ts'
import { type Application, withMember } from '#domain/application/application.ts'
import { applicationOf, quoteFacts } from '#domain/application/application-of.ts'
import { serviceAnswers } from '#domain/application/newer-answers.ts'
import { restoreDraft } from '#domain/application/restore.ts'
import { sentAnswers, type SentAnswers } from '#domain/application/sent-answers.ts'
import { type ApplicationDraft, storedDraft } from '#domain/application/stored-draft.ts'
import { startOf } from '#domain/application/application-steps.ts'
import { personRecord, verifiedLead, verifiedRelative } from '#mocks/fixtures/sample-user.ts'

import { signatureUrl, today } from './filled-application.ts'

function holding(common: SavedCommon = {}, primary: SavedPerson = {}, overrides: Partial<VerifiedUser> = {}) {
  return verifiedLead({
    ...commonOf({ email: 'ana@example.com', phone: '3055550110', ...common }),
    record: personRecord({ firstName: 'Ana', lastName: 'Torres', ssn: '219099921', ...primary }),
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

// Proves F-88: phone A was sent and its answer was lost, or is under way; the form goes on with B.
describe('what this form has sent without an answer', () => {
  const [start, phoneA, phoneB, phoneC] = ['3055550110', '3055550101', '3055550102', '3055550103'] as const
  const withPhone = (phone: string, from = applicationOf(known)): Application => ({ ...from, phone })
  const bodyOf = (phone: string) => sentAnswers(known, saveBody(withPhone(phone), known))
  const judged = (held: string, fresh: VerifiedUser, sent: readonly SentAnswers[] = [bodyOf(phoneA)], others = {}) =>
    serviceAnswers(
      { application: withPhone(held), place: startOf('contact'), revision: 4, sent },
      known,
      fresh,
      today,
      others,
    )

  it.each([
    ['arrived, and is sent again', phoneA, phoneA],
    ['arrived, and the form has another answer', phoneB, phoneA],
    ['arrived, and the form has the earlier answer again', start, phoneA],
    ['did not arrive, and the form has another answer', phoneB, start],
    ['was overtaken by the newer of two', phoneC, phoneB],
    ['arrived after the newer of two', phoneC, phoneA],
  ])('is nobody else’s change where it %s', (_, held, saved) => {
    const answers = judged(held, holding({ phone: saved }), [bodyOf(phoneA), bodyOf(phoneB)])
    expect(answers).toMatchObject({ kind: 'same', user: { phone: saved } })
  })

  it.each([
    ['arrived', phoneA],
    ['did not arrive', start],
  ])('leaves another field’s change visible and takes it in where it %s', (_, phone) => {
    expect(judged(phoneB, holding({ phone, email: 'new@example.com' }))).toMatchObject({
      kind: 'newer',
      origin: 'elsewhere',
      conflicts: [],
      mine: { application: { phone: phoneB, email: 'new@example.com' } },
    })
  })

  it('leaves a change of the same field a question', () => {
    expect(judged(phoneB, holding({ phone: phoneC }))).toMatchObject({
      kind: 'newer',
      origin: 'elsewhere',
      conflicts: [{ field: 'phone', index: null }],
      mine: { application: { phone: phoneB } },
      saved: { application: { phone: '(305) 555-0103' } },
    })
  })

  it('is the same person’s where another tab has saved it, and no news once the applicant has decided', () => {
    const ofTab = [bodyOf(phoneC)]
    expect(judged(phoneB, holding({ phone: phoneC }), [], { ofTab })).toMatchObject({ kind: 'newer', origin: 'tab' })
    expect(judged(phoneB, holding({ phone: phoneC }), [], { settled: ofTab }).kind).toBe('same')
  })

  it('is compared as the service gives it back', () => {
    const papa = verifiedRelative()
    const user = holding({}, {}, { relatives: [papa] })
    const form = withMember(applicationOf(user), 1, { relationship: 'father' })
    const sent = [sentAnswers(user, saveBody(form, user))]
    const draft = { application: withMember(form, 1, { relationship: 'son' }), place: startOf('contact'), revision: 1 }
    const arrived = userAfterSave(user, saveBody(form, user))
    expect(serviceAnswers({ ...draft, sent }, user, arrived, today).kind).toBe('same')
  })

  describe('after a reload', () => {
    const number = (ssn: string) => withMember(applicationOf(known), 0, { ssn })
    const reload = (draft: ApplicationDraft, user: VerifiedUser) => {
      const text = JSON.stringify(storedDraft(draft))
      expect(text).not.toMatch(/078-?05-?1120|219-?09-?9921/)
      const check = { facts: quoteFacts(user), today }
      const restored = restoreDraft(JSON.parse(text), applicationOf(user), check)
      if (restored === null) throw new Error('the draft is unreadable')
      return restored
    }

    it('is known by its other answers, and stays so', () => {
      const sent = [bodyOf(phoneA)]
      const draft = { application: withPhone(phoneB), place: startOf('contact'), revision: 4, sent }
      const restored = reload(draft, known)
      expect(restored.sent?.[0]?.phone).toBe(sent[0]?.phone)
      expect(serviceAnswers(restored, known, holding({ phone: phoneA }), today).kind).toBe('same')
      expect(serviceAnswers(restored, known, holding({ phone: phoneC }), today).kind).toBe('newer')
      expect(storedDraft(restored)).toEqual(storedDraft(draft))
    })

    it('may be any number, because the device keeps none, and never one where none was sent', () => {
      const sent = [sentAnswers(known, saveBody(number('078-05-1120'), known))]
      const draft = { application: number('078-05-1120'), place: startOf('contact'), revision: 4, sent }
      const restored = reload(draft, known)
      const retyped = { ...restored, application: number('219-09-9999') }
      expect(serviceAnswers(retyped, known, holding({}, { ssn: '078051120' }), today).kind).toBe('same')
      const none = holding({}, { ssn: '' })
      const blank = sentAnswers(none, saveBody(applicationOf(none), none))
      const unsent = reload({ ...draft, sent: [blank] }, none)
      expect(serviceAnswers({ ...unsent, application: number('219-09-9999') }, none, holding(), today)).toMatchObject({
        conflicts: [{ field: 'ssn', index: 0 }],
      })
    })
  })
})
