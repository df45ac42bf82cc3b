import { describe, expect, it } from 'vitest'

import { saveBody } from '#api/application-request.ts'
import { toVerifiedUser } from '#api/profile.ts'
import { profileResponse } from '#api/profile-response.ts'
import { saveRequest } from '#api/send-application.ts'
import { documentRows, incomeRows, memberRows } from '#components/application/review-answers/review-rows.ts'
import { userAfterSave } from '#domain/account/read-profile.ts'
import { type Application, type ApplicationMember, withMember } from '#domain/application/application.ts'
import { applicationOf, quoteFacts } from '#domain/application/application-of.ts'
import { startOf } from '#domain/application/application-steps.ts'
import { nameParts } from '#domain/application/answer-groups.ts'
import { mergeDraft } from '#domain/application/merge.ts'
import { type PersonAnswerName, personAnswerNames, personAnswers } from '#domain/application/person-answers.ts'
import { fullName } from '#domain/application/signature-name.ts'
import { memberIssues } from '#domain/application/validate-member.ts'
import { restoreDraft } from '#domain/application/restore.ts'
import { storedDraft } from '#domain/application/stored-draft.ts'
import type { Json } from '#mocks/openapi/json.ts'
import { recordAfter } from '#mocks/state/record.ts'
import { member, today } from '#tests/unit/domain/application/filled-application.ts'

type Value = ApplicationMember[PersonAnswerName]

/** Facts of the quote, which nobody types. */
const quoted: readonly PersonAnswerName[] = ['quotedAge', 'isApplyingForCoverage', 'maritalStatus']
const numbers: readonly PersonAnswerName[] = ['ssn', 'alienNumber', 'cardNumber', 'i94Number']
/** Answers that the device has and no service. */
const ofDevice: readonly PersonAnswerName[] = ['hasNoNumberYet', 'hasNoEndDate']
const typed = personAnswerNames.filter((name) => !quoted.includes(name) && !ofDevice.includes(name))

/** Two values of each answer whose text has a form; any other text is free. */
const formed: Partial<Record<PersonAnswerName, readonly [Value, Value]>> = {
  relationship: ['son', 'daughter'],
  dateOfBirth: ['03/14/1992', '03/15/1992'],
  gender: ['female', 'male'],
  ssn: ['219099921', '078051120'],
  legalStatus: ['citizen', 'resident'],
  alienNumber: ['123456789', '123456780'],
  cardNumber: ['ABC1234567890', 'ABC1234567891'],
  categoryCode: ['C09', 'C10'],
  i94Number: ['12345678901', '12345678902'],
  expirationDate: ['05/30/2031', '05/31/2031'],
  annualIncome: ['42000', '43000'],
  incomeSources: [['employed'], ['unemployment']],
}
const valuesOf = (name: PersonAnswerName) => formed[name] ?? ['Una', 'Otra']

/** Who is asked: the primary with the status of the paper, or the dependent. */
const statusCodes: Partial<Record<PersonAnswerName, number>> = {
  alienNumber: 2,
  cardNumber: 2,
  categoryCode: 3,
  i94Number: 4,
  expirationDate: 4,
}
const personOf = (name: PersonAnswerName) => (name === 'relationship' ? 1 : 0)
const profileFor = (name: PersonAnswerName): Json => ({
  leadID: '1',
  enrol: 1,
  age: 34,
  ...(name !== 'legalStatus' && { legal_statusID: statusCodes[name] ?? 1 }),
  ...(name === 'occupation' && { employment_statusID: 1 }),
  dependents: [{ lead_dependentID: '2', spouse: 0, enrol: 1, age: 7 }],
})
const userOf = (profile: Json) => toVerifiedUser(profileResponse.parse(profile))
const withAnswer = (form: Application, name: PersonAnswerName, value: Value) =>
  withMember(form, personOf(name), { [name]: value })
const answerIn = (form: Application, name: PersonAnswerName) => form.members[personOf(name)]?.[name]

/** The people whom the form asks, by role and by whether they apply. */
const askedPeople = (['primary', 'spouse', 'dependent'] as const).flatMap((role) =>
  [true, false].map((isApplyingForCoverage) => ({ role, isApplyingForCoverage })),
)
const optional = typed.flatMap((name) =>
  askedPeople
    .filter(
      (person) =>
        personAnswers[name].asks({
          ...person,
          legalStatus: 'citizen',
          quotedAge: 34,
          hasNoNumberYet: false,
          hasNoEndDate: false,
        }) === 'optional',
    )
    .map((person) => ({ name, ...person })),
)
const positions = { primary: 0, spouse: 1, dependent: 2 } as const

it.each(optional)(
  'the answer $name that a $role may leave out (applies: $isApplyingForCoverage) is cleared at the service',
  ({ name, role, isApplyingForCoverage }) => {
    const [value] = valuesOf(name)
    const at = positions[role]
    const enrol = isApplyingForCoverage ? 1 : 0
    const relative = (id: string, spouse: number) => ({ lead_dependentID: id, spouse, enrol, age: 7 })
    const profile: Json = { leadID: '1', enrol, age: 34, dependents: [relative('2', 1), relative('3', 0)] }
    const opened = userOf(profile)
    const written = saveBody(withMember(applicationOf(opened), at, { [name]: value }), opened)
    const record = recordAfter(profile, saveRequest.parse(written))
    const user = userOf(record)
    expect(applicationOf(user).members[at]?.[name]).toEqual(value)
    const cleared = saveBody(withMember(applicationOf(user), at, { [name]: '' }), user)
    expect(applicationOf(userAfterSave(user, cleared)).members[at]?.[name]).toBe('')
    const after = userOf(recordAfter(record, saveRequest.parse(cleared)))
    expect(applicationOf(after).members[at]?.[name]).toBe('')
  },
)

describe.each(typed)('the answer %s of a person', (name) => {
  const [first, second] = valuesOf(name)
  const blank = Array.isArray(first) ? [] : ''
  const opened = userOf(profileFor(name))
  const form = applicationOf(opened)

  it.each([[first], [second]])('is sent as %j, kept by the service, and read again', (value) => {
    const body = saveBody(withAnswer(form, name, value), opened)
    expect(answerIn(applicationOf(userAfterSave(opened, body)), name)).toEqual(value)
    const record = recordAfter(profileFor(name), saveRequest.parse(body))
    // No profile has an income.
    if (name !== 'annualIncome') expect(answerIn(applicationOf(userOf(record)), name)).toEqual(value)
  })

  it.each([[first], [second], [blank]])(
    'comes back from the device as %j, unless it is an identity number',
    (value) => {
      const facts = quoteFacts(opened)
      const draft = { application: withAnswer(form, name, value), place: startOf('primary'), revision: 1 }
      const stored = JSON.stringify(storedDraft(draft))
      const initial = withAnswer(form, name, second)
      const restored = restoreDraft(JSON.parse(stored), initial, { facts, today })
      expect(restored && answerIn(restored.application, name)).toEqual(numbers.includes(name) ? second : value)
      expect(stored.includes(`"${name}":`)).toBe(!numbers.includes(name))
    },
  )

  it('is taken from the side that changed it, and is a question where both did', () => {
    // The one saved in this session is no profile's.
    if (name === 'annualIncome') return
    const [base, now] = [withAnswer(form, name, first), withAnswer(form, name, second)]
    expect(answerIn(mergeDraft({ base, draft: base, now }).mine, name)).toEqual(second)
    expect(answerIn(mergeDraft({ base, draft: now, now: base }).mine, name)).toEqual(second)
    expect(mergeDraft({ base: withAnswer(form, name, blank), draft: base, now }).conflicts).toEqual([
      { field: personAnswers[name].mergedWith, index: personOf(name) },
    ])
  })
})

// Proves F-98.
it('another relative has no code in a save, and survives a reload and the service’s answer to the save', () => {
  const name = 'relationship'
  for (const relationID of [null, 1]) {
    const dependent = { lead_dependentID: '2', spouse: 0, enrol: 1, age: 7, relationID }
    const user = userOf({ ...profileFor(name), dependents: [dependent] })
    const base = applicationOf(user)
    const form = withAnswer(base, name, 'otherRelative')
    const body = saveBody(form, user)
    expect(body.members[1]).not.toHaveProperty('relationID')
    const issues = memberIssues(member({ ...form.members[1], role: 'dependent' }), 1, today, null)
    expect(issues.map(({ code }) => code)).not.toContain('relationship.required')
    const stored = JSON.stringify(storedDraft({ application: form, place: startOf('primary'), revision: 1 }))
    const now = applicationOf(
      userOf(recordAfter({ ...profileFor(name), dependents: [dependent] }, saveRequest.parse(body))),
    )
    const draft = restoreDraft(JSON.parse(stored), base, { facts: quoteFacts(user), today })?.application ?? base
    const { mine, conflicts } = mergeDraft({ base, draft, now })
    expect([answerIn(mine, name), conflicts]).toEqual(['otherRelative', []])
  }
})

it('every answer but the age is read back before the signature', () => {
  const texts = { t: (key: string) => key, language: 'en' } as unknown as Parameters<typeof memberRows>[0]
  const filled = {
    ...Object.fromEntries(typed.map((name) => [name, valuesOf(name)[0]])),
    hasNoNumberYet: true,
    quotedAge: 7,
  }
  const said = (['citizen', 'resident', 'workPermit', 'i94'] as const)
    .flatMap((legalStatus) => (['primary', 'dependent'] as const).map((role) => ({ role, legalStatus })))
    .map((one) => member({ ...filled, ...one, hasNoEndDate: one.legalStatus === 'i94' }))
    .flatMap((one) => [...memberRows(texts, one, null), ...incomeRows(texts, one), ...documentRows(texts, one)])
    .map(({ label }) => label)
  const unread = personAnswerNames.filter((name) => !said.includes(personAnswers[name].label))
  expect(unread).toEqual([...nameParts, 'quotedAge'])
})

// Proves F-22.
it('a dependent’s marital status, which nobody is asked for, is not read back', () => {
  const texts = { t: (key: string) => key, language: 'en' } as unknown as Parameters<typeof memberRows>[0]
  const isRead = (role: ApplicationMember['role']) =>
    memberRows(texts, member({ role }), null).some(({ label }) => label === personAnswers.maritalStatus.label)
  expect([isRead('primary'), isRead('spouse'), isRead('dependent')]).toEqual([true, true, false])
})

// Proves F-22.
it('who was never asked reads before the signature why they count as single', () => {
  const texts = { t: (key: string) => key, language: 'en' } as unknown as Parameters<typeof memberRows>[0]
  const noteOf = (maritalStatus: ApplicationMember['maritalStatus']) =>
    memberRows(texts, member({ maritalStatus }), null).find(({ label }) => label === personAnswers.maritalStatus.label)
      ?.note
  expect([noteOf('single'), noteOf('married')]).toEqual(['memberFields.marriedApart', undefined])
})

it('each part of a name is in the one that is read back and signed, which nobody translates', () => {
  const texts = { t: (key: string) => key, language: 'en' } as unknown as Parameters<typeof memberRows>[0]
  const named = member(Object.fromEntries(nameParts.map((part) => [part, ` ${part} `])))
  expect(fullName(named)).toBe(nameParts.join(' '))
  expect(memberRows(texts, named, null)[0]).toEqual({
    label: 'reviewAnswers.name',
    value: nameParts.join(' '),
    isName: true,
  })
})

it('every text of a person that is read back as typed is one that nobody translates', () => {
  const texts = { t: (key: string) => key, language: 'en' } as unknown as Parameters<typeof memberRows>[0]
  const words = typed.filter((name) => personAnswers[name].review === 'details')
  const filled = Object.fromEntries(words.map((name) => [name, valuesOf(name)[0]]))
  const rows = memberRows(texts, member({ ...filled, role: 'dependent' }), null)
  const translated = rows.filter(({ isName }) => isName === undefined).map(({ value }) => value)
  for (const name of words)
    if (personAnswers[name].draft.kind === 'text') expect(translated).not.toContain(filled[name])
})
