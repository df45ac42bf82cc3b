import {
  readCode,
  readDay,
  readDigits,
  readFlag,
  readNumber,
  readPaper,
  readText,
  saysNothing,
} from '#domain/account/saved-answers.ts'

import type { Gender, IncomeSource, LegalStatus, MaritalStatus, Relationship } from './answer-choices.ts'
import {
  genderCodes,
  genderOfCode,
  legalStatusOfCode,
  maritalStatusCodes,
  relationshipOfCode,
  sourcesOfStatus,
} from './codes.ts'

type Values = Readonly<Record<string, unknown>>

const paperOf = (value: unknown) => readPaper(value) ?? ''
const legalStatusOf = (value: unknown): LegalStatus | '' => legalStatusOfCode(readCode(value))

/** Readers of the service's values; an answer that the form can't show is empty. The second argument is all values of the person. */
export const answerReaders = {
  text: (value: unknown) => readText(value) ?? '',
  day: (value: unknown) => readDay(value) ?? '',
  paper: paperOf,
  ssn: (value: unknown) => readDigits(value, 9) ?? '',
  // Of a citizen, a save sends an empty number only with the tick (F-101).
  hasNoNumberYet: (value: unknown, all: Values) => value === '' && legalStatusOf(all['legalStatus']) === 'citizen',
  // The letter is printed on the documents and isn't part of the nine digits (F-25).
  alienNumber: (value: unknown) => paperOf(value).replace(/^A(?=\d)/i, ''),
  // For I-94 the service has the I-94 number in the field of the card number of other statuses (F-61).
  cardNumber: (value: unknown, all: Values) => (legalStatusOf(all['legalStatus']) === 'i94' ? '' : paperOf(value)),
  i94Number: (value: unknown, all: Values) => (legalStatusOf(all['legalStatus']) === 'i94' ? paperOf(value) : ''),
  age: readNumber,
  // A missing or unreadable value counts as applying, so it never empties a person's document fields.
  isApplying: (value: unknown) => readFlag(value) ?? true,
  gender: (value: unknown): Gender | '' => genderOfCode(readCode(value, genderCodes)),
  /** Empty if the service's code means neither. */
  maritalStatus: (value: unknown): MaritalStatus | '' => {
    const code = readCode(value, maritalStatusCodes)
    if (code === 2) return 'married'
    return code === 1 || saysNothing(value) ? 'single' : ''
  },
  legalStatus: legalStatusOf,
  relationship: (value: unknown): Relationship | '' => relationshipOfCode(readCode(value)),
  /** Dollars, as a text. */
  income: (value: unknown) => {
    const dollars = readNumber(value)
    return dollars === null ? '' : String(dollars)
  },
  sources: (value: unknown): readonly IncomeSource[] => sourcesOfStatus(readCode(value)),
}
