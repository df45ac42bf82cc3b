import './node-settings.ts'

import process from 'node:process'
import { parseArgs } from 'node:util'

import { optionProblem } from './command-options.ts'
import { checkFolder } from './filed/check-folder.ts'
import { importPlans, storesFolder } from './filed/import-plans.ts'
import { importLines, progressLine, untilStopped } from './filed/import-words.ts'
import { inventFiles } from './filed/invented/invent-files.ts'
import { sampleSize } from './filed/invented/invented-plans.ts'
import { PlansProblem, systemReason } from './filed/plans-problem.ts'
import { mockYear } from './mock-year.ts'

const usage = `npm run plans -- --check <folder> [--year 2026]               reads the files as an import does, and changes nothing
npm run plans -- --import <folder> [--year 2026] [--smaller]  imports them; --smaller takes less than the files should hold
npm run plans -- --sample [folder] [--year 2026]              writes small invented files to try the commands`

/** Where the sample is written when no folder is named. */
const sampleFolder = '.plans/sample'

/** The first year with public files of plans. */
const firstYear = 2014

function yearOf(text: string | undefined): number | undefined {
  const next = new Date().getFullYear() + 1
  if (text !== undefined && !(/^\d{4}$/.test(text) && Number(text) >= firstYear && Number(text) <= next))
    throw new PlansProblem(`--year is ${text}: expected a year from ${firstYear} to ${next}.`)
  return text === undefined ? undefined : Number(text)
}

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      check: { type: 'string' },
      import: { type: 'string' },
      sample: { type: 'boolean', default: false },
      smaller: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
      year: { type: 'string' },
    },
  })
  const { check, import: imported, sample } = values
  const asked = [check !== undefined, imported !== undefined, sample].filter(Boolean).length
  if (asked > 1) throw new PlansProblem('Give one of --check, --import and --sample: each does something else.')
  if (check === '' || imported === '') throw new PlansProblem('--check and --import need a folder after them.')
  const [extra] = positionals.slice(sample ? 1 : 0)
  if (extra !== undefined) throw new PlansProblem(`"${extra}" is one word too many: --help shows how it is written.`)
  return { ...values, year: yearOf(values.year), sampleFolder: positionals[0] ?? sampleFolder }
}

async function run(): Promise<readonly string[]> {
  const { check, import: imported, sample, smaller, help, year, sampleFolder: folder } = readOptions()
  if (help) return [usage]
  const options = { root: storesFolder, year, smaller, onProgress: progressLine() }
  if (check !== undefined) return checkFolder(check, Date.now(), options)
  if (imported !== undefined) return importLines(await untilStopped(options.root, () => importPlans(imported, options)))
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
  // A fault of the files, the disk or the words on the command line is one sentence; anything else is a bug with its place.
  const reason = systemReason(error, 'the folder')
  const told = error instanceof PlansProblem ? error.message : (optionProblem(error) ?? (reason && `${reason}.`))
  console.error(told ?? error)
  process.exitCode = 1
}
