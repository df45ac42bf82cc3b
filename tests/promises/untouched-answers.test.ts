import { saveBody } from '#api/application-request.ts'
import fc from 'fast-check'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'

import { fetchLeadProfile, toVerifiedUser } from '#api/profile.ts'
import { profileResponse } from '#api/profile-response.ts'
import { userAfterSave } from '#domain/account/read-profile.ts'
import { readFlag, readNumber } from '#domain/account/saved-answers.ts'
import { applicationOf } from '#domain/application/application-of.ts'
import { callOf } from '#mocks/openapi/contract.ts'
import { callDirectly } from '#mocks/openapi/sample-call.ts'
import { demoPeople } from '#mocks/state/demo-accounts.ts'
import { profileOf } from '#mocks/state/profile-answer.ts'
import { putRecord } from '#mocks/state/accounts.ts'
import { mockState, resetMocks } from '#mocks/state/store.ts'
import { serveMocks } from '#tests/setup/msw.ts'

import { printFigure, seed } from './sample.ts'

/**
 * Saved answers never change: whatever the profile answers, saving an untouched form leaves the service's record as it
 * was, value by value, in formats that this site can read and in others.
 */
serveMocks()
vi.setConfig({ testTimeout: 60_000 })
beforeEach(() => {
  resetMocks()
})

const numRuns = 1_000
const { leadId, token } = demoPeople.lead
type Json = Readonly<Record<string, unknown>>

const missing = fc.constantFrom(null, undefined, '')
const mostly = (values: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 3, arbitrary: values }, { weight: 1, arbitrary: missing })
const codes = (...known: readonly unknown[]) =>
  mostly(fc.constantFrom(...known, ...known.map(String), 0, 9, 'other', [7]))
const days = mostly(
  fc.constantFrom('01/31/1988', '1988-01-31', '1988-01-31T00:00:00Z', '1/3/1988', '31.01.1988', '0000-00-00', {
    y: 1988,
  }),
)
const texts = mostly(fc.constantFrom('Ana', ' Núñez ', 'Calle 8 #12', 33, 'x'.repeat(200), '<b>', ['Ana']))
const ssns = mostly(fc.constantFrom('123456789', '123-45-6789', '***-**-6789', 'XXX-XX-6789', 123_456_789, '12'))
const papers = mostly(
  fc.constantFrom('123456789', '123-456-789', '*****6789', 'ABC1234567890', '12345678901', 12_345_678_901, 'C09', 'c9'),
)
const flags = fc.constantFrom(1, 0, '1', '0', true, false, 'Y', 'N', null, undefined, 'maybe')

const person = {
  name: texts,
  last_name: texts,
  dob: days,
  age: mostly(fc.constantFrom(34, '34', 7, 'old')),
  enrol: flags,
  sexID: codes(1, 2, 3),
  ssn: ssns,
  legal_statusID: codes(1, 2, 3, 4, 5),
  civil_statusID: codes(1, 2, 3),
  employment_statusID: codes(1, 2, 3, 4, 5, 6),
  job: texts,
  registration_number: papers,
  card_number: papers,
  category_code: papers,
  exp_date: days,
}
const relative = fc.record({
  ...person,
  lead_dependentID: fc.constantFrom('d-1', 'd-2', 3, null, undefined),
  spouse: fc.constantFrom(1, 0, '1', '0', null),
  relationID: codes(1, 2, 3, 4, 7, 8),
})
const records = fc.record({
  ...person,
  email: mostly(fc.constantFrom('ana@example.com', ' Ana@example.com', 'nobody', 7)),
  phone: mostly(fc.constantFrom('3055550111', '+13055550111', '(305) 555-0111', '555', 3_055_550_111)),
  zip_code: mostly(fc.constantFrom('33133', 33_133, '33133-1234')),
  county: texts,
  communicationID: codes(1, 3, 2),
  address: texts,
  street: texts,
  apt_lot: texts,
  city: texts,
  state: mostly(fc.constantFrom('FL', 'GA', 'Florida')),
  same_mail_dir: flags,
  address_mail: texts,
  city_mail: texts,
  state_mail: mostly(fc.constantFrom('FL', 'GA')),
  county_mail: texts,
  zip_code_mail: mostly(fc.constantFrom('32801', 'x')),
  dependents: fc.array(relative, { maxLength: 4 }),
})

/** Formats of one value that F-61 treats as equal: bare numbers, codes as numbers, 1 for yes. */
function canonical(key: string, value: unknown): unknown {
  if (value === null || value === undefined || value === '') return null
  if (key === 'enrol' || key === 'same_mail_dir')
    return typeof value === 'boolean' ? Number(value) : (readNumber(value) ?? value)
  if (key.endsWith('ID') || key === 'age') return readNumber(value) ?? value
  if (typeof value !== 'string' && typeof value !== 'number') return value
  const text = String(value)
  if (key === 'phone' && /\d{10}$/.test(text.replace(/\D/g, ''))) return text.replace(/\D/g, '').slice(-10)
  const bare = text.replace(/[\s-]/g, '')
  return (key === 'ssn' || key === 'registration_number') && /^\d{9}$/.test(bare) ? bare : text
}

function canonicalRecord({ dependents, ...record }: Json): Json {
  // F-61 itself empties both for a person who does not apply.
  const emptied = readFlag(record['enrol']) === false ? ['ssn', 'legal_statusID'] : []
  const rest = Object.entries(record).filter(
    ([key]) => !emptied.includes(key) && !['status', 'applicationProgressStep'].includes(key),
  )
  const people = Array.isArray(dependents) ? (dependents as readonly Json[]).map(canonicalRecord) : dependents
  return {
    ...Object.fromEntries<unknown>(
      rest.map(([key, value]) => [key, canonical(key, value)] as const).filter(([, value]) => value !== null),
    ),
    ...(people !== undefined && { dependents: people }),
  }
}

const recordNow = () => {
  const account = mockState().accounts[leadId]
  if (account === undefined) throw new Error('the account is gone')
  return JSON.parse(JSON.stringify(profileOf(account))) as Json
}

let values = 0

/** The names of a body's null values, and the count of its values. */
function nulls(body: unknown): readonly string[] {
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).flatMap(([name, value]) => {
    values += 1
    return value === null ? [name] : nulls(value)
  })
}

it('a save of an untouched form leaves the record as it was, for any profile', async () => {
  await fc.assert(
    fc.asyncProperty(records, async (record) => {
      resetMocks()
      putRecord(leadId, record)
      const before = recordNow()
      const opened = toVerifiedUser(profileResponse.parse(before))
      const form = applicationOf(opened)
      const body = saveBody(form, opened)
      const notApplying = form.members.filter((one) => !one.isApplyingForCoverage).length
      expect(nulls(body)).toEqual(Array.from({ length: notApplying }, () => 'legalStatus'))
      const { status } = await callDirectly(callOf('saveApplication'), { parameters: { token }, body })
      expect(status).toBe(200)
      expect(canonicalRecord(recordNow())).toEqual(canonicalRecord(before))

      // A second save in the same session sends the same.
      const after = userAfterSave(opened, body)
      expect(saveBody(applicationOf(after), after)).toEqual(body)
    }),
    { numRuns, seed },
  )
})

it.each([{ 0: { name: 'Leo' } }, [{ name: 'Leo' }, null], 'Leo', 7, [['Leo']]])(
  'a household of %j is told to be unreadable',
  async (dependents) => {
    putRecord(leadId, { dependents })
    expect(await fetchLeadProfile(token)).toMatchObject({ isHouseholdReadable: false })
  },
)

afterAll(() => {
  printFigure('Untouched answers', `${numRuns} profiles, ${values} values sent, each as the service had it`)
})
