import type { CareEntry, CareKind, CareList, CareMark, PlanOfYear } from './care-list.ts'

/** What a company's data says of an entry under a plan: `notProvided` where it says nothing (P-77). */
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

/** Why an entry's data is silent: its name was typed, the data was not read, or it says nothing. */
export type CareSilence = DataGap | 'typed' | 'noData'

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
  /** Entries of which nobody knows. */
  readonly unknown: number
  /** Why nobody knows of them, where the reason is the same for each; null for different reasons or none. */
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
  /** Why the company's data was not read; null where it was, and where no entry can be asked about. */
  readonly gap: DataGap | null
  /** Every entry, doctors first. */
  readonly entries: readonly EntryCare[]
}

/** The company's data on a plan, or why it was not read. Null is data that says nothing of the plan. */
export type PlanData = PlanCoverage | DataGap | null

function entryCareOf(entry: CareEntry, mark: CareMark | null, data: PlanData): EntryCare {
  const isRead = typeof data !== 'string'
  const said = (isRead ? data?.answers.get(entry.id) : undefined) ?? 'notProvided'
  if (said !== 'notProvided') return { entry, answer: said, from: 'company', mark: null, silence: null }
  const silence = entry.code === null ? 'typed' : isRead ? 'noData' : data
  if (mark === 'covered' || mark === 'notCovered') return { entry, answer: mark, from: 'you', mark, silence }
  return { entry, answer: 'unknown', from: null, mark, silence }
}

/** In one pass: a list of 5,000 plans is counted at once for the filter. */
function countOf(all: readonly EntryCare[], kind: CareKind): CareCount | null {
  const count = { total: 0, covered: 0, generic: 0, unknown: 0, byYou: 0 }
  let common: CareSilence | null = null
  for (const { entry, answer, from, silence } of all) {
    if (entry.kind !== kind) continue
    count.total += 1
    if (answer === 'covered') count.covered += 1
    else if (answer === 'genericCovered') count.generic += 1
    else if (answer === 'unknown') {
      common = count.unknown === 0 || silence === common ? silence : null
      count.unknown += 1
    }
    if (from === 'you') count.byYou += 1
  }
  return count.total === 0 ? null : { ...count, silence: common }
}

/**
 * Returns what is known of a list under a plan (P-77): the company's data first, then what the visitor checked (P-78).
 * `data` is the company's data on the plan, why it was not read, or null where it says nothing of the plan.
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
 * Whether every doctor of the list is covered (P-79). What is unknown is not; a list without doctors lacks none. Null
 * is a plan whose data has not come.
 */
export function hasAllDoctors(care: PlanCare | null): boolean {
  return care !== null && (care.doctors === null || care.doctors.covered === care.doctors.total)
}
