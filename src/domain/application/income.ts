import { maximumAnnualIncome } from '#domain/income/money-text.ts'
import { visibleText } from '#domain/income/visible-text.ts'

import type { Application, ApplicationMember } from './application.ts'
import type { IncomeSource } from './answer-choices.ts'
import { countedSources } from './application.ts'

/** A typed annual income in cents, or why it is invalid: a sign before the digits, too large, or not an amount. */
export type TypedIncome =
  | { readonly kind: 'amount'; readonly cents: number }
  | { readonly kind: 'negative' | 'tooLarge' | 'unreadable' }

/**
 * Reads an income of up to `maximumAnnualIncome` dollars, with or without `$`, thousands separators and cents (F-40), and
 * with the marks that nobody sees, as the quote does.
 */
export function readIncome(text: string): TypedIncome {
  const match = /^([-−])?\s*(?:\$\s*)?(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/.exec(visibleText(text))
  if (!match) return { kind: 'unreadable' }
  const [, sign, whole = '', fraction = ''] = match
  const dollars = Number(whole.replaceAll(',', ''))
  if (dollars > maximumAnnualIncome) return { kind: sign === undefined ? 'tooLarge' : 'negative' }
  const cents = dollars * 100 + Number(fraction.padEnd(2, '0'))
  return sign !== undefined && cents > 0 ? { kind: 'negative' } : { kind: 'amount', cents }
}

/** Returns a member's income in cents; null unless it is a plain amount. */
export function incomeCents({ annualIncome }: ApplicationMember): number | null {
  const typed = readIncome(annualIncome)
  return typed.kind === 'amount' ? typed.cents : null
}

/** Returns the income of the primary and the spouse together in cents, as far as it is answered (F-43). */
export function combinedIncomeCents({ members }: Application): number {
  return members.filter(({ role }) => role !== 'dependent').reduce((sum, member) => sum + (incomeCents(member) ?? 0), 0)
}

/** The service's codes of an employment status. */
export type EmploymentStatusCode = 1 | 2 | 3 | 5 | 6

const statusOfSource: Partial<Record<IncomeSource, EmploymentStatusCode>> = {
  employed: 1,
  selfEmployed: 2,
  unemployment: 3,
}

/**
 * Returns the employment status of the sources of income (F-44): 5 none, 1 employed, 2 self-employed, 3 unemployment, 6
 * any other source, or several. It is derived, so it is always present, as the rule requires.
 */
export function employmentStatusCode(member: ApplicationMember): EmploymentStatusCode {
  const [source, ...more] = countedSources(member)
  if (source === undefined) return 5
  return more.length > 0 ? 6 : (statusOfSource[source] ?? 6)
}
