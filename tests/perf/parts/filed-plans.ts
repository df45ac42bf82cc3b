import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'

import * as z from 'zod'

import { filedMarket } from '#mocks/filed/filed-market.ts'
import { importPlans } from '#mocks/filed/import-plans.ts'
import { inventFiles } from '#mocks/filed/invented/invent-files.ts'
import { type InventedSize, sampleSize } from '#mocks/filed/invented/invented-plans.ts'
import { openStore } from '#mocks/filed/plan-store.ts'
import { mostPlansPerPage, searchPlans } from '#mocks/marketplace/search.ts'
import { median } from '#tests/perf/chrome.ts'
import type { Effort } from '#tests/perf/effort.ts'
import { processTime } from '#tests/perf/process-time.ts'
import { type Row, againstLimit, milliseconds } from '#tests/perf/rows.ts'

/** Files whose places have about 200 plans, and about as many plans in all as the states of HealthCare.gov. */
const wholeSize: InventedSize = {
  ...sampleSize,
  states: ['AK', 'AL', 'AR', 'AZ', 'FL', 'IN', 'LA', 'MO', 'NC', 'NE', 'OH', 'SC', 'TN', 'TX', 'UT', 'WI'],
  issuers: 8,
  plans: 38,
  mostAreas: 8,
}

const place = { countyfips: '12086', state: 'FL', zipcode: '33133' }
const people = [{ age: 34 }, { age: 36 }, { age: 7 }, { age: 4 }]

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(0)} MB`
const measured = z.object({ startMs: z.number(), memoryBytes: z.number() })

function durationOf(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

/** P20: the service on imported files. Files of about the country's number of plans are invented, imported and asked. */
export async function filedPlans(effort: Effort): Promise<readonly Row[]> {
  const root = mkdtempSync(join(tmpdir(), 'filed-plans-'))
  try {
    const files = join(root, 'files')
    await inventFiles(files, effort.choose(wholeSize, sampleSize))
    const { folder, record } = await importPlans(files, { root: join(root, 'store') })
    const { output } = await processTime([
      process.execPath,
      'node_modules/tsx/dist/cli.mjs',
      'tests/perf/filed-process.ts',
      folder,
    ])
    const { startMs, memoryBytes } = measured.parse(JSON.parse(output.trim().split('\n').at(-1) ?? ''))
    const store = openStore(folder, record)
    const market = filedMarket(store)
    const searchOf = (income: number, offset = 0) =>
      searchPlans({ household: { income, people }, place, year: record.year, offset }, market)
    const { total } = searchOf(59_999)
    const rounds = effort.rounds(20)
    const pages = Math.ceil(total / mostPlansPerPage)
    // A different income each time, so that no search is remembered. The first reads its plans from the disk.
    const wholes = Array.from({ length: rounds }, (_, round) =>
      durationOf(() => Array.from({ length: pages }, (__, page) => searchOf(70_000 + round, page * mostPlansPerPage))),
    )
    const searches = Array.from({ length: rounds }, (_, round) => durationOf(() => searchOf(60_000 + round)))
    store.close()
    const id = 'P20'
    return [
      againstLimit(
        { id, what: `start on ${record.plans} imported plans` },
        { value: startMs, atMost: 1_000, show: milliseconds },
      ),
      againstLimit(
        { id, what: 'memory of the service then' },
        { value: memoryBytes, atMost: 400_000_000, show: megabytes },
      ),
      againstLimit(
        { id, what: `a search of ${total} plans` },
        { value: median(searches), atMost: 30, show: milliseconds },
      ),
      againstLimit(
        { id, what: `its ${pages} pages together, slowest` },
        { value: Math.max(...wholes), atMost: 150, show: milliseconds },
      ),
    ]
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}
