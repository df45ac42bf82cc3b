import { describe, expect, it } from 'vitest'

import { type Application, withMember } from '#domain/application/application.ts'
import { nameParts } from '#domain/application/answer-groups.ts'
import { fieldCaps } from '#domain/application/answer-choices.ts'
import { applicationSteps, startOf, stepIssues } from '#domain/application/application-steps.ts'
import { restoreDraft } from '#domain/application/restore.ts'
import { storedDraft } from '#domain/application/stored-draft.ts'

import { checkOf, facts, filledApplication, today } from './filled-application.ts'

const home = (field: 'street' | 'apartment' | 'city' | 'county') => (text: string) =>
  filledApplication({ address: { ...filledApplication().address, [field]: text } })
const mail = (field: 'street' | 'city' | 'county') => (text: string) =>
  filledApplication({
    isMailingSameAsHome: false,
    mailingAddress: { street: 'PO Box 9', city: 'Orlando', state: 'FL', county: '', zip: '32801', [field]: text },
  })
const primary = (field: (typeof nameParts)[number] | 'occupation') => (text: string) =>
  withMember(filledApplication(), 0, { [field]: text })

const rows: readonly (readonly [name: string, limit: number, fill: (text: string) => Application])[] = [
  ...nameParts.map((part) => [part, fieldCaps.name, primary(part)] as const),
  ['occupation', fieldCaps.occupation, primary('occupation')],
  ['street', fieldCaps.street, home('street')],
  ['apartment', fieldCaps.apartment, home('apartment')],
  ['city', fieldCaps.city, home('city')],
  ['county', fieldCaps.county, home('county')],
  ['mailing street', fieldCaps.street, mail('street')],
  ['mailing city', fieldCaps.city, mail('city')],
  ['mailing county', fieldCaps.county, mail('county')],
]
const found = (application: Application) =>
  applicationSteps
    .flatMap(({ id }) => stepIssues(checkOf(application), id))
    .filter(({ code }) => code === 'text.tooLong')

// Proves F-8.
describe.each(rows)('a %s', (_, limit, fill) => {
  it('fits up to its limit, and a longer one is refused with it', () => {
    expect(found(fill('a'.repeat(limit)))).toEqual([])
    expect(found(fill('a'.repeat(limit + 1)))).toMatchObject([{ values: { limit } }])
  })

  it('comes back whole from the device', () => {
    const application = fill('a'.repeat(limit + 9))
    const stored = JSON.stringify(storedDraft({ application, place: startOf('primary'), revision: 1 }))
    // The county of the home is the quote's.
    const restored = restoreDraft(JSON.parse(stored), filledApplication(), { facts: { ...facts, county: '' }, today })
    expect(restored?.application).toMatchObject({
      address: application.address,
      mailingAddress: application.mailingAddress,
      members: application.members.map(({ firstName, lastName, occupation }) => ({ firstName, lastName, occupation })),
    })
  })
})

it('an email address of more than 254 characters and a typed signature of more than 100 are refused', () => {
  const { signature } = filledApplication()
  const email = `${'a'.repeat(250)}@b.com`
  expect(found(filledApplication({ email }))).toMatchObject([{ path: ['email'], values: { limit: 254 } }])
  const typedName = `Ana ${'a'.repeat(100)}`
  expect(found(filledApplication({ signature: { ...signature, method: 'typed', typedName } }))).toMatchObject([
    { path: ['signature'], values: { limit: 100 } },
  ])
})
