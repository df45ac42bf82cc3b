import type { CalendarDay } from '#domain/calendar/calendar-day.ts'
import { coverageStarts } from '#domain/calendar/coverage-starts.ts'
import { ageOn, compareDays, parseDay, typedDay } from '#domain/calendar/typed-day.ts'

import { type ApplicationMember, isKept, type QuoteFacts } from './application.ts'
import { askOf, type PersonAnswerName, personAnswers } from './person-answers.ts'
import { keptFields, nameParts } from './answer-groups.ts'
import { alienNumberOf, i94NumberOf } from './paper-numbers.ts'
import { fieldCaps } from './answer-choices.ts'
import { type ApplicationIssue, type ApplicationIssueCode, lengthFinding } from './application-issue.ts'

/** The fields that hold a text. */
type TextField = { [Name in PersonAnswerName]: ApplicationMember[Name] extends string ? Name : never }[PersonAnswerName]
type Finding = Pick<ApplicationIssue, 'code' | 'values'>

/** One rule: a field, and its check for the people who are asked for it. */
interface MemberRule {
  readonly field: PersonAnswerName
  readonly check: (member: ApplicationMember, today: CalendarDay, planYear: QuoteFacts['planYear']) => Finding | null
}

const isNumbered = (member: ApplicationMember) => askOf('ssn', member) !== 'no'

/**
 * Returns the check of a text field. An empty text is missing where it is required. If `form` is a number, it is the
 * most characters; otherwise the text must have that form.
 */
function text(
  field: TextField,
  required: ApplicationIssueCode | null,
  form?: number | { readonly has: (value: string) => boolean; readonly code: ApplicationIssueCode },
) {
  return (member: ApplicationMember): Finding | null => {
    const value = member[field].trim()
    if (value === '')
      return required !== null && personAnswers[field].asks(member) === 'required' ? { code: required } : null
    if (typeof form === 'number') return lengthFinding(value, form)
    return form === undefined || form.has(value) ? null : { code: form.code }
  }
}

/**
 * A real day from 1900 to now that gives the quoted age on the day coverage starts (F-21, Q-152). A person who does not
 * apply may leave it empty.
 */
function birthFinding(member: ApplicationMember, today: CalendarDay, planYear: QuoteFacts['planYear']): Finding | null {
  if (member.dateOfBirth.trim() === '') return member.isApplyingForCoverage ? { code: 'dateOfBirth.required' } : null
  const birth = parseDay(member.dateOfBirth)
  if (!birth) return { code: 'dateOfBirth.invalid' }
  if (birth.year < 1900 || birth.year > today.year)
    return { code: 'dateOfBirth.year', values: { from: 1900, to: today.year } }
  if (compareDays(birth, today) > 0) return { code: 'dateOfBirth.future' }
  const { isApplyingForCoverage, quotedAge } = member
  const [start = today, ...others] = coverageStarts(today, planYear)
  const then = ageOn(birth, start)
  const isQuoted = then === quotedAge || others.some((other) => ageOn(birth, other) === quotedAge)
  if (!isApplyingForCoverage || quotedAge === null || isQuoted) return null
  const values = { age: quotedAge, then, start: typedDay(start) }
  // The person may have had a birthday since the quote. The date is then right, and the quoted price is too low.
  return { code: then === quotedAge + 1 ? 'dateOfBirth.birthday' : 'dateOfBirth.ageMismatch', values }
}

/** A real day from 1980 to twenty years ahead that has not passed (F-25). */
function expirationFinding({ expirationDate }: ApplicationMember, today: CalendarDay): Finding | null {
  if (expirationDate.trim() === '') return { code: 'expirationDate.required' }
  const expiration = parseDay(expirationDate)
  if (!expiration) return { code: 'expirationDate.invalid' }
  const values = { from: 1980, to: today.year + 20 }
  if (expiration.year < values.from || expiration.year > values.to) return { code: 'expirationDate.year', values }
  return compareDays(expiration, today) < 0 ? { code: 'expirationDate.past' } : null
}

/** Three capitals and ten digits on a resident's card; a work permit's card has no fixed format (F-25). */
function cardFinding(member: ApplicationMember): Finding | null {
  const card = member.cardNumber.trim()
  if (card === '') return { code: 'cardNumber.required' }
  if (member.legalStatus === 'resident') return /^[A-Z]{3}\d{10}$/.test(card) ? null : { code: 'cardNumber.format' }
  return card.length > fieldCaps.cardNumber ? { code: 'cardNumber.tooLong' } : null
}

const ssnForm = /^(\d{3})-?(\d{2})-?(\d{4})$/

/**
 * Nine digits that the Social Security Administration may have issued. It never issues area 000, 666 or 9xx, group 00
 * or serial 0000.
 */
function ssnFinding(member: ApplicationMember): Finding | null {
  const { ssn, legalStatus } = member
  // A child whose status is not chosen yet may be a citizen, who has the box.
  const mayLackOne =
    askOf('hasNoNumberYet', legalStatus === '' ? { ...member, legalStatus: 'citizen' } : member) !== 'no'
  if (ssn.trim() === '') return { code: mayLackOne ? 'ssn.requiredOrNotYet' : 'ssn.required' }
  const match = ssnForm.exec(ssn.trim())
  if (!match) return { code: 'ssn.nineDigits' }
  const [, area = '', group, serial] = match
  const isGiven = !/^(000|666|9)/.test(area) && group !== '00' && serial !== '0000'
  return isGiven ? null : { code: 'ssn.notGiven' }
}

/**
 * Returns the issue of a Social Security number that an earlier person of the application has; it names a person
 * whose name is known.
 */
export function sharedNumberIssues(members: readonly ApplicationMember[], index: number): readonly ApplicationIssue[] {
  const member = members[index]
  if (member === undefined || !isNumbered(member) || ssnFinding(member) !== null) return []
  const digits = (text: string) => text.replace(/\D/g, '')
  const other = members.slice(0, index).find((one) => isNumbered(one) && digits(one.ssn) === digits(member.ssn))
  if (other === undefined) return []
  const path = ['members', index, 'ssn']
  const name = other.firstName.trim()
  return [name === '' ? { path, code: 'ssn.duplicateUnnamed' } : { path, code: 'ssn.duplicate', values: { name } }]
}

/**
 * The rules of personal details in the order of the form: one table for primary, spouse and dependents (F-20, F-22,
 * F-24, F-27, F-28).
 */
const memberRules: readonly MemberRule[] = [
  ...nameParts.map((field) => ({ field, check: text(field, personAnswers[field].missing, fieldCaps.name) })),
  {
    field: 'relationship',
    check: text('relationship', 'relationship.required'),
  },
  { field: 'dateOfBirth', check: birthFinding },
  { field: 'gender', check: text('gender', 'gender.required') },
  { field: 'ssn', check: ssnFinding },
  { field: 'legalStatus', check: text('legalStatus', 'legalStatus.required') },
  {
    field: 'alienNumber',
    check: text('alienNumber', 'alienNumber.required', {
      has: (value) => alienNumberOf(value) !== null,
      code: 'alienNumber.format',
    }),
  },
  { field: 'cardNumber', check: cardFinding },
  {
    field: 'categoryCode',
    check: text('categoryCode', 'categoryCode.required', {
      has: (value) => /^[A-Za-z]\d{2}$/.test(value),
      code: 'categoryCode.format',
    }),
  },
  {
    field: 'i94Number',
    check: text('i94Number', 'i94Number.required', {
      has: (value) => i94NumberOf(value) !== null,
      code: 'i94Number.format',
    }),
  },
  { field: 'expirationDate', check: expirationFinding },
]

/** Returns the problems of the personal details of one member; at most one per field. */
export function memberIssues(
  member: ApplicationMember,
  index: number,
  today: CalendarDay,
  planYear: QuoteFacts['planYear'],
): readonly ApplicationIssue[] {
  return memberRules.flatMap(({ field, check }) => {
    // An answer of the service that this form can't show counts as answered.
    if (keptFields.some((kept) => kept === field && isKept(member, kept))) return []
    const finding = personAnswers[field].asks(member) === 'no' ? null : check(member, today, planYear)
    return finding ? [{ path: ['members', index, field], ...finding }] : []
  })
}
