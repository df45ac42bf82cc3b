import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

import * as z from 'zod/mini'

import { freshDays } from '#config/plan-files.ts'

/** A source of plans and prices that this copy of the repository has, and what is wrong with it. */
export interface PlansInUse {
  readonly where: string
  readonly what: string
  readonly problem: string | null
}

const dayMs = 86_400_000

const pointer = z.object({ store: z.string() })
const record = z.object({
  year: z.int(),
  date: z.string(),
  plans: z.int(),
  rows: z.int(),
  files: z.array(z.object({ mtimeMs: z.number() })).check(z.minLength(1)),
  // Records of earlier imports lack these counts.
  states: z._default(z.record(z.string(), z.int()), {}),
  invented: z._default(z.boolean(), false),
  parts: z.record(z.string(), z.int()),
})

type ImportRecord = z.output<typeof record>

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8')) as unknown

/** Returns the import of a year's public files, and whether its parts are whole; null where there is none. */
function importOf(root: string, year: string): { readonly imported: ImportRecord; readonly isWhole: boolean } | null {
  try {
    const { store } = z.parse(pointer, readJson(join(root, year, 'current.json')))
    const imported = z.parse(record, readJson(join(root, year, store, 'store.json')))
    const isWhole = Object.entries(imported.parts).every(
      ([name, size]) => statSync(join(root, year, store, name), { throwIfNoEntry: false })?.size === size,
    )
    return { imported, isWhole }
  } catch {
    return null
  }
}

const importAgain = 'run npm run plans -- --import <folder>.'

function problemOf({ plans, rows, states, invented }: ImportRecord, isWhole: boolean, days: number): string | null {
  if (invented) return `sample: invented, not for publication: download the public files and ${importAgain}`
  if (plans === 0 || rows === 0)
    return `The import has no plan that can be sold: download the files again and ${importAgain}`
  if (!isWhole) return `The import is torn: ${importAgain}`
  if (Object.keys(states).length === 0) return `The import is of an earlier version of this copy: ${importAgain}`
  return days > freshDays
    ? `Files of more than ${freshDays} days may be out of date: download them again and ${importAgain}`
    : null
}

function filedSources(root: string, now: number, quoted: number | undefined): readonly PlansInUse[] {
  const years = existsSync(root) ? readdirSync(root).filter((name) => /^\d{4}$/.test(name)) : []
  // If the quoted year is imported too, the other years are older imports.
  const otherYear =
    quoted === undefined || years.includes(String(quoted))
      ? null
      : `The site quotes ${quoted} today, and these are not its plans: download the public files of ${quoted} and ${importAgain}`
  return years.flatMap((name): PlansInUse[] => {
    const found = importOf(root, name)
    if (found === null) return []
    const { year, plans, date, states, files, invented } = found.imported
    // The newest row says what was filed; the oldest file says since when nobody has downloaded it anew.
    const days = Math.max(0, Math.floor((now - Math.min(...files.map(({ mtimeMs }) => mtimeMs))) / dayMs))
    const inStates = Object.keys(states).toSorted().join(', ')
    const saved = `the oldest file was saved ${days === 1 ? '1 day' : `${days} days`} ago`
    return [
      {
        where: join(root, name),
        what: `File mode: ${plans}${invented ? ' invented' : ''} plans of ${year} in ${inStates || 'no state'}, filed until ${date}; ${saved}.`,
        problem: problemOf(found.imported, found.isWhole, days) ?? otherYear,
      },
    ]
  })
}

/** Returns the mode in which the service of this copy was last started with real plans; null where it never was. */
function modeStarted(root: string): 'files' | 'live' | null {
  try {
    return z.parse(z.object({ mode: z.enum(['files', 'live']) }), readJson(join(root, 'mode.json'))).mode
  } catch {
    return null
  }
}

/**
 * Returns where this copy takes real plans and prices from: imported public files with their age (`npm run api --
 * --plans`), or the Marketplace API with a key (`--live`). If both are there, it is the mode that was last started;
 * before any start, the choice is open (Q-165). Plans of another year than the `quoted` one are reported as a problem
 * (Q-174). The list is empty if the plans come from another service or are invented.
 */
export function plansInUse(root: string, key: string, now: number, quoted?: number): readonly PlansInUse[] {
  const files = filedSources(root, now, quoted)
  const live = {
    where: 'CMS_MARKETPLACE_API_KEY',
    what: 'Live mode: there is a key of the Marketplace API, which ends 60 days after it was given.',
    problem: null,
  }
  if (key === '') return files
  if (files.length === 0) return [live]
  const mode = modeStarted(root)
  if (mode === 'files') return files
  if (mode === 'live') return [live]
  return [
    {
      where: `${root}, CMS_MARKETPLACE_API_KEY`,
      what: 'Plans and prices have one source.',
      problem:
        'Here are both imported files and a key: start the service once as visitors will get it, with --plans <folder> or with --live.',
    },
  ]
}
