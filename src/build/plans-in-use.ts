import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import * as z from 'zod/mini'

/** A source of plans and prices that this copy of the repository has, and what is wrong with it. */
export interface PlansInUse {
  readonly where: string
  readonly what: string
  readonly problem: string | null
}

/** CMS renews the files of a year about once a month. */
const freshDays = 45

const dayMs = 86_400_000

const pointer = z.object({ store: z.string() })
const record = z.object({
  year: z.int(),
  date: z.string(),
  plans: z.int(),
  files: z.array(z.object({ mtimeMs: z.number() })).check(z.minLength(1)),
})

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8')) as unknown

/** Returns the import of a year's public files; null where there is none. */
function importOf(root: string, year: string): z.output<typeof record> | null {
  try {
    const { store } = z.parse(pointer, readJson(join(root, year, 'current.json')))
    return z.parse(record, readJson(join(root, year, store, 'store.json')))
  } catch {
    return null
  }
}

/**
 * Returns where real plans and prices can come from here: imported public files with their age (`npm run api -- --plans`),
 * and the Marketplace API with a key (`--live`). None where plans come from another service or are invented.
 */
export function plansInUse(root: string, key: string, now: number): readonly PlansInUse[] {
  const years = existsSync(root) ? readdirSync(root).filter((name) => /^\d{4}$/.test(name)) : []
  const files = years.flatMap((name): PlansInUse[] => {
    const imported = importOf(root, name)
    if (imported === null) return []
    const { year, plans, date } = imported
    // The newest row says what was filed; the oldest file says since when nobody has downloaded it anew.
    const days = Math.floor((now - Math.min(...imported.files.map(({ mtimeMs }) => mtimeMs))) / dayMs)
    return [
      {
        where: join(root, name),
        what: `File mode: ${plans} plans of ${year}, filed until ${date}; the oldest file was saved ${days} days ago.`,
        problem:
          days > freshDays
            ? `Files of more than ${freshDays} days may be out of date: download them again and run npm run plans -- --import <folder>.`
            : null,
      },
    ]
  })
  const live = {
    where: 'CMS_MARKETPLACE_API_KEY',
    what: 'Live mode: there is a key of the Marketplace API, which ends 60 days after it was given.',
    problem: null,
  }
  return key === '' ? files : [...files, live]
}
