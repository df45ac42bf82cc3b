import { maximumAge } from '#domain/household/age.ts'
import type { HouseholdMember } from '#domain/household/member.ts'
import { applyingCount } from '#domain/household/members.ts'
import { compareMaximum } from '#domain/plans/compare-selection.ts'

import type { QuoteCriteria } from './criteria.ts'

/** The languages that a link can name. */
export type SharedLanguage = 'en' | 'es'

/** The income of a shared search, in whole dollars a year; the rest of the total is the primary person's. */
export interface SharedIncome {
  readonly total: number
  readonly spouse: number
}

/** The contents of a link. Its year may not be on sale, and its ZIP is not confirmed. */
export interface SharedQuote {
  readonly zipCode: string
  readonly countyFips: string
  readonly planYear: number
  readonly language: SharedLanguage
  /** The tax household: primary person, spouse, dependents who apply, dependents who do not. */
  readonly members: readonly HouseholdMember[]
  readonly compareIds: readonly string[]
  /** Null if the sharing person did not include it. */
  readonly income: SharedIncome | null
}

/** Why a text is not a link of this site. */
export type SharedLinkProblem = 'tooLong' | 'otherVersion' | 'malformed' | 'impossible'

/** The result of reading a text. */
export type ReadLink =
  | { readonly ok: true; readonly quote: SharedQuote }
  | { readonly ok: false; readonly problem: SharedLinkProblem }

/** Longest text that is read, in characters. */
const longest = 600
/** Most dependents of each kind in a link; larger households have none. */
const mostDependents = 20

const version = 'v1'
const planId = '[0-9A-Za-z]{1,30}'
/**
 * The format of a link. It has only letters, digits, `-` and `.`, and never ends with a sign, because messengers cut or
 * format other characters. `x` is a person who does not apply, `n` means none.
 */
const form = new RegExp(
  `^${version}\\.(\\d{5})\\.(\\d{5})\\.(2\\d{3})\\.(en|es)\\.(\\d{1,3}|x)\\.(\\d{1,3}|[xn])` +
    `\\.(n|\\d{1,3}(?:-\\d{1,3}){0,${mostDependents - 1}})\\.(\\d{1,2})` +
    `\\.(n|${planId}(?:-${planId}){0,${compareMaximum - 1}})\\.(n|\\d{1,9}-\\d{1,9})$`,
)
const isPlanId = (id: string) => new RegExp(`^${planId}$`).test(id)

const listOf = (text: string) => (text === 'n' ? [] : text.split('-'))
const person = (role: HouseholdMember['role'], text: string): HouseholdMember =>
  text === 'x'
    ? { role, age: null, isApplyingForCoverage: false }
    : { role, age: Number(text), isApplyingForCoverage: true }

function incomeOf(text: string): SharedIncome | null {
  const [total, spouse] = listOf(text).map(Number)
  return total === undefined || spouse === undefined ? null : { total, spouse }
}

/** Whether somebody applies, no number is out of its range, and the spouse's part of the income has a spouse. */
function isPossible({ members, income }: SharedQuote): boolean {
  const dependents = members.filter(({ role }) => role === 'dependent')
  const notApplying = dependents.filter(({ isApplyingForCoverage }) => !isApplyingForCoverage)
  const hasSpouse = members.some(({ role }) => role === 'spouse')
  return (
    applyingCount(members) > 0 &&
    members.every(({ age }) => age === null || age <= maximumAge) &&
    notApplying.length <= mostDependents &&
    (income === null || (income.spouse <= income.total && (hasSpouse || income.spouse === 0)))
  )
}

/**
 * Returns the text of a link without the changes of messengers: percent-encoding, parameters appended after `&`, and
 * surrounding punctuation.
 */
function cleaned(text: string): string {
  let plain = text
  try {
    plain = decodeURIComponent(text)
  } catch {
    // Not encoded.
  }
  return plain.replace(/&.*$/s, '').replace(/[.,;:!?)\]"'»”]$/, '')
}

/**
 * Reads the text of a link, which anybody may have written. Every part has a closed format, so the result has
 * only numbers, a language and plan ids. Never throws.
 */
export function readSharedLink(given: string): ReadLink {
  if (given.length > longest) return { ok: false, problem: 'tooLong' }
  const text = cleaned(given)
  if (!text.startsWith(`${version}.`)) return { ok: false, problem: 'otherVersion' }
  const parts = form.exec(text)
  if (parts === null) return { ok: false, problem: 'malformed' }
  const [, zipCode = '', countyFips = '', year, language, self = 'x', spouse = 'n', ages = 'n', others, ids = 'n'] =
    parts
  const quote: SharedQuote = {
    zipCode,
    countyFips,
    planYear: Number(year),
    language: language === 'es' ? 'es' : 'en',
    members: [
      person('primary', self),
      ...(spouse === 'n' ? [] : [person('spouse', spouse)]),
      ...listOf(ages).map((age) => person('dependent', age)),
      ...Array.from({ length: Number(others) }, () => person('dependent', 'x')),
    ],
    compareIds: [...new Set(listOf(ids))],
    income: incomeOf(parts[10] ?? 'n'),
  }
  return isPossible(quote) ? { ok: true, quote } : { ok: false, problem: 'impossible' }
}

/** The options of a link. */
export interface SharedChoices {
  readonly compareIds: readonly string[]
  readonly language: SharedLanguage
  /** Whether the sharing person includes the income. */
  readonly withIncome: boolean
}

/** Returns the text of a search's link; null for a household that is too large for one. */
export function sharedLink(
  criteria: QuoteCriteria,
  { compareIds, language, withIncome }: SharedChoices,
): string | null {
  const { householdMembers: members, zipCode, countyFips, planYear, income, spouseIncome } = criteria
  const texts = (role: HouseholdMember['role']) =>
    members.filter((member) => member.role === role).map(({ age }) => (age === null ? 'x' : String(age)))
  const dependents = texts('dependent')
  const list = (all: readonly string[]) => (all.length === 0 ? 'n' : all.join('-'))
  const text = [
    version,
    zipCode,
    countyFips,
    planYear,
    language,
    texts('primary')[0] ?? 'x',
    texts('spouse')[0] ?? 'n',
    list(dependents.filter((age) => age !== 'x')),
    dependents.filter((age) => age === 'x').length,
    list(compareIds.filter(isPlanId)),
    withIncome ? `${income}-${spouseIncome}` : 'n',
  ].join('.')
  return readSharedLink(text).ok ? text : null
}
