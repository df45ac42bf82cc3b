import { createHash } from 'node:crypto'
import { createReadStream, rmSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'

import { dateOf } from './filed-values.ts'
import {
  type ImportedFile,
  type StoreRecord,
  detailsWriter,
  readRecord,
  storeFormat,
  writeStore,
} from './plan-store.ts'
import { PlansProblem, writeProblem } from './plans-problem.ts'
import { fileKinds, findFiles } from './public-files.ts'
import {
  type FilesByKind,
  type FilesRead,
  type JoinedPlan,
  type ReadOptions,
  countsOf,
  readFiles,
} from './read-files.ts'
import type { StoredPlan } from './stored-plan.ts'
import { type Imported, currentStore, draftFolderIn, putInUse, yearsIn } from './store-in-use.ts'
import { refuseSmaller } from './whole-files.ts'

/** Where imports are kept, beside the site; git ignores it. */
export const storesFolder = '.plans'

/** Options of an import. */
export interface ImportOptions extends ReadOptions {
  /** Where stores are kept, one folder a year. */
  readonly root: string
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path, { highWaterMark: 1 << 20 }), hash)
  return hash.digest('hex')
}

/** Whether a store was made of exactly these files. Equal sizes and times are taken for equal bytes; otherwise it hashes. */
async function isMadeOf(record: StoreRecord, files: FilesByKind): Promise<boolean> {
  for (const { kind, name, size, mtimeMs, sha256 } of record.files) {
    const file = files[kind]
    if (file.size !== size) return false
    if ((file.name !== name || file.mtimeMs !== mtimeMs) && (await hashOf(file.path)) !== sha256) return false
  }
  return true
}

/** The plans of a service, and why they are not those of the folder that was asked for. */
export interface PlansForService extends Imported {
  readonly problem: string | null
}

/**
 * Returns the store of a folder's files, imported where that was not done yet. Where the files can't be used, it returns the
 * last good import with what is wrong with the files: a real one before the sample, and of the preferred year before
 * another. Throws a `PlansProblem` where there is none.
 */
export async function storeForService(
  folder: string,
  preferredYear: number,
  options: ImportOptions,
): Promise<PlansForService> {
  try {
    return { ...(await storeOf(folder, options)), problem: null }
  } catch (error) {
    if (!(error instanceof PlansProblem)) throw error
    const years = [preferredYear, ...yearsIn(options.root).toReversed()]
    const stores = years.flatMap((year) => currentStore(options.root, year) ?? [])
    const last = stores.find(({ record }) => !record.invented) ?? stores[0]
    if (last === undefined) throw error
    return { ...last, problem: error.message }
  }
}

/** Returns the store of a folder's files, from an import of before where there is one. */
export async function storeOf(folder: string, options: ImportOptions): Promise<Imported> {
  const files = findFiles(folder)
  for (const year of yearsIn(options.root)) {
    const known = currentStore(options.root, year)
    const isAsked = options.year === undefined || options.year === year
    if (known && isAsked && (await isMadeOf(known.record, files))) return known
  }
  return importPlans(folder, options)
}

/** Writes the joined plans with their details. */
function writePlans(folder: string, joined: readonly JoinedPlan[]): readonly StoredPlan[] {
  const writer = detailsWriter(folder)
  const plans = joined.map(({ plan, draft }): StoredPlan => {
    const { links, sbcs, deductibles, moops } = draft
    const benefits = [...draft.benefits.values()]
    return { ...plan, details: writer.add({ deductibles, moops, benefits, ...links, ...(sbcs && { sbcs }) }) }
  })
  writer.end()
  return plans
}

/** Throws a `PlansProblem` for files that hold much less than the import in use of the same year, unless that is accepted. */
export function refuseSmallerThanLast(read: FilesRead, { root, smaller = false }: ImportOptions): void {
  const before = currentStore(root, read.year)
  if (before && !smaller) refuseSmaller(countsOf(read), before.record)
}

/**
 * Imports a folder's files into the store of their year, and makes it the one in use. A stopped import leaves nothing in
 * use, and the next one starts anew. Throws a `PlansProblem` for files that can't be used; the last good import stays.
 */
export async function importPlans(folder: string, options: ImportOptions): Promise<Imported> {
  const { root } = options
  const files = findFiles(folder)
  let draftFolder = ''
  try {
    draftFolder = draftFolderIn(root)
    const record = await readInto(draftFolder, files, options)
    const key = createHash('sha256').update([storeFormat, ...record.files.map(({ sha256 }) => sha256)].join(' '))
    return putInUse(draftFolder, root, key.digest('hex').slice(0, 16), record)
  } catch (error) {
    throw writeProblem(error, root)
  } finally {
    if (draftFolder !== '') rmSync(draftFolder, { recursive: true, force: true })
  }
}

async function readInto(folder: string, files: FilesByKind, options: ImportOptions): Promise<StoreRecord> {
  const read = await readFiles(files, options)
  const { year, day, places, rates: ratesRead, leftOut } = read
  // Before anything is written: the one in use may be doubted against this one.
  refuseSmallerThanLast(read, options)
  const plans = writePlans(folder, read.plans)
  const hashed: ImportedFile[] = []
  for (const kind of fileKinds) {
    const { name, size, mtimeMs, path } = files[kind]
    hashed.push({ kind, name, size, mtimeMs, sha256: await hashOf(path) })
  }
  const { rates, tobacco } = ratesRead
  writeStore(
    folder,
    { plans, places, rates, tobacco },
    {
      year,
      date: dateOf(day),
      files: hashed,
      ...countsOf(read),
      leftOut,
    },
  )
  const record = readRecord(folder)
  if (record === null) throw new Error(`The store in ${folder} was written and is not whole.`)
  return record
}
