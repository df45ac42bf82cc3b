import { expect, it } from 'vitest'

import { saveBody } from '#api/application-request.ts'
import { toVerifiedUser } from '#api/profile.ts'
import { profileResponse } from '#api/profile-response.ts'
import { saveRequest } from '#api/send-application.ts'
import { documentRows } from '#components/application/review-answers/review-rows.ts'
import { type ApplicationMember, withMember } from '#domain/application/application.ts'
import { applicationOf } from '#domain/application/application-of.ts'
import { startOf } from '#domain/application/application-steps.ts'
import { memberIssues } from '#domain/application/validate-member.ts'
import { mergeDraft } from '#domain/application/merge.ts'
import { restoreDraft } from '#domain/application/restore.ts'
import { sentAnswers } from '#domain/application/sent-answers.ts'
import { statusChange } from '#domain/application/status-change.ts'
import { storedDraft } from '#domain/application/stored-draft.ts'
import { recordAfter } from '#mocks/state/record.ts'

import { facts, member, today } from './filled-application.ts'

const endless = { legalStatus: 'i94', i94Number: '123456789A1', expirationDate: '', hasNoEndDate: true } as const
const codes = (one: ApplicationMember) => memberIssues(one, 0, today, null).map(({ code }) => code)

// Proves F-107.
it.each<readonly [Partial<ApplicationMember>, readonly string[]]>([
  [endless, []],
  [{ ...endless, hasNoEndDate: false }, ['expirationDate.required']],
  [
    { ...endless, legalStatus: 'workPermit', alienNumber: '123456789', cardNumber: 'A1', categoryCode: 'A05' },
    ['expirationDate.required'],
  ],
])('an I-94, and no other document, may have no end date: %j', (change, issues) => {
  expect(codes(member(change))).toEqual(issues)
})

it('another status takes the mark away', () => {
  expect(statusChange(member(endless), 'workPermit').change).toMatchObject({ hasNoEndDate: false })
})

it.each(['', '05/30/2031'])(
  'the day is sent empty over %j, and the mark survives a reload and the save',
  (exp_date) => {
    const profile = { leadID: '1', enrol: 1, age: 34, legal_statusID: 4, card_number: '12345678911', exp_date }
    const user = toVerifiedUser(profileResponse.parse(profile))
    const opened = applicationOf(user)
    const form = withMember(opened, 0, endless)
    const body = saveRequest.parse(saveBody(form, user))
    expect(body.members[0]).toMatchObject({ legalStatus: 4, cardNumber: '123456789A1', i94Number: '123456789A1' })
    expect(body.members[0]?.expirationDate ?? '').toBe('')
    const stored = JSON.stringify(storedDraft({ application: form, place: startOf('primary'), revision: 1 }))
    const draft = restoreDraft(JSON.parse(stored), opened, { facts, today })?.application ?? opened
    expect(draft.members[0].hasNoEndDate).toBe(true)
    const now = applicationOf(toVerifiedUser(profileResponse.parse(recordAfter(profile, body))))
    const { mine, conflicts } = mergeDraft({ base: opened, draft: form, now, sent: [sentAnswers(user, body)] })
    expect([mine.members[0].hasNoEndDate, mine.members[0].expirationDate, conflicts]).toEqual([true, '', []])
  },
)

it('a document that nobody has filled in is taken from what was saved elsewhere, without a question', () => {
  const saved = {
    leadID: '1',
    enrol: 1,
    age: 34,
    legal_statusID: 4,
    card_number: '12345678911',
    exp_date: '05/30/2031',
  }
  const now = applicationOf(toVerifiedUser(profileResponse.parse(saved)))
  const draft = applicationOf(toVerifiedUser(profileResponse.parse({ leadID: '1', enrol: 1, age: 34 })))
  const { mine, conflicts } = mergeDraft({ base: null, draft, now })
  expect([mine.members[0].legalStatus, conflicts]).toEqual(['i94', []])
})

it('the review says it in place of the day', () => {
  const texts = { t: (key: string) => key, language: 'en' } as unknown as Parameters<typeof documentRows>[0]
  const rows = documentRows(texts, member(endless)).map(({ label, value }) => [label, value])
  expect(rows).toContainEqual(['memberDocuments.hasNoEndDate', 'reviewAnswers.yes'])
  expect(rows.map(([label]) => label)).not.toContain('memberDocuments.expirationDate')
})
