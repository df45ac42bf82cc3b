import type { LifeChange, LifeChangeId } from '#domain/calendar/life-changes.ts'
import { personAnswers } from '#domain/application/person-answers.ts'
import type { PriceAnswers } from '#domain/household/price-answers.ts'

import { readCode } from './saved-answers.ts'
import type { VerifiedUser } from './verified-user.ts'

/** A kind of document that a Marketplace may ask for. */
export const documentKinds = [
  'citizen',
  'resident',
  'workPermit',
  'i94',
  'status',
  'paystubs',
  'selfEmployment',
  'unemployment',
  'noIncome',
  'income',
  'employerCoverage',
  'lostCoverage',
  'marriage',
  'child',
  'move',
  'release',
] as const
/** One of the kinds; `status` and `income` are the general ones. */
export type DocumentKind = (typeof documentKinds)[number]

/** Documents of income, by the code that follows from the sources (F-44). Several sources give the general one. */
const ofIncome: Readonly<Record<number, DocumentKind>> = {
  1: 'paystubs',
  2: 'selfEmployment',
  3: 'unemployment',
  5: 'noIncome',
}

/**
 * The proof of each life change. A new status has no row, because its own document proves it. Abuse has none, because
 * the person's own statement proves it.
 */
const ofChange: Readonly<Partial<Record<LifeChangeId, DocumentKind>>> = {
  lostCoverage: 'lostCoverage',
  losingCoverage: 'lostCoverage',
  lostMedicaid: 'lostCoverage',
  married: 'marriage',
  child: 'child',
  moved: 'move',
  leftJail: 'release',
}

/**
 * Returns the documents that a Marketplace may ask a household for, each kind once. They follow from the
 * statuses of the people who apply, the incomes of primary and spouse, the life changes of the quote, and a job offer
 * in the six answers. An unknown status or income gives the general kind.
 */
export function likelyDocuments(
  { record, isApplyingForCoverage, relatives }: Pick<VerifiedUser, 'record' | 'isApplyingForCoverage' | 'relatives'>,
  changes: readonly LifeChange[],
  answers: PriceAnswers | null,
): readonly DocumentKind[] {
  const applicants = [
    ...(isApplyingForCoverage ? [record] : []),
    ...relatives.filter((relative) => relative.isApplyingForCoverage).map((relative) => relative.record),
  ]
  const earners = [record, ...relatives.filter(({ isSpouse }) => isSpouse).map((spouse) => spouse.record)]
  const found = new Set<DocumentKind>([
    ...applicants.map(({ saved }) => personAnswers.legalStatus.read(saved.legalStatus) || 'status'),
    ...earners.map(({ saved }) => ofIncome[readCode(saved.employmentStatus) ?? 0] ?? 'income'),
    // A person who left the search counts too, because the same job offer can cover the others.
    ...(answers?.people.some(({ jobOffer }) => jobOffer === 'yes') ? (['employerCoverage'] as const) : []),
    ...changes.flatMap(({ id }) => ofChange[id] ?? []),
  ])
  return documentKinds.filter((kind) => found.has(kind))
}
