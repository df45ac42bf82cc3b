import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import process from 'node:process'

import { bin } from '#tests/run/runner.mjs'
import { type ProcessTime, processTime, processTimeOrThrow } from '#tests/perf/process-time.ts'
import { type Row, againstBaseline } from '#tests/perf/rows.ts'

const cache = 'node_modules/.cache/puente/bench'
/** A folder whose stories both runners take: what makes them differ is the same in every other. */
const folder = 'location'
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

/** P15: stories looked at in a second, axe included, by our sweep and by the stock runner over the same folder. */
export async function storybook(): Promise<readonly Row[]> {
  mkdirSync(cache, { recursive: true })
  const built = process.env['STORYBOOK_DIR'] ?? `${cache}/storybook`
  if (process.env['STORYBOOK_DIR'] === undefined)
    await processTimeOrThrow([...bin('storybook'), 'build', '-o', built, '--quiet'])
  const sweep = [
    ...[process.execPath, 'tests/stories/sweep.mjs', '--dir', built],
    ...['--locales', 'en', '--widths', '1280', '--match', `${folder}-`],
  ]
  const stock = await counted(
    [
      ...[process.execPath, 'tests/run/with-storybook.mjs'],
      ...bin('@storybook/test-runner', 'test-storybook'),
      ...['--maxWorkers=2', '--failOnConsole'],
    ],
    { STORYBOOK_DIR: built, STORY_FOLDER: `stories/${folder}`, STORY_LOCALE: 'en' },
  )
  const quiet = await counted(sweep)
  const plays = await counted([...sweep, '--plays'])
  const rateOf = (suites: readonly Counted[]) =>
    suites.reduce((sum, { states }) => sum + states, 0) / (suites.reduce((sum, { wallMs }) => sum + wallMs, 0) / 1_000)
  return [
    againstBaseline(
      { id: 'P15', what: `states of stories/${folder}, axe included` },
      { ours: rateOf([quiet, plays]), baseline: rateOf([stock]), of: 'stock runner', atLeast: 3, show: perSecond },
    ),
  ]
}
