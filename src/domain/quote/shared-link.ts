import type { SiteLanguage } from '#domain/content/language-table.ts'
import { siteLanguages, toLanguage } from '#domain/content/languages.ts'
import { eachOf } from '#domain/flow/each-of.ts'
import {
  memberAnswerNames,
  memberAnswers,
  missingAnswers,
  notAsked,
  readMember,
  type TypedAnswers,
  typedMember,
} from '#domain/household/member-answers.ts'
import type { HouseholdMember } from '#domain/household/member.ts'
import { applyingCount } from '#domain/household/members.ts'
import type { PriceAnswers } from '#domain/household/price-answers.ts'
import { compareMaximum } from '#domain/plans/compare-limits.ts'

import type { QuoteCriteria } from './criteria.ts'
import { priceAnswersCode, readPriceAnswersCode } from './price-answers-code.ts'

/** The income of a shared search, in whole dollars a year; the rest of the total is the primary person's. */
export interface SharedIncome {
  readonly total: number
  readonly spouse: number
}

/** The contents of a link (Q-120). Its year may not be on sale, and its ZIP is not confirmed. */
export interface SharedQuote {
  readonly zipCode: string
  readonly countyFips: string
  readonly planYear: number
  readonly language: SiteLanguage
  /** The tax household: primary person, spouse, dependents who apply, dependents who do not. */
  readonly members: readonly HouseholdMember[]
  readonly compareIds: readonly string[]
  /** Null if the sharing person did not include it. */
  readonly income: SharedIncome | null
  /** The six answers of the members, in their order (Q-147); null if the sharing person did not include them. */
  readonly priceAnswers: PriceAnswers | null
}

/** Why a text is not a link of this site. */
export type SharedLinkProblem = 'tooLong' | 'otherVersion' | 'malformed' | 'impossible'

/** The result of reading a text. */
export type ReadLink =
  | { readonly ok: true; readonly quote: SharedQuote }
  | { readonly ok: false; readonly problem: SharedLinkProblem }

/** Longest text that is read, in characters. */
const longest = 600
/** Most dependents of each kind in a link; larger households have none (Q-120). */
const mostDependents = 20

/** The first form has no answers. Links of both are read, and a link without answers has the first. */
const versions = { bare: 'v1', answered: 'v2' } as const
const planId = '[0-9A-Za-z]{1,30}'
/** A person who applies: the written answers, one after the other. */
const applicant = memberAnswerNames.map((name) => memberAnswers[name].link).join('')
const answersOfApplicant = new RegExp(
  `^${memberAnswerNames.map((name) => `(?<${name}>${memberAnswers[name].link})`).join('')}$`,
)
/**
 * The format of a link. It has only letters, digits, `-` and `.`, and never ends with a sign, because messengers cut or
 * format other characters. `x` is a person who does not apply, `n` means none.
 */
const form = new RegExp(
  `^(?:${versions.bare}|${versions.answered})\\.(\\d{5})\\.(\\d{5})\\.(2\\d{3})\\.(${siteLanguages.join('|')})\\.(${applicant}|x)` +
    `\\.(${applicant}|[xn])\\.(n|${applicant}(?:-${applicant}){0,${mostDependents - 1}})\\.(\\d{1,2})` +
    `\\.(n|${planId}(?:-${planId}){0,${compareMaximum - 1}})\\.(n|\\d{1,9}-\\d{1,9})(?:\\.([a-z\\d-]{1,300}))?$`,
)
const isPlanId = (id: string) => new RegExp(`^${planId}$`).test(id)

const listOf = (text: string) => (text === 'n' ? [] : text.split('-'))

function person(role: HouseholdMember['role'], text: string): HouseholdMember {
  if (text === 'x') return { role, ...notAsked, isApplyingForCoverage: false }
  const written = answersOfApplicant.exec(text)?.groups
  const typed = eachOf<TypedAnswers>(memberAnswerNames, (name) => written?.[name] ?? '')
  return { role, ...readMember(typed), isApplyingForCoverage: true }
}

function textOf(member: HouseholdMember): string {
  if (!member.isApplyingForCoverage) return 'x'
  const typed = typedMember(member)
  return memberAnswerNames.map((name) => typed[name]).join('')
}

function incomeOf(text: string): SharedIncome | null {
  const [total, spouse] = listOf(text).map(Number)
  return total === undefined || spouse === undefined ? null : { total, spouse }
}

/** Whether somebody applies, no answer is out of its range, and the spouse's part of the income has a spouse (Q-21). */
function isPossible({ members, income }: SharedQuote): boolean {
  const dependents = members.filter(({ role }) => role === 'dependent')
  const notApplying = dependents.filter(({ isApplyingForCoverage }) => !isApplyingForCoverage)
  const hasSpouse = members.some(({ role }) => role === 'spouse')
  return (
    applyingCount(members) > 0 &&
    members.every((member) => !member.isApplyingForCoverage || missingAnswers(member).length === 0) &&
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
 * Reads the text of a link, which anybody may have written (Q-121). Every part has a closed format, so the result has
 * only numbers, a language and plan ids. Never throws.
 */
export function readSharedLink(given: string): ReadLink {
  if (given.length > longest) return { ok: false, problem: 'tooLong' }
  const text = cleaned(given)
  if (!Object.values(versions).some((version) => text.startsWith(`${version}.`)))
    return { ok: false, problem: 'otherVersion' }
  const parts = form.exec(text)
  const language = toLanguage(parts?.[4])
  // Only the second form has answers, and always.
  if (
    parts === null ||
    language === undefined ||
    text.startsWith(`${versions.answered}.`) !== (parts[11] !== undefined)
  )
    return { ok: false, problem: 'malformed' }
  const [, zipCode = '', countyFips = '', year, , self = 'x', spouse = 'n', applying = 'n', others, ids = 'n'] = parts
  const members = [
    person('primary', self),
    ...(spouse === 'n' ? [] : [person('spouse', spouse)]),
    ...listOf(applying).map((one) => person('dependent', one)),
    ...Array.from({ length: Number(others) }, () => person('dependent', 'x')),
  ]
  const quote: SharedQuote = {
    zipCode,
    countyFips,
    planYear: Number(year),
    language,
    members,
    compareIds: [...new Set(listOf(ids))],
    income: incomeOf(parts[10] ?? 'n'),
    priceAnswers: readPriceAnswersCode(parts[11] ?? '', members.length),
  }
  return isPossible(quote) ? { ok: true, quote } : { ok: false, problem: 'impossible' }
}

/** Returns the answers in the order of a link's people: dependents who don't apply come last. */
function inLinkOrder(members: readonly HouseholdMember[], answers: PriceAnswers): PriceAnswers {
  const placeOf = ({ role, isApplyingForCoverage }: HouseholdMember) =>
    role === 'primary' ? 0 : role === 'spouse' ? 1 : isApplyingForCoverage ? 2 : 3
  const order = members.map((member, at) => ({ at, place: placeOf(member) })).toSorted((a, b) => a.place - b.place)
  return { ...answers, people: order.flatMap(({ at }) => answers.people[at] ?? []) }
}

/** The options of a link. */
export interface SharedChoices {
  readonly compareIds: readonly string[]
  readonly language: SiteLanguage
  /** Whether the sharing person includes the income. */
  readonly withIncome: boolean
  /** The six answers that the sharing person includes; null for none. */
  readonly priceAnswers: PriceAnswers | null
}

/** Returns the text of a search's link (Q-120); null for a household that is too large for one. */
export function sharedLink(
  criteria: QuoteCriteria,
  { compareIds, language, withIncome, priceAnswers }: SharedChoices,
): string | null {
  const { householdMembers: members, zipCode, countyFips, planYear, income, spouseIncome } = criteria
  const texts = (role: HouseholdMember['role']) => members.filter((member) => member.role === role).map(textOf)
  const dependents = texts('dependent')
  const list = (all: readonly string[]) => (all.length === 0 ? 'n' : all.join('-'))
  const code = priceAnswers && priceAnswersCode(inLinkOrder(members, priceAnswers))
  const text = [
    code === null ? versions.bare : versions.answered,
    zipCode,
    countyFips,
    planYear,
    language,
    texts('primary')[0] ?? 'x',
    texts('spouse')[0] ?? 'n',
    list(dependents.filter((one) => one !== 'x')),
    dependents.filter((one) => one === 'x').length,
    list(compareIds.filter(isPlanId)),
    withIncome ? `${income}-${spouseIncome}` : 'n',
    ...(code === null ? [] : [code]),
  ].join('.')
  return readSharedLink(text).ok ? text : null
}
