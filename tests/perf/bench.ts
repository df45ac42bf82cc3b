import { writeFileSync } from 'node:fs'
import process from 'node:process'

import { ensureBrowser } from '#tests/browser.mjs'

import { type Effort, quickEffort, wholeEffort } from './effort.ts'
import { dialog } from './parts/dialog.ts'
import { downloads, pictures } from './parts/downloads.ts'
import { faultSuite } from './parts/fault-suite.ts'
import { filedPlans } from './parts/filed-plans.ts'
import { firstPaint } from './parts/first-paint.ts'
import { firstPlan } from './parts/first-plan.ts'
import { interactions } from './parts/interactions.ts'
import { language } from './parts/language-switch.ts'
import { lighthouse } from './parts/lighthouse.ts'
import { listGrowth } from './parts/list-growth.ts'
import { listModelCosts } from './parts/list-model.ts'
import { marketplaceSearchCosts } from './parts/marketplace-search.ts'
import { memory } from './parts/memory.ts'
import { planData } from './parts/plan-data.ts'
import { planList } from './parts/plan-list.ts'
import { steps } from './parts/steps.ts'
import { storybook } from './parts/storybook.ts'
import {
  type DetailRow,
  type Row,
  checkedDetails,
  checkedRows,
  markdownTable,
  textTable,
  withoutFigure,
} from './rows.ts'

/**
 * `npm run bench`, or for some goals `npm run bench -- --only P5,P8`: measures the performance goals P1 to P20 on the
 * built site and its baselines in the same run, and prints one table. `--markdown file` also writes it to a file. No
 * figure is asserted, because figures depend on the machine (ratios hardly do), but there must be one: a bench without
 * ends the run with an error after the others. `--quick` asks each bench only whether it still measures, P15 excepted:
 * its two commands are checks of `npm test`.
 */
interface Part {
  readonly ids: readonly string[]
  readonly run: (effort: Effort) => Promise<readonly Row[]>
  /** A further measurement with a table of its own. */
  readonly details?: (effort: Effort) => readonly DetailRow[]
}

const parts: readonly Part[] = [
  { ids: ['P15'], run: storybook },
  { ids: ['P16'], run: faultSuite },
  { ids: ['P1', 'P2', 'P3', 'P4'], run: downloads },
  { ids: ['P5', 'P6'], run: firstPaint },
  { ids: ['P7'], run: lighthouse },
  { ids: ['P8', 'P9'], run: planList, details: listModelCosts },
  { ids: ['P9'], run: listGrowth },
  { ids: ['P10'], run: dialog },
  { ids: ['P11'], run: interactions },
  { ids: ['P12'], run: planData, details: marketplaceSearchCosts },
  { ids: ['P13', 'P7'], run: language },
  { ids: ['P14'], run: pictures },
  { ids: ['P17'], run: steps },
  { ids: ['P18'], run: memory },
  { ids: ['P19', 'P2'], run: firstPlan },
  { ids: ['P20'], run: filedPlans },
]

function option(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : process.argv[at + 1]
}

const isQuick = process.argv.includes('--quick')
const effort = isQuick ? quickEffort : wholeEffort
/** Benches that run at once: one where times are measured, several where most of it is waiting. */
const lanes = effort.choose(1, 3)

const asked = parts.filter(({ run }) => !isQuick || run !== storybook)
const known = [...new Set(asked.flatMap(({ ids }) => ids))]
const wanted = option('only')?.split(',') ?? known
for (const id of wanted)
  if (!known.includes(id)) {
    console.error(`No goal ${id}. There are: ${known.join(', ')}.`)
    process.exit(1)
  }

if ((await ensureBrowser()) === undefined) {
  console.error('There is no Chromium that starts.')
  process.exit(1)
}

const began = performance.now()
const secondsSince = (start: number) => `${((performance.now() - start) / 1_000).toFixed(1)} s`
const rows: Row[] = []
let measuring = 0
let silent = 0

async function measured({ ids, run, details }: Part): Promise<readonly Row[]> {
  try {
    const found = checkedRows(ids, await run(effort))
    const table = details?.(effort)
    if (!table) return found
    effort.tellTable(table)
    return [...found, ...checkedDetails(ids.at(-1) ?? '', table)]
  } catch (error) {
    // A failed goal must not lose the figures of the others.
    console.error(error)
    const why = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
    return ids.map((id) => withoutFigure({ id, what: 'the goal' }, why))
  }
}

async function perform(part: Part): Promise<void> {
  const start = performance.now()
  const name = part.ids.join(', ')
  console.log(`▸ ${name}`)
  const found = await measured(part)
  rows.push(...found)
  const wrong = found.filter(({ passes }) => passes === 'no figure')
  if (wrong.length > 0) silent += 1
  else measuring += 1
  for (const { id, what, figure } of wrong) console.error(`✗ ${id}, ${what}: ${figure}`)
  console.log(`${wrong.length > 0 ? '✗' : '✓'} ${name}: ${secondsSince(start)}`)
}

const waiting = asked.filter(({ ids }) => ids.some((id) => wanted.includes(id)))
await Promise.all(
  Array.from({ length: lanes }, async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) await perform(part)
  }),
)

const number = ({ id }: Row) => Number(id.slice(1))
const sorted = rows.toSorted((one, other) => number(one) - number(other))
const count = (passes: Row['passes']) => sorted.filter((row) => row.passes === passes).length
if (!isQuick) {
  console.log(`\n${textTable(sorted)}\n`)
  console.log(`${count(true)} met, ${count(false)} not met, ${count(null)} not measured here.`)
}
console.log(`${measuring} benches measure, ${silent} do not, in ${secondsSince(began)}.`)
if (silent > 0) process.exitCode = 1
const file = option('markdown')
if (file !== undefined) writeFileSync(file, `${markdownTable(sorted)}\n`)
const report = process.env['REPORT_FILE']
if (report !== undefined) writeFileSync(report, JSON.stringify({ passed: measuring, failed: silent }))
