import { dateOf } from './filed-values.ts'
import { type ImportOptions, refuseSmallerThanLast } from './import-plans.ts'
import { fileKinds, findFiles } from './public-files.ts'
import { readFiles } from './read-files.ts'

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
  const lines = fileKinds.map((kind) => {
    const { name, size, mtimeMs } = files[kind]
    const age = Math.floor((now - mtimeMs) / dayMs)
    return `${name}: ${megabytes(size)}, saved ${age <= 0 ? 'today' : age === 1 ? 'yesterday' : `${age} days ago`}`
  })
  return [
    ...lines,
    `All files of ${year} are there: ${plans.length} plans can be sold, filed until ${dateOf(day)}, and nothing was imported yet.`,
  ]
}
