import { dateOf, dayOf } from './filed-values.ts'
import { type FoundFile, fileKinds, findFiles } from './public-files.ts'
import { readTable } from './table-rows.ts'
import { yearCheck } from './year-check.ts'

/** Ends the reading of a file after its first row. */
class EnoughRead extends Error {}

/** Returns the first row of a file: its header has every column then. Throws a `PlansProblem` for a file that is none. */
async function firstRow(file: FoundFile): Promise<{ readonly year: string; readonly filed: string }> {
  let first = { year: '', filed: '' }
  try {
    await readTable(file, (cell) => {
      const read = cell as (column: string) => string
      first = { year: read('BusinessYear'), filed: read('ImportDate') }
      throw new EnoughRead()
    })
  } catch (error) {
    if (!(error instanceof EnoughRead)) throw error
  }
  return first
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`
const dayMs = 86_400_000

/**
 * Returns a line for each file of a folder: its size, its year, and how old it is. Only the first rows are read; an import
 * reads all. Throws a `PlansProblem` for the first thing that is missing or wrong.
 */
export async function checkFolder(folder: string, now: number, asked?: number): Promise<readonly string[]> {
  const files = findFiles(folder)
  const years = yearCheck(asked)
  const lines: string[] = []
  for (const kind of fileKinds) {
    const file = files[kind]
    const { year, filed } = await firstRow(file)
    if (year !== '') years.take(file.name, year)
    const age = Math.floor((now - file.mtimeMs) / dayMs)
    const day = dayOf(filed)
    const facts = [
      megabytes(file.size),
      year === '' ? 'names no year' : `of ${year}`,
      ...(day === undefined ? [] : [`first row filed on ${dateOf(day)}`]),
      `saved ${age === 0 ? 'today' : `${age} days ago`}`,
    ]
    lines.push(`${file.name}: ${facts.join(', ')}`)
  }
  return [...lines, `All files of ${years.year()} are there.`]
}
