import type { Role } from '#domain/household/member.ts'

import type { LegalStatus } from './answer-choices.ts'

/** How a draft on the device has an answer. An identity number is never in it; a quoted fact comes from the profile. */
type DraftForm<Value> =
  /** A text, cut to its cap in characters. */
  | { readonly kind: 'text'; readonly cap: number }
  | { readonly kind: 'choice'; readonly of: readonly Exclude<Value, ''>[] }
  | { readonly kind: 'sources' | 'age' | 'identityNumber' | 'quoted' }

/** What decides whether an answer is asked. */
interface Asked {
  readonly role: Role
  readonly isApplyingForCoverage: boolean
  readonly legalStatus: LegalStatus | ''
}

/** The row of an answer in `personAnswers`: its value in the form, and the names of all answers. */
export interface AnswerRow<Value, Name> {
  /** The name in a save (F-61). */
  readonly saved: string
  /** Reads the service's value; `all` are the service's values of the person. */
  readonly read: (value: unknown, all: Readonly<Record<string, unknown>>) => Value
  readonly draft: DraftForm<Value>
  /**
   * The first of the answers that are taken from one side as a whole when a draft meets newer answers. Null where no
   * draft decides: for facts of the quote, and for the income, which no profile contains.
   */
  readonly mergedWith: Name | null
  /** Whether a value of the service that this form can't show stays as it is until the applicant enters another. */
  readonly isKept: boolean
  /** The question's key in the catalog `application`. */
  readonly label: string
  /** The step that reads it back. A row of details is shown where it is asked, and an optional one once it is filled. */
  readonly review: 'details' | 'papers' | 'income' | 'quote'
  readonly asks: (person: Asked) => 'required' | 'optional' | 'no'
}

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
