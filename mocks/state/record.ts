import { personWire, savedAnswerNames } from '#api/person-wire.ts'
import type { SaveRequest } from '#api/send-application.ts'
import { calendarDay } from '#domain/calendar/calendar-day.ts'
import { ageOn, parseDay } from '#domain/calendar/typed-day.ts'
import { isObject, type Json } from '#mocks/openapi/json.ts'

const personKeys: Json = Object.fromEntries(
  savedAnswerNames.flatMap((name) => {
    const { profile } = personWire[name]
    return profile === null ? [] : [[name, profile[0]]]
  }),
)

const commonKeys: Json = {
  phone: 'phone',
  email: 'email',
  communication: 'communicationID',
  addressStreet: 'address',
  addressApt: 'apt_lot',
  addressCity: 'city',
  addressState: 'state',
  addressCounty: 'county',
  addressZip: 'zip_code',
  sameAddress: 'same_mail_dir',
  addressStreetMail: 'address_mail',
  addressCityMail: 'city_mail',
  addressStateMail: 'state_mail',
  addressCountyMail: 'county_mail',
  addressZipCodeMail: 'zip_code_mail',
}

/** The words of a save that the record keeps as codes. */
const codes: Readonly<Record<string, unknown>> = {
  Femenino: 1,
  Masculino: 2,
  'Soltero/a': 1,
  'Casado/a': 2,
}

function kept(name: string, value: unknown): unknown {
  if (name === 'isApplyingForCoverage' && typeof value === 'boolean') return value ? 1 : 0
  if ((name === 'gender' || name === 'maritalStatus') && typeof value === 'string') return codes[value] ?? null
  // Who reads an empty number knows that it was sent empty (F-101).
  return value === '' && name !== 'ssn' ? null : value
}

/** Returns a save's values for the keys of a record, without missing ones. */
function said(body: Json, keys: Json): Json {
  return Object.fromEntries(
    Object.entries(keys).flatMap(([name, key]) =>
      body[name] === undefined ? [] : [[String(key), kept(name, body[name])]],
    ),
  )
}

/** Other keys under which a record may keep the same value. */
const olderKeys: Readonly<Record<string, string>> = { address: 'street', name: 'firstName', last_name: 'lastName' }

const given = (value: unknown) => value !== undefined && value !== null && value !== ''

/** Returns a change in which each value keeps the key that the record already uses for it. */
function inPlace(record: Json, change: Json, key: string): Json {
  const older = olderKeys[key] ?? ''
  if (!(key in change) || given(record[key]) || !given(record[older])) return change
  const { [key]: value, ...rest } = change
  return { ...rest, [older]: value }
}

/** Returns a relative's id in a save; empty when the record has none. */
function idOf({ lead_dependentID: id }: Json): string {
  return typeof id === 'string' || typeof id === 'number' ? String(id) : ''
}

/** Returns the role of each relative: the first spouse is a spouse, further ones are dependents (F-6). */
function roles(relatives: readonly Json[]): readonly ('spouse' | 'dependent')[] {
  const spouseAt = relatives.findIndex(({ spouse }) => [1, '1', true].includes(spouse as number))
  return relatives.map((_, at) => (at === spouseAt ? 'spouse' : 'dependent'))
}

/**
 * Returns the member of a save for each relative: matched by the id, otherwise by role in order; each is one person.
 */
function membersBeside(dependents: readonly Json[], members: readonly Json[]): readonly (Json | undefined)[] {
  const left = members.filter(({ role }) => role !== 'primary')
  const take = (isTheirs: (member: Json) => boolean) => {
    const at = left.findIndex(isTheirs)
    return at === -1 ? undefined : left.splice(at, 1)[0]
  }
  const asked = roles(dependents)
  const known = dependents.map((one) => take(({ id }) => id === idOf(one)))
  return known.map((member, at) => member ?? take(({ role }) => role === asked[at]))
}

function dependentsAfter(dependents: unknown, members: readonly Json[]): unknown {
  if (!Array.isArray(dependents) || !dependents.every(isObject)) return dependents
  const beside = membersBeside(dependents, members)
  return dependents.map((one, at) => ({ ...one, ...said(beside[at] ?? {}, personKeys) }))
}

/** Returns the record of a person after a save: missing fields are unchanged. */
export function recordAfter(record: Json, body: SaveRequest): Json {
  const { members, ...common } = body
  const primary = members.find(({ role }) => role === 'primary') ?? {}
  const change = { ...said(common, commonKeys), ...said(primary, personKeys) }
  return {
    ...record,
    ...Object.keys(olderKeys).reduce((placed, key) => inPlace(record, placed, key), change),
    dependents: dependentsAfter(record['dependents'], members),
  }
}

/** Returns the age that a saved date of birth gives today; undefined without one. */
function ageOf({ dob }: Json): number | undefined {
  const birth = typeof dob === 'string' ? parseDay(dob) : null
  return birth === null ? undefined : ageOn(birth, calendarDay(new Date()))
}

/** Returns the records of the dependents in a new quote, each with the answers of the matching person. */
function dependentsOfQuote(before: readonly Json[], quoted: readonly Json[]): readonly Json[] {
  const left = [...before]
  const take = (isTheirs: (record: Json) => boolean) => {
    const at = left.findIndex(isTheirs)
    return at === -1 ? undefined : left.splice(at, 1)[0]
  }
  const isSpouse = ({ spouse }: Json) => spouse === 1
  const signs: readonly ((record: Json, one: Json) => boolean)[] = [
    (record, one) => isSpouse(record) && isSpouse(one),
    (record, one) => ageOf(record) === one['age'],
    (record, one) => record['age'] === one['age'],
    (record, one) => Math.abs(Number(record['age']) - Number(one['age'])) === 1,
  ]
  const known: (Json | undefined)[] = quoted.map(() => undefined)
  for (const isSame of signs)
    for (const [at, one] of quoted.entries())
      known[at] ??= take((record) => isSpouse(record) === isSpouse(one) && isSame(record, one))
  return quoted.map((one, at) => ({
    ...known[at],
    ...one,
    lead_dependentID: known[at]?.['lead_dependentID'] ?? `${String(one['lead_dependentID'])}-new`,
  }))
}

/** Returns the record of a person with a new quote: the saved answers, under the place and the people of the quote. */
export function recordOfQuote(record: Json, quoted: Json): Json {
  const { zip_code, county, age, enrol, dependents } = quoted
  const listOf = (value: unknown) => (Array.isArray(value) ? value.filter(isObject) : [])
  return {
    ...record,
    ...{ zip_code, county, age, enrol },
    dependents: dependentsOfQuote(listOf(record['dependents']), listOf(dependents)),
  }
}

/** Whether two values are the same answer; a number may also be sent as its text. */
export function isSameAnswer(one: unknown, other: unknown): boolean {
  const text = (value: unknown) => JSON.stringify(typeof value === 'number' ? String(value) : value)
  return other !== undefined && text(one) === text(other)
}

/** Returns a saved value of the record by its path in a save's body; undefined when there is none. */
export function heldAt(record: Json, body: unknown, path: readonly PropertyKey[]): unknown {
  const [top, at, name] = path
  const of = (key: unknown) =>
    given(record[String(key)]) ? record[String(key)] : record[olderKeys[String(key)] ?? String(key)]
  if (top !== 'members') return of(commonKeys[String(top)])
  const members = isObject(body) && Array.isArray(body['members']) ? (body['members'] as readonly unknown[]) : []
  const member = members[Number(at)]
  if (!isObject(member)) return undefined
  const key = String(personKeys[String(name)])
  if (member['role'] === 'primary') return of(key)
  const dependents = record['dependents']
  if (!Array.isArray(dependents) || !dependents.every(isObject)) return undefined
  // Relatives without an id are indistinguishable before they are matched, so a value of any of them may be sent back.
  const own = dependents.filter((one) => idOf(one) === member['id'])
  return (own.length > 0 ? own : dependents).find((one) => isSameAnswer(member[String(name)], one[key]))?.[key]
}
