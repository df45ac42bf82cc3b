/** The changes of a life that open a Special Enrollment Period. */
export const lifeChangeIds = [
  'lostCoverage',
  'lostMedicaid',
  'married',
  'child',
  'moved',
  'leftJail',
  'newStatus',
] as const

/** A change of a life. */
export type LifeChangeId = (typeof lifeChangeIds)[number]

/** The facts of the rule for one life change. */
interface LifeChangeFacts {
  /** Days to choose a plan, from the day of the change. */
  readonly daysToChoose: 60 | 90
  /** The paragraph of 45 CFR 155.420. */
  readonly paragraph: string
}

/** From 45 CFR 155.420, https://www.ecfr.gov/current/title-45/section-155.420, read on 23 November 2026. */
export const lifeChanges: Readonly<Record<LifeChangeId, LifeChangeFacts>> = {
  lostCoverage: { daysToChoose: 60, paragraph: '(c)(1), (d)(1)' },
  lostMedicaid: { daysToChoose: 90, paragraph: '(c)(6), (d)(1)(i)' },
  married: { daysToChoose: 60, paragraph: '(c)(1), (d)(2)(i)' },
  child: { daysToChoose: 60, paragraph: '(c)(1), (d)(2)(i)' },
  moved: { daysToChoose: 60, paragraph: '(c)(1), (d)(7)' },
  leftJail: { daysToChoose: 60, paragraph: '(c)(1), (d)(3)' },
  newStatus: { daysToChoose: 60, paragraph: '(c)(1), (d)(3)' },
}

/** The answers of the check: the ticked changes, an empty list for "none of these", null before an answer. */
export type LifeChangeAnswers = readonly LifeChangeId[] | null

/** A time to choose a plan, in days from a change or from the end of Medicaid or CHIP. */
export interface TimeToChoose {
  readonly after: 'afterChange' | 'afterMedicaid'
  readonly days: number
}

/** The result of the answers. */
export type LifeChangeOutcome =
  /**
   * There may be a Special Enrollment Period. `times` has one entry for each different period of the ticked changes.
   */
  | { readonly kind: 'mayEnroll'; readonly times: readonly TimeToChoose[] }
  /**
   * None of the changes. The visitor can wait for the next Open Enrollment, or apply for Medicaid and CHIP all year.
   */
  | { readonly kind: 'none' }

/** Returns the result of the answers; null before an answer. */
export function lifeChangeOutcome(answers: LifeChangeAnswers): LifeChangeOutcome | null {
  if (answers === null) return null
  if (answers.length === 0) return { kind: 'none' }
  const times = answers.map((id): TimeToChoose => ({
    after: id === 'lostMedicaid' ? 'afterMedicaid' : 'afterChange',
    days: lifeChanges[id].daysToChoose,
  }))
  const kinds = ['afterChange', 'afterMedicaid'] as const
  return {
    kind: 'mayEnroll',
    times: kinds.flatMap((kind) => times.find(({ after }) => after === kind) ?? []),
  }
}
