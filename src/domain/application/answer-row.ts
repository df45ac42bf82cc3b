import type { Role } from '#domain/household/member.ts'

import { answerReaders } from './answer-readers.ts'
import type { LegalStatus } from './answer-choices.ts'
import type { ApplicationIssueCode } from './application-issue.ts'

/**
 * How a draft on the device stores an answer. It never stores an identity number, and quoted facts come from the
 * profile.
 */
type DraftForm<Value> =
  | { readonly kind: 'choice'; readonly of: readonly Exclude<Value, ''>[] }
  | { readonly kind: 'text' | 'sources' | 'age' | 'mark' | 'identityNumber' | 'quoted' }

/** The facts that decide whether an answer is asked. */
export interface Asked {
  readonly role: Role
  readonly isApplyingForCoverage: boolean
  readonly legalStatus: LegalStatus | ''
  readonly quotedAge: number | null
  readonly hasNoNumberYet: boolean
  readonly hasNoEndDate: boolean
}

/** The facts of an answer, apart from its review: its value in the form, and the names of all answers. */
interface AnswerFacts<Value, Name> {
  /** The name in a save (F-61). */
  readonly saved: string
  /** Reads the service's value; `all` are the service's values of the person. */
  readonly read: (value: unknown, all: Readonly<Record<string, unknown>>) => Value
  readonly draft: DraftForm<Value>
  /**
   * The first answer of the group that is merged as a whole when a draft conflicts with newer answers. Null for answers
   * that are not merged: facts of the quote, and the income, which no profile contains.
   */
  readonly mergedWith: Name | null
  /** Whether a value of the service that this form can't show stays unchanged until the applicant enters another. */
  readonly isKept: boolean
  /** The question's key in the catalog `application`. */
  readonly label: string
  readonly asks: (person: Asked) => 'required' | 'optional' | 'no'
  /** The statuses whose documents have the same number. Any other change of the status clears it (F-25). */
  readonly sharedBy?: readonly LegalStatus[]
}

/**
 * The part of the review that shows an answer, and what browsers call it in the primary's form. The parts of the name are
 * one text, in their order. `missing` is the problem of an empty one; null for a part that nobody must give. A detail is
 * shown if it is asked, an optional one if it is filled in.
 */
type Review =
  | { readonly review: 'name'; readonly autofill: string; readonly missing: ApplicationIssueCode | null }
  | { readonly review: 'details' | 'papers' | 'paperMarks' | 'income' | 'quote'; readonly autofill?: string }

/** The row of an answer in `personAnswers`. */
export type AnswerRow<Value, Name> = AnswerFacts<Value, Name> & Review

/** The facts that all parts of a name have. */
export const ofName = { read: answerReaders.text, draft: { kind: 'text' }, isKept: false, review: 'name' } as const

/** The facts that all answers about a paper have: they are merged with the status. */
export const ofPaper = { mergedWith: 'legalStatus', isKept: true, review: 'papers' } as const

/** Asks everybody. */
export const always = () => 'required' as const

/** Asks the people who apply. */
export const ofApplicants = ({ isApplyingForCoverage }: Asked) => (isApplyingForCoverage ? 'required' : 'no')

/** Asks the people who apply with one of these statuses (F-25). */
export const ofPapers =
  (...statuses: readonly LegalStatus[]) =>
  ({ isApplyingForCoverage, legalStatus }: Asked) =>
    isApplyingForCoverage && statuses.some((status) => status === legalStatus) ? 'required' : 'no'

/** Asks the primary and the spouse. */
export const ofEarners = ({ role }: Asked) => (role === 'dependent' ? 'no' : 'required')
