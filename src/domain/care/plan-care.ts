import type { CareEntry, CareKind, CareList, CareMark, PlanOfYear } from './care-list.ts'

/** A company's answer for an entry under a plan; `notProvided` if its data has none (P-77). */
export type CompanyAnswer = 'covered' | 'genericCovered' | 'notCovered' | 'notProvided'

/** A company's data on one plan. */
export interface PlanCoverage {
  /** The day of the data, `2026-11-02`; null where the answer has none. */
  readonly asOf: string | null
  /** By the entry's id. An entry that is absent is not provided. */
  readonly answers: ReadonlyMap<string, CompanyAnswer>
}

/** Why a company's data on a plan was not read: the call failed, or the service has no such call (P-78). */
export type DataGap = 'failed' | 'notOffered'

/** Why a company's data has no answer for an entry: the name was typed, the data was not read, or it has no entry. */
export type CareSilence = DataGap | 'typed' | 'noData'

/** The known coverage of an entry under a plan. `genericCovered`: only the generic of the medicine is covered. */
export type CareAnswer = 'covered' | 'genericCovered' | 'notCovered' | 'unknown'

/** One entry under one plan. */
export interface EntryCare {
  readonly entry: CareEntry
  readonly answer: CareAnswer
  /** The source of the answer; null without one. */
  readonly from: 'company' | 'you' | null
  /** The visitor's own answer; asked only where the company's data says nothing (P-78). */
  readonly mark: CareMark | null
  /** Why the company's data has no answer; null where it has one. */
  readonly silence: CareSilence | null
}

/** How many entries of a kind are covered. The counts without `byYou` add up to at most `total`. */
export interface CareCount {
  readonly total: number
  /** Covered, by the company's data or by the visitor's own check. */
  readonly covered: number
  /** Medicines of which only the generic is covered; not among `covered`. */
  readonly generic: number
  /** Entries without an answer. */
  readonly unknown: number
  /** The unknown entries whose name the visitor typed. */
  readonly typed: number
  /** The reason for the unknown entries that were not typed, or `typed` where all were; null where none is unknown. */
  readonly silence: CareSilence | null
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
  /** Why the company's data was not read; null if it was, and if no entry can be looked up. */
  readonly gap: DataGap | null
  /** Every entry, doctors first. */
  readonly entries: readonly EntryCare[]
}

/** The company's data on a plan, or why it was not read. Null if the data lacks the plan. */
export type PlanData = PlanCoverage | DataGap | null

function entryCareOf(entry: CareEntry, mark: CareMark | null, data: PlanData): EntryCare {
  const isRead = typeof data !== 'string'
  const said = (isRead ? data?.answers.get(entry.id) : undefined) ?? 'notProvided'
  if (said !== 'notProvided') return { entry, answer: said, from: 'company', mark: null, silence: null }
  const silence = entry.code === null ? 'typed' : isRead ? 'noData' : data
  if (mark === 'covered' || mark === 'notCovered') return { entry, answer: mark, from: 'you', mark, silence }
  return { entry, answer: 'unknown', from: null, mark, silence }
}

/** It counts in one pass, because the filter counts up to 5,000 plans at once. */
function countOf(all: readonly EntryCare[], kind: CareKind): CareCount | null {
  const count = { total: 0, covered: 0, generic: 0, unknown: 0, typed: 0, byYou: 0 }
  let reason: CareSilence | null = null
  for (const { entry, answer, from, silence } of all) {
    if (entry.kind !== kind) continue
    count.total += 1
    if (answer === 'covered') count.covered += 1
    else if (answer === 'genericCovered') count.generic += 1
    else if (answer === 'unknown') {
      count.unknown += 1
      if (silence === 'typed') count.typed += 1
      if (reason === null || reason === 'typed') reason = silence
    }
    if (from === 'you') count.byYou += 1
  }
  return count.total === 0 ? null : { ...count, silence: reason }
}

/**
 * Returns the known coverage of a list under a plan (P-77). The company's data takes precedence over the visitor's own
 * findings (P-78).
 */
export function planCareOf(list: CareList, plan: PlanOfYear, data: PlanData): PlanCare {
  const marks = list.marks.filter(({ planId, year }) => planId === plan.planId && year === plan.year)
  const entries = list.entries.map((entry) => {
    const mark = marks.find(({ entryId }) => entryId === entry.id)?.mark ?? null
    return entryCareOf(entry, mark, data)
  })
  return {
    doctors: countOf(entries, 'doctor'),
    medicines: countOf(entries, 'medicine'),
    asOf: entries.some(({ from }) => from === 'company') && typeof data !== 'string' ? (data?.asOf ?? null) : null,
    gap: typeof data === 'string' && list.entries.some(({ code }) => code !== null) ? data : null,
    entries,
  }
}

/**
 * Whether every doctor of the list is covered (P-79). An unknown doctor is not covered, and a list without doctors
 * passes. `care` is null while the plan's data is loading.
 */
export function hasAllDoctors(care: PlanCare | null): boolean {
  return care !== null && (care.doctors === null || care.doctors.covered === care.doctors.total)
}
