import * as z from 'zod/mini'

/** The kinds of entries, in the order of every list. */
export const careKinds = ['doctor', 'medicine'] as const

/** A doctor or clinic, or a medicine. */
export type CareKind = (typeof careKinds)[number]

/** The most entries of each kind (P-75). */
export const careLimits: Readonly<Record<CareKind, number>> = { doctor: 5, medicine: 8 }

/** The most characters of a typed name. */
export const careNameMaximum = 80

/** A doctor, clinic or medicine of the visitor's list. */
export interface CareEntry {
  /** Unique in the list: the kind with the code, or with the typed name. */
  readonly id: string
  readonly kind: CareKind
  readonly name: string
  /** Distinguishes equal names: specialty and city, or strength and form. Empty for a typed name. */
  readonly detail: string
  /**
   * NPI of a doctor or clinic, RxCUI of a medicine; null for a typed name, which can't be looked up in a company's
   * data.
   */
  readonly code: string | null
}

/** The visitor's own finding about an entry under a plan, in the order of the choices (P-78). */
export const careMarks = ['covered', 'notCovered', 'unsure'] as const

/** The visitor's own answer. */
export type CareMark = (typeof careMarks)[number]

/** A plan of one year: the same id can have another network a year later. */
export interface PlanOfYear {
  readonly planId: string
  readonly year: number
}

/** The visitor's own answer for one entry under one plan. */
export interface MarkedCare extends PlanOfYear {
  readonly entryId: string
  readonly mark: CareMark
}

/** The visitor's doctors and medicines, with the visitor's own findings. This is health information. */
export interface CareList {
  readonly entries: readonly CareEntry[]
  readonly marks: readonly MarkedCare[]
}

/** A list without entries. */
export const emptyCareList: CareList = { entries: [], marks: [] }

/** The most findings that are stored; the oldest are dropped. */
const markMaximum = 400

/** Returns a typed name without invisible characters. */
function shownName(text: string): string {
  const shown = text.replaceAll(/[\p{Cf}\p{Cs}]/gu, '')
  return shown.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
}

/** Returns a stored name as long as a name may be, and without half a surrogate pair at its end. */
function tidied(text: string): string {
  return shownName(text)
    .slice(0, careNameMaximum)
    .replaceAll(/\p{Cs}/gu, '')
    .trimEnd()
}

/** Returns a name for comparison, so "Garcia" equals "García". */
function compared(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
}

/** Returns an entry's id. */
export function careEntryId({ kind, name, code }: Omit<CareEntry, 'id' | 'detail'>): string {
  return `${kind}:${code ?? compared(tidied(name))}`
}

/** A name has at least one letter or digit. */
const hasName = (name: string) => /[\p{L}\p{N}]/u.test(name)

/** Whether a typed name is longer than the list takes. It is refused, because nothing is cut (P-75). */
export function isCareNameTooLong(text: string): boolean {
  return shownName(text).length > careNameMaximum
}

/** Returns the entry of a typed name; null for a text without a name, or with one that is too long. */
export function typedCareEntry(kind: CareKind, text: string): CareEntry | null {
  const name = tidied(text)
  return !hasName(name) || isCareNameTooLong(text)
    ? null
    : { id: careEntryId({ kind, name, code: null }), kind, name, detail: '', code: null }
}

/** Returns the entries of one kind. */
export function careEntriesOf({ entries }: CareList, kind: CareKind): readonly CareEntry[] {
  return entries.filter((entry) => entry.kind === kind)
}

/** Whether another entry of a kind may be added (P-75). */
export function hasCareRoom(list: CareList, kind: CareKind): boolean {
  return careEntriesOf(list, kind).length < careLimits[kind]
}

/** Returns the list with an entry at the end of its kind; the same list if it has the entry or no room for it. */
export function withCareEntry(list: CareList, entry: CareEntry): CareList {
  if (!hasCareRoom(list, entry.kind) || list.entries.some(({ id }) => id === entry.id)) return list
  const entries = [...list.entries, entry]
  return { ...list, entries: careKinds.flatMap((kind) => entries.filter((one) => one.kind === kind)) }
}

/** Returns the list without an entry and its marks. */
export function withoutCareEntry({ entries, marks }: CareList, entryId: string): CareList {
  return {
    entries: entries.filter(({ id }) => id !== entryId),
    marks: marks.filter((mark) => mark.entryId !== entryId),
  }
}

function isMarkOf(mark: MarkedCare, entryId: string, { planId, year }: PlanOfYear): boolean {
  return mark.entryId === entryId && mark.planId === planId && mark.year === year
}

/** Returns the list with the visitor's answer; null removes it. */
export function withCareMark(list: CareList, entryId: string, plan: PlanOfYear, mark: CareMark | null): CareList {
  if (!list.entries.some(({ id }) => id === entryId)) return list
  const others = list.marks.filter((one) => !isMarkOf(one, entryId, plan))
  const { planId, year } = plan
  return { ...list, marks: mark === null ? others : [...others, { entryId, planId, year, mark }].slice(-markMaximum) }
}

const storedEntry = z.object({
  kind: z.enum(careKinds),
  name: z.string(),
  detail: z.pipe(
    z.string(),
    z.transform((text: string) => text.slice(0, 200)),
  ),
  code: z.nullable(z.string().check(z.regex(/^\d{1,10}$/))),
})
const storedMark = z.object({
  entryId: z.string(),
  planId: z.string().check(z.minLength(1), z.maxLength(40)),
  year: z.int(),
  mark: z.enum(careMarks),
})
const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as readonly unknown[]) : [])

/** Returns the usable part of a stored list, within the limits (P-75); null if the value is no list at all. */
export function readCareList(value: unknown): CareList | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const { entries, marks } = value as { readonly entries?: unknown; readonly marks?: unknown }
  const withEntries = listed(entries).reduce<CareList>((list, stored) => {
    const read = z.safeParse(storedEntry, stored)
    if (!read.success || !hasName(tidied(read.data.name))) return list
    const entry = { ...read.data, name: tidied(read.data.name) }
    return withCareEntry(list, { ...entry, id: careEntryId(entry) })
  }, emptyCareList)
  return listed(marks).reduce<CareList>((list, stored) => {
    const read = z.safeParse(storedMark, stored)
    return read.success ? withCareMark(list, read.data.entryId, read.data, read.data.mark) : list
  }, withEntries)
}
