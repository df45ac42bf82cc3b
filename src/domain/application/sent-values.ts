import { phoneDigits } from '#domain/account/contact-rules.ts'
import {
  type CommonAnswerName,
  type PersonAnswerName,
  readCode,
  readDigits,
  readNumber,
  readText,
  saysNothing,
} from '#domain/account/saved-answers.ts'
import { parseDay } from '#domain/calendar/typed-day.ts'

import { genderOfCode, genderWords, maritalStatusWords } from './codes.ts'

type AnswerName = CommonAnswerName | PersonAnswerName

/** The digits of a text that has so many and nothing else but dashes and spaces; else undefined: a half-typed number is not sent. */
export function exactDigits(text: string, count: number): string | undefined {
  const digits = text.replace(/[\s-]/g, '')
  return digits.length === count && /^\d+$/.test(digits) ? digits : undefined
}

/** A day that exists, as typed; undefined while it is none. */
export function wholeDay(text: string): string | undefined {
  return parseDay(text) === null ? undefined : text.trim()
}

/** A phone number as it is sent, +1 and ten digits (F-60); undefined while it is none. */
export function phoneNumber(text: string): string | undefined {
  const digits = phoneDigits(text)
  return digits.length === 10 ? `+1${digits}` : undefined
}

const sameCode = (value: unknown) => readCode(value)
const yesOrNo = (yes: unknown, no: unknown) => (value: unknown) => {
  if (value === true || String(value) === '1') return yes
  return value === false || String(value) === '0' ? no : null
}

/**
 * What a save words otherwise than the profile (F-61): numbers are bare, codes are numbers, a gender is a word. What
 * cannot be worded so goes back as it came.
 */
const wordings: Partial<Record<AnswerName, (value: unknown) => unknown>> = {
  phone: (value) => phoneNumber(readText(value) ?? '') ?? null,
  communication: sameCode,
  sameAddress: yesOrNo(1, 0),
  // Words, as saved in this session, go back as they are.
  gender: (value) => {
    const gender = genderOfCode(readCode(value))
    return gender === '' ? null : genderWords[gender]
  },
  maritalStatus: (value) => {
    const code = readCode(value)
    if (code === 1) return maritalStatusWords.single
    return code === 2 ? maritalStatusWords.married : null
  },
  isApplyingForCoverage: yesOrNo(true, false),
  ssn: (value) => readDigits(value, 9),
  alienNumber: (value) => readDigits(value, 9),
  legalStatus: sameCode,
  employmentStatus: sameCode,
  relationID: sameCode,
  quotedAge: readNumber,
  annualIncome: readNumber,
}

/** A saved answer as it goes back: in the words of a save where it has them, else as it came. */
function resent(name: AnswerName, value: unknown): unknown {
  const worded = wordings[name]
  if (worded !== undefined) return worded(value) ?? value
  // Every other answer is a text, which services also send as a number.
  return typeof value === 'number' ? String(value) : value
}

/** Saved answers with what was entered laid over them; an empty text over nothing is nothing. */
export function answersOver<Name extends AnswerName>(
  names: readonly Name[],
  saved: Readonly<Partial<Record<Name, unknown>>>,
  entered: Readonly<Partial<Record<Name, unknown>>>,
): Partial<Record<Name, unknown>> {
  const answers = names.flatMap((name): readonly [Name, unknown][] => {
    const value = entered[name]
    if (value !== undefined && !(value === '' && saysNothing(saved[name]))) return [[name, value]]
    return saved[name] === undefined ? [] : [[name, resent(name, saved[name])]]
  })
  return Object.fromEntries(answers) as Partial<Record<Name, unknown>>
}
