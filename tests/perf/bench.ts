import { writeFileSync } from 'node:fs'
import process from 'node:process'

import { ensureBrowser } from '#tests/browser.mjs'

import { dialog } from './parts/dialog.ts'
import { downloads, pictures } from './parts/downloads.ts'
import { faultSuite } from './parts/fault-suite.ts'
import { firstPaint } from './parts/first-paint.ts'
import { firstPlan } from './parts/first-plan.ts'
import { interactions } from './parts/interactions.ts'
import { language } from './parts/language-switch.ts'
import { lighthouse } from './parts/lighthouse.ts'
import { listGrowth } from './parts/list-growth.ts'
import { memory } from './parts/memory.ts'
import { planData } from './parts/plan-data.ts'
import { planList } from './parts/plan-list.ts'
import { steps } from './parts/steps.ts'
import { storybook } from './parts/storybook.ts'
import { type Row, markdownTable, textTable } from './rows.ts'

/**
 * `npm run bench`, or for some goals `npm run bench -- --only P5,P8`: measures the performance goals P1 to P19 on the
 * built site and its baselines in the same run, and prints one table. `--markdown file` also writes it to a file. It
 * asserts nothing, because figures depend on the machine (ratios hardly do).
 */
const parts: readonly { readonly ids: readonly string[]; readonly run: () => Promise<readonly Row[]> }[] = [
  { ids: ['P1', 'P2', 'P3', 'P4'], run: downloads },
  { ids: ['P5', 'P6'], run: firstPaint },
  { ids: ['P7'], run: lighthouse },
  { ids: ['P8', 'P9'], run: planList },
  { ids: ['P9'], run: listGrowth },
  { ids: ['P10'], run: dialog },
  { ids: ['P11'], run: interactions },
  { ids: ['P12'], run: planData },
  { ids: ['P13', 'P7'], run: language },
  { ids: ['P14'], run: pictures },
  { ids: ['P15'], run: storybook },
  { ids: ['P16'], run: faultSuite },
  { ids: ['P17'], run: steps },
  { ids: ['P18'], run: memory },
  { ids: ['P19', 'P2'], run: firstPlan },
]

/** Further measurements with their own tables: the model behind the list, and the mocked search. */
const details: Readonly<Record<string, () => Promise<unknown>>> = {
  P9: () => import('./results.bench.ts'),
  P12: () => import('./marketplace-search.bench.ts'),
}

function option(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : process.argv[at + 1]
}

const known = [...new Set(parts.flatMap(({ ids }) => ids))]
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
const secondsSince = (start: number) => `${((performance.now() - start) / 1_000).toFixed(0)} s`
const rows: Row[] = []
for (const { ids, run } of parts.filter((part) => part.ids.some((id) => wanted.includes(id)))) {
  const start = performance.now()
  console.log(`▸ ${ids.join(', ')}`)
  try {
    rows.push(...(await run()))
  } catch (error) {
    // A failed goal must not lose the figures of the others.
    console.error(error)
    const figure = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
    rows.push({
      id: ids[0] ?? '',
      what: 'could not be measured',
      goal: '',
      baseline: '',
      figure,
      ratio: '',
      passes: false,
    })
  }
  for (const id of ids) await details[id]?.()
  console.log(`  ${secondsSince(start)}`)
}

const number = ({ id }: Row) => Number(id.slice(1))
const sorted = rows.toSorted((one, other) => number(one) - number(other))
const count = (passes: boolean | null) => sorted.filter((row) => row.passes === passes).length
console.log(`\n${textTable(sorted)}\n`)
console.log(`${count(true)} met, ${count(false)} not met, ${count(null)} not measured here, in ${secondsSince(began)}.`)
const file = option('markdown')
if (file !== undefined) writeFileSync(file, `${markdownTable(sorted)}\n`)
