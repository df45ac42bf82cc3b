import {
  type CareEntry,
  type CareKind,
  type CareList,
  type CareMark,
  type PlanOfYear,
  careMarkOf,
} from './care-list.ts'

/** What a company's data says of an entry under a plan: `notProvided` where it says nothing (P-77). */
export type CompanyAnswer = 'covered' | 'genericCovered' | 'notCovered' | 'notProvided'

/** A company's data on one plan. */
export interface PlanCoverage {
  /** The day of the data, `2026-11-02`; null where the answer has none. */
  readonly asOf: string | null
  /** By the entry's id. An entry that is absent is not provided. */
  readonly answers: ReadonlyMap<string, CompanyAnswer>
}

/** What is known of an entry under a plan. `genericCovered` is a medicine of which only the generic is covered. */
export type CareAnswer = 'covered' | 'genericCovered' | 'notCovered' | 'unknown'

/** One entry under one plan. */
export interface EntryCare {
  readonly entry: CareEntry
  readonly answer: CareAnswer
  /** Who says so; null while nobody does. */
  readonly from: 'company' | 'you' | null
  /** The visitor's own answer; asked only where the company's data says nothing (P-78). */
  readonly mark: CareMark | null
}

/** How many entries of a kind are covered. The counts without `byYou` add up to at most `total`. */
export interface CareCount {
  readonly total: number
  /** Covered, by the company's data or by the visitor's own check. */
  readonly covered: number
  /** Medicines of which only the generic is covered; not among `covered`. */
  readonly generic: number
  /** Entries of which nobody knows. */
  readonly unknown: number
  /** Entries whose answer is the visitor's own check. */
  readonly byYou: number
}

/** The visitor's list under one plan. */
export interface PlanCare {
  /** Null where the list has no doctors. */
  readonly doctors: CareCount | null
  /** Null where the list has no medicines. */
  readonly medicines: CareCount | null
  /** The day of the company's data that answers an entry; null without such an answer or day. */
  readonly asOf: string | null
  /** Every entry, doctors first. */
  readonly entries: readonly EntryCare[]
}

function entryCareOf(list: CareList, entry: CareEntry, plan: PlanOfYear, coverage: PlanCoverage | null): EntryCare {
  const mark = careMarkOf(list, entry.id, plan)
  const said = coverage?.answers.get(entry.id) ?? 'notProvided'
  if (said !== 'notProvided') return { entry, answer: said, from: 'company', mark: null }
  if (mark === 'covered' || mark === 'notCovered') return { entry, answer: mark, from: 'you', mark }
  return { entry, answer: 'unknown', from: null, mark }
}

function countOf(all: readonly EntryCare[], kind: CareKind): CareCount | null {
  const entries = all.filter(({ entry }) => entry.kind === kind)
  if (entries.length === 0) return null
  const numberOf = (answer: CareAnswer) => entries.filter((one) => one.answer === answer).length
  return {
    total: entries.length,
    covered: numberOf('covered'),
    generic: numberOf('genericCovered'),
    unknown: numberOf('unknown'),
    byYou: entries.filter(({ from }) => from === 'you').length,
  }
}

/**
 * Returns what is known of a list under a plan (P-77): the company's data first, then what the visitor checked (P-78).
 * `coverage` is null where the company's data is not there.
 */
export function planCareOf(list: CareList, plan: PlanOfYear, coverage: PlanCoverage | null): PlanCare {
  const entries = list.entries.map((entry) => entryCareOf(list, entry, plan, coverage))
  return {
    doctors: countOf(entries, 'doctor'),
    medicines: countOf(entries, 'medicine'),
    asOf: entries.some(({ from }) => from === 'company') ? (coverage?.asOf ?? null) : null,
    entries,
  }
}

/**
 * Whether every doctor of the list is covered (P-79). What is unknown is not; a list without doctors lacks none. Null
 * is a plan whose data has not come.
 */
export function hasAllDoctors(care: PlanCare | null): boolean {
  return care !== null && (care.doctors === null || care.doctors.covered === care.doctors.total)
}
