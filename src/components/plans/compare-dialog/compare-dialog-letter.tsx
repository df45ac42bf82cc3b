import { compareMaximum } from '#domain/plans/compare-limits.ts'

/** The letters of the compared plans, by their places. */
export const planLetters: readonly string[] = Array.from({ length: compareMaximum }, (_, place) =>
  String.fromCodePoint(65 + place),
)

export interface CompareLetterProps {
  /** The place of the plan, from 0. */
  readonly place: number
  /** Classes for the letter's position. */
  readonly className?: string
}

/** The letter of a compared plan in a circle. Screen readers read the plan's name in its column heading instead. */
export function CompareLetter({ place, className = '' }: CompareLetterProps) {
  return (
    <span
      aria-hidden
      className={`forced-border inline-grid size-6 shrink-0 place-items-center rounded-full bg-primary-soft text-sm font-bold text-primary-strong ${className}`}
    >
      {planLetters[place]}
    </span>
  )
}
