import { personAnswers } from '#domain/application/person-answers.ts'

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
 * Returns the documents that a Marketplace may ask a household for, each kind once: those of the statuses of the people
 * who apply, and of the incomes of primary and spouse. An unknown status or income gives the general kind.
 */
export function likelyDocuments({
  record,
  isApplyingForCoverage,
  relatives,
}: Pick<VerifiedUser, 'record' | 'isApplyingForCoverage' | 'relatives'>): readonly DocumentKind[] {
  const applicants = [
    ...(isApplyingForCoverage ? [record] : []),
    ...relatives.filter((relative) => relative.isApplyingForCoverage).map((relative) => relative.record),
  ]
  const earners = [record, ...relatives.filter(({ isSpouse }) => isSpouse).map((spouse) => spouse.record)]
  const found = new Set<DocumentKind>([
    ...applicants.map(({ saved }) => personAnswers.legalStatus.read(saved.legalStatus) || 'status'),
    ...earners.map(({ saved }) => ofIncome[readCode(saved.employmentStatus) ?? 0] ?? 'income'),
  ])
  return documentKinds.filter((kind) => found.has(kind))
}
