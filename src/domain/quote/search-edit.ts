import { answersOf } from '#domain/household/answers-of.ts'
import {
  type MemberAnswerName,
  type MemberAnswers,
  missingAnswers,
  notAsked,
  readMember,
  type TypedAnswers,
  typedMember,
} from '#domain/household/member-answers.ts'
import type { HouseholdMember, Role } from '#domain/household/member.ts'
import { parseAnnualIncome } from '#domain/income/money-text.ts'

import { countyOf, householdOf, placeOf, type QuoteCriteria } from './criteria.ts'
import { confirmedCounty, type LocationDraft } from './draft.ts'
import type { QuoteIssue } from './quote-issue.ts'
import { incomeIssueCode, locationIssues } from './validate-quote.ts'

/**
 * One member in the results editor: the answers as typed, and the actual ones, which are kept while the member does not
 * apply.
 */
export interface EditedMember extends TypedAnswers {
  readonly id: string
  readonly role: Role
  readonly actual: MemberAnswers
  readonly isApplyingForCoverage: boolean
}

/** The results editor, as typed (P-50). The spouse's income is empty when there is no spouse, or it was given together. */
export interface SearchEdit {
  readonly location: LocationDraft
  readonly members: readonly EditedMember[]
  readonly primaryIncome: string
  readonly spouseIncome: string
  /** The primary income is that of both spouses: the search has one amount for the household. */
  readonly isIncomeTogether: boolean
}

/** Returns the editor filled from the current search. */
export function editOf(criteria: QuoteCriteria): SearchEdit {
  const county = countyOf(criteria)
  const members = criteria.householdMembers
  const hasSpouse = members.some(({ role }) => role === 'spouse')
  const isIncomeTogether = hasSpouse && criteria.spouseIncome === 0
  return {
    location: { zip: county.zipCode, counties: [county], countyFips: county.fips },
    members: members.map((member, index) => ({
      id: `${member.role}-${index}`,
      role: member.role,
      ...typedMember(member.isApplyingForCoverage ? member : notAsked),
      actual: answersOf(member),
      isApplyingForCoverage: member.isApplyingForCoverage,
    })),
    primaryIncome: String(criteria.primaryApplicantIncome),
    spouseIncome: hasSpouse && !isIncomeTogether ? String(criteria.spouseIncome) : '',
    isIncomeTogether,
  }
}

/** Whether a spouse may be added: only one is allowed (P-53). */
export function canAddSpouse(edit: SearchEdit): boolean {
  return edit.members.every(({ role }) => role !== 'spouse')
}

function newMember(edit: SearchEdit, role: Role): EditedMember {
  const taken = new Set(edit.members.map(({ id }) => id))
  let number = edit.members.length
  while (taken.has(`${role}-${number}`)) number += 1
  return { id: `${role}-${number}`, role, ...typedMember(notAsked), actual: notAsked, isApplyingForCoverage: true }
}

/** Returns the editor with a spouse, whose income starts at 0 (P-53). */
export function spouseAdded(edit: SearchEdit): SearchEdit {
  if (!canAddSpouse(edit)) return edit
  const [primary, ...others] = edit.members
  const spouse = newMember(edit, 'spouse')
  return {
    ...edit,
    members: primary ? [primary, spouse, ...others] : [spouse],
    spouseIncome: '0',
    isIncomeTogether: false,
  }
}

/** Returns the editor with one more dependent; there is no cap (P-53). */
export function dependentAdded(edit: SearchEdit): SearchEdit {
  return { ...edit, members: [...edit.members, newMember(edit, 'dependent')] }
}

/**
 * Returns the editor without a member. The primary person can't be removed; removing the spouse removes the spouse's
 * income (P-53).
 */
export function memberRemoved(edit: SearchEdit, id: string): SearchEdit {
  const removed = edit.members.find((member) => member.id === id)
  if (!removed || removed.role === 'primary') return edit
  const members = edit.members.filter((member) => member.id !== id)
  return removed.role === 'spouse'
    ? { ...edit, members, spouseIncome: '', isIncomeTogether: false }
    : { ...edit, members }
}

function withMember(edit: SearchEdit, id: string, change: (member: EditedMember) => EditedMember): SearchEdit {
  return { ...edit, members: edit.members.map((member) => (member.id === id ? change(member) : member)) }
}

/** Returns the editor after typing an answer of a member. */
export function memberTyped(edit: SearchEdit, id: string, name: MemberAnswerName, text: string): SearchEdit {
  return withMember(edit, id, (member) => {
    const typed = { ...member, [name]: text }
    return { ...typed, actual: readMember(typed) }
  })
}

/**
 * Returns the editor after a member's applying box changes: off hides the answers, on restores them. The rule's "above 0"
 * (P-54) means a known age: a baby's is 0.
 */
export function applyingToggled(edit: SearchEdit, id: string): SearchEdit {
  return withMember(edit, id, (member) => {
    const applies = !member.isApplyingForCoverage
    return { ...member, ...typedMember(applies ? member.actual : notAsked), isApplyingForCoverage: applies }
  })
}

/** Returns the problems of the editor (P-55). An update is also refused during the lookup of a new ZIP. */
export function editIssues(edit: SearchEdit, isVerifying = false): readonly QuoteIssue[] {
  const issues: QuoteIssue[] = []
  if (isVerifying) issues.push({ path: ['location', 'zip'], code: 'zip.verifying' })
  else for (const { path, code } of locationIssues(edit.location)) issues.push({ path: ['location', ...path], code })
  const primaryCode = incomeIssueCode(edit.primaryIncome, 'income.primaryInvalid')
  if (primaryCode) issues.push({ path: ['primaryIncome'], code: primaryCode })
  const isWithoutSpouseIncome = canAddSpouse(edit) || (edit.isIncomeTogether && edit.spouseIncome.trim() === '')
  const spouseCode = isWithoutSpouseIncome ? null : incomeIssueCode(edit.spouseIncome, 'income.spouseInvalid')
  if (spouseCode) issues.push({ path: ['spouseIncome'], code: spouseCode })
  edit.members.forEach((member, index) => {
    if (!member.isApplyingForCoverage) return
    for (const missing of missingAnswers(readMember(member)))
      issues.push({ path: ['members', index, missing.name], code: missing.issues.adult })
  })
  if (!edit.members.some((member) => member.isApplyingForCoverage))
    issues.push({ path: ['members'], code: 'household.oneApplying' })
  return issues
}

/** Returns the criteria of the editor, or its problems. */
export function editedCriteria(
  edit: SearchEdit,
  before: QuoteCriteria,
):
  | { readonly ok: true; readonly value: QuoteCriteria }
  | { readonly ok: false; readonly issues: readonly QuoteIssue[] } {
  const issues = editIssues(edit)
  const county = confirmedCounty(edit.location)
  const primaryApplicantIncome = parseAnnualIncome(edit.primaryIncome)
  if (issues.length > 0 || !county || primaryApplicantIncome === null) return { ok: false, issues }
  const spouseIncome = canAddSpouse(edit) ? 0 : (parseAnnualIncome(edit.spouseIncome) ?? 0)
  const members = edit.members.map((member): HouseholdMember => {
    const { role, actual, isApplyingForCoverage } = member
    return { role, ...(isApplyingForCoverage ? readMember(member) : actual), isApplyingForCoverage }
  })
  return {
    ok: true,
    value: {
      ...before,
      ...placeOf(county),
      ...householdOf(members),
      income: primaryApplicantIncome + spouseIncome,
      primaryApplicantIncome,
      spouseIncome,
    },
  }
}
