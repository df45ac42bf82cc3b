import {
  type CareEntry,
  type CareKind,
  type CareList,
  careEntryId,
  emptyCareList,
  withCareEntry,
} from '#domain/care/care-list.ts'

/** Returns an entry that the service suggested, or a typed one without a code. */
export function careEntry(kind: CareKind, name: string, code: string | null = null): CareEntry {
  return { id: careEntryId({ kind, name, code }), kind, name, detail: code === null ? '' : 'Miami', code }
}

/** A family doctor, a clinic and a typed doctor; two medicines. */
export const ruiz = careEntry('doctor', 'Dra. Elena Ruiz', '1000000001')
export const clinic = careEntry('doctor', 'Clínica Brisas', '1000000002')
export const typedDoctor = careEntry('doctor', 'Dr. Soto')
export const metformin = careEntry('medicine', 'metFORMIN', '861007')
export const lantus = careEntry('medicine', 'Lantus', '285018')

/** Returns a list of entries. */
export function careListOf(...entries: readonly CareEntry[]): CareList {
  return entries.reduce(withCareEntry, emptyCareList)
}
