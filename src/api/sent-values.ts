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
import { genderOfCode } from '#domain/application/codes.ts'
import { parseDay } from '#domain/calendar/typed-day.ts'

import { genderWords, maritalStatusWords } from './save-codes.ts'

type AnswerName = CommonAnswerName | PersonAnswerName

/**
 * Returns the digits of a text with exactly `count` digits and otherwise only dashes and spaces; undefined for any
 * other, so a half-typed number is not sent.
 */
export function exactDigits(text: string, count: number): string | undefined {
  const digits = text.replace(/[\s-]/g, '')
  return digits.length === count && /^\d+$/.test(digits) ? digits : undefined
}

/** Returns a typed day that exists; otherwise undefined. */
export function wholeDay(text: string): string | undefined {
  return parseDay(text) === null ? undefined : text.trim()
}

/** Returns a phone number in the format of a save, +1 and ten digits (F-60); undefined when it is invalid. */
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
 * Answers with another format in a save than in the profile (F-61): numbers are bare, codes are numbers, a gender is a
 * word. A value that can't be converted is sent back as received.
 */
const wordings: Partial<Record<AnswerName, (value: unknown) => unknown>> = {
  phone: (value) => phoneNumber(readText(value) ?? '') ?? null,
  communication: sameCode,
  sameAddress: yesOrNo(1, 0),
  // Words saved in this session are sent back unchanged.
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

/** Returns a saved answer in the format of a save where it can be converted, otherwise as received. */
function resent(name: AnswerName, value: unknown): unknown {
  const worded = wordings[name]
  if (worded !== undefined) return worded(value) ?? value
  // Every other answer is a text, which services also send as a number.
  return typeof value === 'number' ? String(value) : value
}

/**
 * Returns the saved answers with the entered ones laid over them. An empty text over a missing answer stays missing.
 */
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
