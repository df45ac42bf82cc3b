import { closeSync, fsyncSync, openSync, readFileSync, readSync, statSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { deflateRawSync, inflateRawSync } from 'node:zlib'

import type { UnchangingPart } from '#mocks/marketplace/written-plan.ts'

import type { LeftOut } from './left-out.ts'
import type { FileKind } from './public-files.ts'
import type { StoredPlaces, StoredPlan } from './stored-plan.ts'

/** Rises when an import writes something else, so that a store of before is built anew. */
export const storeFormat = 4

/** A file that an import has read. */
export interface ImportedFile {
  readonly kind: FileKind
  readonly name: string
  readonly size: number
  readonly mtimeMs: number
  readonly sha256: string
}

/** What a store says of itself; it is written last. */
export interface StoreRecord {
  readonly format: number
  readonly year: number
  /** The day of the newest row, such as 2026-04-14. */
  readonly date: string
  readonly files: readonly ImportedFile[]
  readonly plans: number
  readonly rows: number
  /** How many plans each state has. */
  readonly states: Readonly<Record<string, number>>
  /** Whether the plans are those of the sample: nothing of them is sold. */
  readonly invented: boolean
  readonly leftOut: readonly LeftOut[]
  /** The bytes of each part: another size is a torn store. */
  readonly parts: Readonly<Record<string, number>>
}

/** An open store. */
export interface PlanStore {
  readonly record: StoreRecord
  readonly plans: readonly StoredPlan[]
  readonly places: StoredPlaces
  readonly rates: Int32Array
  readonly tobacco: Int32Array
  /** Reads the details of a plan from the disk, as the JSON of an `UnchangingPart`. */
  details(plan: StoredPlan): Uint8Array
  close(): void
}

const partNames = ['plans.json', 'places.json', 'rates.bin', 'tobacco.bin', 'details.bin'] as const
const recordName = 'store.json'

/** Writes the details of plans one after the other, each compressed by itself, because a page needs ten of thousands. */
export function detailsWriter(folder: string) {
  const file = openSync(join(folder, 'details.bin'), 'w')
  let start = 0
  return {
    add(details: UnchangingPart): StoredPlan['details'] {
      const bytes = deflateRawSync(JSON.stringify(details), { level: 3 })
      writeSync(file, bytes)
      start += bytes.length
      return [start - bytes.length, bytes.length]
    },
    end(): void {
      fsyncSync(file)
      closeSync(file)
    },
  }
}

const bytesOf = (numbers: Int32Array) => new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength)

/** Writes a store beside its details; the record comes last, so what has one is whole. */
export function writeStore(
  folder: string,
  { plans, places, rates, tobacco }: Pick<PlanStore, 'plans' | 'places' | 'rates' | 'tobacco'>,
  record: Omit<StoreRecord, 'parts' | 'format'>,
): void {
  writeFileSync(join(folder, 'plans.json'), JSON.stringify(plans))
  writeFileSync(join(folder, 'places.json'), JSON.stringify(places))
  writeFileSync(join(folder, 'rates.bin'), bytesOf(rates))
  writeFileSync(join(folder, 'tobacco.bin'), bytesOf(tobacco))
  const parts = Object.fromEntries(partNames.map((name) => [name, statSync(join(folder, name)).size]))
  const whole: StoreRecord = { format: storeFormat, ...record, parts }
  writeFileSync(join(folder, recordName), JSON.stringify(whole, null, 2), { flush: true })
}

/** Returns what a store says of itself; null where there is none, or it is torn or of another format. */
export function readRecord(folder: string): StoreRecord | null {
  try {
    // Only `writeStore` writes this file.
    const record = JSON.parse(readFileSync(join(folder, recordName), 'utf8')) as StoreRecord
    const isWhole = partNames.every((name) => statSync(join(folder, name)).size === record.parts[name])
    return isWhole && record.format === storeFormat ? record : null
  } catch {
    return null
  }
}

function numbersIn(path: string): Int32Array {
  const bytes = readFileSync(path)
  return new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length / Int32Array.BYTES_PER_ELEMENT)
}

/** Opens a whole store. */
export function openStore(folder: string, record: StoreRecord): PlanStore {
  const file = openSync(join(folder, 'details.bin'), 'r')
  const json = (name: (typeof partNames)[number]) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as unknown
  return {
    record,
    // Only `writeStore` writes these files.
    plans: json('plans.json') as readonly StoredPlan[],
    places: json('places.json') as StoredPlaces,
    rates: numbersIn(join(folder, 'rates.bin')),
    tobacco: numbersIn(join(folder, 'tobacco.bin')),
    details: ({ details: [start, size] }) => {
      const bytes = Buffer.alloc(size)
      readSync(file, bytes, 0, size, start)
      return inflateRawSync(bytes)
    },
    close: () => {
      closeSync(file)
    },
  }
}
