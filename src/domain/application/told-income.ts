import type { EstimateLines } from '#domain/income/estimate-lines.ts'
import type { IncomeSource as EstimatedSource } from '#domain/income/estimator.ts'

import { type ApplicationMember, isKept } from './application.ts'
import type { IncomeSource } from './answer-choices.ts'

/** The income that a person gave in the quote's estimator. */
export interface ToldIncome {
  /** The person's part of the quoted income, in whole dollars a year: what the limit of F-43 compares with. */
  readonly annualDollars: number
  /** The sources under the form's names, each once; empty for a person without income. */
  readonly sources: readonly IncomeSource[]
}

/** The form's name of each source of the estimator, where both mean the same (F-74). */
const formSources = {
  wages: ['employed'],
  selfEmployment: ['selfEmployed'],
  unemployment: ['unemployment'],
  investment: ['other', 'investment'],
  retirement: ['other', 'retirement'],
  socialSecurity: ['other', 'socialSecurity'],
  other: ['other'],
} as const satisfies Record<EstimatedSource, readonly IncomeSource[]>

/** The people whose income the form asks for. */
export type Earner = Exclude<ApplicationMember['role'], 'dependent'>

/** A way to take the household income of the quote: all of it is one person's. */
export interface HouseholdOffer {
  readonly earner: Earner
  /** The income of each person, with the person's index among the members. */
  readonly incomes: readonly { readonly index: number; readonly annualIncome: string }[]
}

/**
 * Returns the ways to take the household income of the quote, one for each person who is asked (F-45). There are none
 * where an income is typed (F-75), and without a quoted income.
 */
export function householdOffers(
  members: readonly ApplicationMember[],
  quotedIncomeCents: number | null,
): readonly HouseholdOffer[] {
  const earners = members.flatMap(({ role, annualIncome }, index) =>
    role === 'dependent' ? [] : [{ role, index, isTyped: annualIncome.trim() !== '' }],
  )
  if (quotedIncomeCents === null || quotedIncomeCents === 0 || earners.some(({ isTyped }) => isTyped)) return []
  return earners.map(({ role, index: whose }) => ({
    earner: role,
    incomes: earners.map(({ index }) => ({
      index,
      annualIncome: String(index === whose ? quotedIncomeCents / 100 : 0),
    })),
  }))
}

/** Returns what a person told the estimator (F-73); null for a person that it did not ask. */
export function toldIncome({ people }: EstimateLines, role: Earner): ToldIncome | null {
  const lines = people.find(({ person }) => person === role)
  if (!lines) return null
  const sources = lines.sources.flatMap(({ source }): readonly IncomeSource[] => formSources[source])
  return { annualDollars: lines.annualIncome, sources: [...new Set(sources)] }
}

/**
 * Returns the answers that an offer would fill in: the income, and the sources where none is chosen or saved. Null where
 * an income is typed, because nothing typed is overwritten (F-75).
 */
export function offeredAnswers(member: ApplicationMember, told: ToldIncome): Partial<ApplicationMember> | null {
  if (member.annualIncome.trim() !== '') return null
  const hasSources = member.incomeSources.length > 0 || isKept(member, 'incomeSources')
  return { annualIncome: String(told.annualDollars), ...(!hasSources && { incomeSources: told.sources }) }
}
