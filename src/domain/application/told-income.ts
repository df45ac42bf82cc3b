import type { EstimateLines } from '#domain/income/estimate-lines.ts'
import type { EstimatedSource } from '#domain/income/estimator.ts'

import { type ApplicationMember, isKept } from './application.ts'
import type { IncomeSource } from './answer-choices.ts'

/** The income that a person gave in the quote's estimator. */
export interface ToldIncome {
  /** The person's part of the quoted income, in whole dollars a year. The limit of F-43 uses it. */
  readonly annualDollars: number
  /** The sources under the form's names, each once; empty for a person without income. */
  readonly sources: readonly IncomeSource[]
}

/** The form's name for each source of the estimator that has an equivalent (F-74). */
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

/** An offer to enter the quote's household income as one person's income. */
export interface HouseholdOffer {
  readonly earner: Earner
  /** The income of each person, with the person's index among the members. */
  readonly incomes: readonly { readonly index: number; readonly annualIncome: string }[]
}

/**
 * Returns the offers of the quote's household income, one for each person who is asked (F-45). There are none once an
 * income is typed (F-75), and without a quoted income.
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

/** Returns the income that a person entered in the estimator (F-73); null if the estimator did not ask that person. */
export function toldIncome({ people }: EstimateLines, role: Earner): ToldIncome | null {
  const lines = people.find(({ person }) => person === role)
  if (!lines) return null
  const sources = lines.sources.flatMap(({ source }): readonly IncomeSource[] => formSources[source])
  return { annualDollars: lines.annualIncome, sources: [...new Set(sources)] }
}

/**
 * Returns the answers that an offer fills in: the income, and the sources if none is chosen or saved. Null once an
 * income is typed, because offers never overwrite (F-75).
 */
export function offeredAnswers(member: ApplicationMember, told: ToldIncome): Partial<ApplicationMember> | null {
  if (member.annualIncome.trim() !== '') return null
  const hasSources = member.incomeSources.length > 0 || isKept(member, 'incomeSources')
  return { annualIncome: String(told.annualDollars), ...(!hasSources && { incomeSources: told.sources }) }
}
