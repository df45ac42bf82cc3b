import { maximumAnnualIncome } from '#domain/income/money-text.ts'
import { visibleText } from '#domain/income/visible-text.ts'

import {
  type Application,
  type ApplicationMember,
  asksOccupation,
  countedSources,
  isKept,
  type QuoteFacts,
} from './application.ts'
import { fieldCaps } from './answer-choices.ts'
import { combinedIncomeCents, incomeCents, readIncome } from './income.ts'
import { type ApplicationIssue, lengthFinding } from './application-issue.ts'

/**
 * Returns the problems of one person's income: an amount, a source of it, an occupation with work (F-40, F-41, F-42).
 */
function memberIncomeIssues(member: ApplicationMember, index: number): readonly ApplicationIssue[] {
  const issues: ApplicationIssue[] = []
  const typed = readIncome(member.annualIncome)
  const incomePath = ['members', index, 'annualIncome']
  if (visibleText(member.annualIncome) === '') issues.push({ path: incomePath, code: 'annualIncome.required' })
  else if (typed.kind === 'negative') issues.push({ path: incomePath, code: 'annualIncome.negative' })
  else if (typed.kind === 'tooLarge')
    issues.push({
      path: incomePath,
      code: 'annualIncome.tooLarge',
      values: { limitCents: maximumAnnualIncome * 100 },
    })
  else if (typed.kind === 'unreadable') issues.push({ path: incomePath, code: 'annualIncome.invalid' })
  const sources = countedSources(member)
  if ((incomeCents(member) ?? 0) > 0 && sources.length === 0 && !isKept(member, 'incomeSources'))
    issues.push({ path: ['members', index, 'incomeSources'], code: 'incomeSources.required' })
  if ((sources.includes('employed') || sources.includes('selfEmployed')) && member.occupation.trim() === '')
    issues.push({ path: ['members', index, 'occupation'], code: 'occupation.required' })
  const lengthFound = asksOccupation(member) ? lengthFinding(member.occupation, fieldCaps.occupation) : null
  if (lengthFound) issues.push({ path: ['members', index, 'occupation'], ...lengthFound })
  return issues
}

/** Returns the problems of the incomes of primary and spouse, separately and together (F-40, F-43). */
export function financialIssues(
  application: Application,
  { incomeLimitCents }: QuoteFacts,
): readonly ApplicationIssue[] {
  const issues = application.members.flatMap((member, index) =>
    member.role === 'dependent' ? [] : memberIncomeIssues(member, index),
  )
  const combinedCents = combinedIncomeCents(application)
  if (incomeLimitCents !== null && combinedCents > incomeLimitCents)
    issues.push({
      path: ['members', 0, 'annualIncome'],
      code: 'annualIncome.overLimit',
      values: { combinedCents, limitCents: incomeLimitCents },
    })
  return issues
}
