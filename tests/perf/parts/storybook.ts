import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import process from 'node:process'

import { bin } from '#tests/run/runner.mjs'
import { type ProcessTime, processTime, processTimeOrThrow } from '#tests/perf/process-time.ts'
import { type Row, againstBaseline } from '#tests/perf/rows.ts'

const cache = 'node_modules/.cache/puente/bench'
/** A folder of middling stories that both runners take: what makes them differ is the same in every other. */
const folder = 'plans'
const perSecond = (rate: number) => `${rate.toFixed(2)} a second`

interface Counted {
  readonly states: number
  readonly wallMs: number
}

/** Runs a suite that reports its counts, and adds up the states it looked at. */
async function counted(command: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Counted> {
  const report = `${cache}/states.json`
  rmSync(report, { force: true })
  const { wallMs, output }: ProcessTime = await processTime(command, { ...env, REPORT_FILE: report })
  try {
    const { passed, failed } = JSON.parse(readFileSync(report, 'utf8')) as { passed: number; failed: number }
    return { states: passed + failed, wallMs }
  } catch {
    throw new Error(`${command.join(' ')} counted nothing:\n${output.slice(-2_000)}`)
  }
}

/** P15: stories of a state looked at in a second, axe included, by our sweep and by the stock runner over the same folder. */
export async function storybook(): Promise<readonly Row[]> {
  mkdirSync(cache, { recursive: true })
  const built = process.env['STORYBOOK_DIR'] ?? `${cache}/storybook`
  if (process.env['STORYBOOK_DIR'] === undefined)
    await processTimeOrThrow([...bin('storybook'), 'build', '-o', built, '--quiet'])
  const stock = await counted(
    [
      ...[process.execPath, 'tests/run/with-storybook.mjs'],
      ...bin('@storybook/test-runner', 'test-storybook'),
      ...['--maxWorkers=2', '--failOnConsole', '--excludeTags=play-fn'],
    ],
    { STORYBOOK_DIR: built, STORY_FOLDER: `stories/${folder}`, STORY_LOCALE: 'en' },
  )
  const sweep = await counted([
    ...[process.execPath, 'tests/stories/sweep.mjs', '--dir', built],
    ...['--locales', 'en,es', '--match', `${folder}-`],
  ])
  const rateOf = ({ states, wallMs }: Counted) => states / (wallMs / 1_000)
  return [
    againstBaseline(
      { id: 'P15', what: `${sweep.states} states of stories/${folder}, axe included` },
      { ours: rateOf(sweep), baseline: rateOf(stock), of: 'stock runner', atLeast: 3, show: perSecond },
    ),
  ]
}
