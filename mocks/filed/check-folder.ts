import { dateOf } from './filed-values.ts'
import { freshDays } from '#config/plan-files.ts'

import { type ImportOptions, refuseSmallerThanLast } from './import-plans.ts'
import { fileKinds, findFiles } from './public-files.ts'
import { readFiles } from './read-files.ts'
import { currentStore } from './store-in-use.ts'

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`
const dayMs = 86_400_000

/**
 * Returns a line for each file of a folder, its size and how old it is, and what an import would make of them: it reads
 * them as an import does, and writes nothing. Throws a `PlansProblem` for the first thing that is missing or wrong.
 */
export async function checkFolder(folder: string, now: number, options: ImportOptions): Promise<readonly string[]> {
  const files = findFiles(folder)
  const read = await readFiles(files, { ...options, now })
  refuseSmallerThanLast(read, options)
  const { year, day, plans } = read
  const daysOf = (mtimeMs: number) => Math.floor((now - mtimeMs) / dayMs)
  const oldest = Math.max(...fileKinds.map((kind) => daysOf(files[kind].mtimeMs)))
  const inUse = currentStore(options.root, year)
  const lines = fileKinds.map((kind) => {
    const { name, size, mtimeMs } = files[kind]
    const age = daysOf(mtimeMs)
    return `${name}: ${megabytes(size)}, saved ${age <= 0 ? 'today' : age === 1 ? 'yesterday' : `${age} days ago`}`
  })
  return [
    ...lines,
    `All files of ${year} are there: ${plans.length} plans can be sold, filed until ${dateOf(day)}. The check imports nothing.`,
    ...(oldest > freshDays
      ? [`Files of more than ${freshDays} days may be out of date: download them again before an import.`]
      : []),
    inUse === null
      ? `No import of ${year} is in use.`
      : `In use: an import of ${inUse.record.plans} plans, filed until ${inUse.record.date}.`,
  ]
}
