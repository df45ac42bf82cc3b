import './node-settings.ts'

import process from 'node:process'
import { parseArgs } from 'node:util'

import { checkFolder } from './filed/check-folder.ts'
import { importPlans, storesFolder } from './filed/import-plans.ts'
import { importLines, progressLine } from './filed/import-words.ts'
import { inventFiles } from './filed/invented/invent-files.ts'
import { sampleSize } from './filed/invented/invented-plans.ts'
import { PlansProblem } from './filed/plans-problem.ts'
import { mockYear } from './mock-year.ts'

const usage = `npm run plans -- --check <folder> [--year 2026]
npm run plans -- --import <folder> [--year 2026]
npm run plans -- --sample [folder] [--year 2026]`

/** Where the sample is written when no folder is named. */
const sampleFolder = '.plans/sample'

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      check: { type: 'string' },
      import: { type: 'string' },
      sample: { type: 'boolean', default: false },
      year: { type: 'string' },
    },
  })
  const year = values.year === undefined ? undefined : Number(values.year)
  if (year !== undefined && !/^\d{4}$/.test(values.year ?? ''))
    throw new PlansProblem(`--year is ${values.year}: expected a year such as 2026.`)
  return { ...values, year, sampleFolder: positionals[0] ?? sampleFolder }
}

async function run(): Promise<readonly string[]> {
  const { check, import: imported, sample, year, sampleFolder: folder } = readOptions()
  if (check !== undefined) return checkFolder(check, Date.now(), year)
  if (imported !== undefined)
    return importLines(await importPlans(imported, { root: storesFolder, year, onProgress: progressLine() }))
  if (!sample) return [usage]
  const ofYear = year ?? mockYear()
  await inventFiles(folder, { ...sampleSize, year: ofYear })
  return [
    `Invented files of plans of ${ofYear}: ${folder}. Nothing in them is sold.`,
    `npm run preview -- --plans ${folder} shows the site on them.`,
  ]
}

try {
  for (const line of await run()) console.log(line)
} catch (error) {
  // A fault of the files or of the words on the command line is one sentence; anything else is a bug with its place.
  const isTold = error instanceof PlansProblem || (error instanceof TypeError && 'code' in error)
  console.error(isTold ? error.message : error)
  process.exitCode = 1
}
