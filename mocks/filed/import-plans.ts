import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readdirSync, rmSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'

import { dateOf } from './filed-values.ts'
import { type LeftOutList, leftOutList } from './left-out.ts'
import {
  type ImportedFile,
  type StoreRecord,
  detailsWriter,
  readRecord,
  storeFormat,
  writeStore,
} from './plan-store.ts'
import { writeProblem } from './plans-problem.ts'
import { type FileKind, type FoundFile, fileKinds, findFiles } from './public-files.ts'
import { readBenefits } from './read-benefits.ts'
import { readAreas, readLandscape, readZips } from './read-places.ts'
import { type PlanDraft, type PlansRead, readPlans } from './read-plans.ts'
import { type RatesRead, readRates } from './read-rates.ts'
import { type StoredPlaces, type StoredPlan, areaKey } from './stored-plan.ts'
import { type Imported, currentStore, draftFolderIn, putInUse } from './store-in-use.ts'
import type { OnProgress } from './table-rows.ts'
import { yearCheck } from './year-check.ts'

/** Where imports are kept, beside the site; git ignores it. */
export const storesFolder = '.plans'

/** Options of an import. */
export interface ImportOptions {
  /** Where stores are kept, one folder a year. */
  readonly root: string
  /** The only year that is taken. */
  readonly year?: number | undefined
  /** Tells how far a file was read, from 0 to 1. */
  readonly onProgress?: (name: string, part: number) => void
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path, { highWaterMark: 1 << 20 }), hash)
  return hash.digest('hex')
}

/** Whether a store was made of exactly these files. Equal sizes and times are taken for equal bytes; otherwise it hashes. */
async function isMadeOf(record: StoreRecord, files: Readonly<Record<FileKind, FoundFile>>): Promise<boolean> {
  for (const { kind, name, size, mtimeMs, sha256 } of record.files) {
    const file = files[kind]
    if (file.size !== size) return false
    if ((file.name !== name || file.mtimeMs !== mtimeMs) && (await hashOf(file.path)) !== sha256) return false
  }
  return true
}

/** Returns the store of a folder's files, from an import of before where there is one. */
export async function storeOf(folder: string, options: ImportOptions): Promise<Imported> {
  const files = findFiles(folder)
  const years = existsSync(options.root) ? readdirSync(options.root).filter((name) => /^\d{4}$/.test(name)) : []
  for (const year of years) {
    const known = currentStore(options.root, Number(year))
    const isAsked = options.year === undefined || options.year === Number(year)
    if (known && isAsked && (await isMadeOf(known.record, files))) return known
  }
  return importPlans(folder, options)
}

/** Joins a plan with its rates and its area; null where one of them is missing. */
function joined(
  { facts, searched }: PlanDraft,
  { rows }: RatesRead,
  { areas }: Pick<StoredPlaces, 'areas'>,
  leftOut: LeftOutList,
): Omit<StoredPlan, 'details'> | null {
  const rates = Object.fromEntries(rows.get(facts.id) ?? [])
  const isSoldSomewhere = Object.hasOwn(areas, areaKey(facts.state, facts.issuer, facts.area))
  if (Object.keys(rates).length === 0) leftOut.add('a plan without rates', facts.id)
  else if (!isSoldSomewhere) leftOut.add('a plan without a service area', facts.id)
  else return { ...facts, deductibles: searched, rates }
  return null
}

/** Writes the joined plans with their details, in the order of their ids. */
function writePlans(
  folder: string,
  { drafts }: PlansRead,
  ratesRead: RatesRead,
  places: StoredPlaces,
  leftOut: LeftOutList,
): readonly StoredPlan[] {
  const writer = detailsWriter(folder)
  const sorted = [...drafts].sort(([one], [other]) => (one < other ? -1 : 1))
  const plans = sorted.flatMap(([id, draft]): readonly StoredPlan[] => {
    const plan = joined(draft, ratesRead, places, leftOut)
    if (plan === null) return []
    const { links, sbcs, deductibles, moops } = draft
    const benefits = [...draft.benefits.values()]
    if (benefits.length === 0) leftOut.add('the benefits of a plan (it is sold without them)', id)
    return [{ ...plan, details: writer.add({ deductibles, moops, benefits, links, ...(sbcs && { sbcs }) }) }]
  })
  writer.end()
  return plans
}

/**
 * Imports a folder's files into the store of their year, and makes it the one in use. A stopped import leaves nothing in
 * use, and the next one starts anew. Throws a `PlansProblem` for files that can't be used; the last good import stays.
 */
export async function importPlans(folder: string, { root, year: asked, onProgress }: ImportOptions): Promise<Imported> {
  const files = findFiles(folder)
  let draftFolder = ''
  try {
    draftFolder = draftFolderIn(root)
    const record = await readInto(draftFolder, files, asked, onProgress)
    const key = createHash('sha256').update([storeFormat, ...record.files.map(({ sha256 }) => sha256)].join(' '))
    return putInUse(draftFolder, root, key.digest('hex').slice(0, 16), record)
  } catch (error) {
    throw writeProblem(error, root)
  } finally {
    if (draftFolder !== '') rmSync(draftFolder, { recursive: true, force: true })
  }
}

async function readInto(
  folder: string,
  files: Readonly<Record<FileKind, FoundFile>>,
  asked: number | undefined,
  onProgress: ImportOptions['onProgress'],
): Promise<StoreRecord> {
  const leftOut = leftOutList()
  const years = yearCheck(asked)
  const progress =
    (kind: FileKind): OnProgress =>
    (part) =>
      onProgress?.(files[kind].name, part)
  const of = <Kind extends FileKind>(kind: Kind) => ({ ...files[kind], kind })
  const plansRead = await readPlans(of('attributes'), years, leftOut, progress('attributes'))
  const areas = await readAreas(of('areas'), years, leftOut, progress('areas'))
  const zips = await readZips(of('zips'), leftOut, progress('zips'))
  const { ratingAreas, phones, directories } = await readLandscape(of('landscape'), leftOut, progress('landscape'))
  const ratesRead = await readRates(of('rates'), plansRead.drafts, years, leftOut, progress('rates'))
  await readBenefits(of('benefits'), plansRead.drafts, years, progress('benefits'))
  const issuers = Object.fromEntries(
    [...plansRead.issuers].map(([id, name]) => [id, { name, ...(phones.get(id) ?? { tollFree: '', tty: '' }) }]),
  )
  const places: StoredPlaces = { issuers, areas, ratingAreas, zips, directories }
  const plans = writePlans(folder, plansRead, ratesRead, places, leftOut)
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
      year: years.year(),
      date: dateOf(plansRead.day),
      files: hashed,
      plans: plans.length,
      rows: plans.reduce((sum, plan) => sum + Object.keys(plan.rates).length, 0),
      leftOut: leftOut.all(),
    },
  )
  const record = readRecord(folder)
  if (record === null) throw new Error(`The store in ${folder} was written and is not whole.`)
  return record
}
