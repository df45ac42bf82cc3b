import type { registeredShapes, SearchedName } from '#api/member-wire.ts'

import { ageCurve } from './tables/age-curve.ts'
import type { WirePerson } from './wire.ts'

/** What the service makes of one field of a person. */
interface PersonField<Value> {
  /** The meaning in the contract. */
  readonly meaning: string
  /** The factor of the person's rate, in thousandths; null for a field that does not change it. */
  readonly factor: ((value: Exclude<Value, undefined>) => number) | null
}

const youngestAge = 14

/** Returns the age factor in thousandths. Ages below 14 count as 14, ages above 64 as 64. */
export function ageFactor(age: number): number {
  const factor = ageCurve[Math.min(Math.max(age - youngestAge, 0), ageCurve.length - 1)]
  if (factor === undefined) throw new RangeError(`No age factor for ${age}`)
  return factor
}

/** Each field of a person of a search: what the contract says of it, and what it does to the rate. */
export const personFields: { readonly [Name in SearchedName]: PersonField<WirePerson[Name]> } = {
  age: {
    meaning:
      'Age in whole years. Where it is not known: 30 for a person who does not apply, 1 for a dependent who applies.',
    factor: ageFactor,
  },
  gender: {
    meaning:
      '“Male” or “Female”. Nobody is asked: the primary person is sent as male, the spouse as female, and dependents alternate, beginning with female.',
    factor: null,
  },
  uses_tobacco: { meaning: 'Always false: the site does not ask.', factor: null },
  is_pregnant: { meaning: 'Always false: the site does not ask.', factor: null },
  aptc_eligible: { meaning: 'True for a person who applies for coverage, otherwise false.', factor: null },
  has_mec: {
    meaning:
      'Whether the person has minimum essential coverage elsewhere: true for a person who does not apply, otherwise false.',
    factor: null,
  },
}

/** The meaning of a person's answers in the account call, which has what was answered. */
export const registeredMeanings: Readonly<Record<keyof typeof registeredShapes, string>> = {
  age: 'Age in whole years; null when it is not known, which is possible for people who do not apply.',
}

/** The names of a person's fields in a search. */
export const personFieldNames = Object.keys(personFields) as readonly SearchedName[]

function factorOf<Name extends SearchedName>(name: Name, person: Pick<WirePerson, Name>): number {
  const { factor } = personFields[name]
  const value = person[name]
  return factor === null || value === undefined ? 1000 : factor(value as Exclude<WirePerson[Name], undefined>)
}

/** Returns the factor of a person's rate, in thousandths. */
export function personFactor(person: WirePerson): number {
  return personFieldNames.reduce((product, name) => (product * factorOf(name, person)) / 1000, 1000)
}
