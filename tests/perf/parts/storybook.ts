import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import process from 'node:process'

import { bin } from '#tests/run/runner.mjs'
import { type ProcessTime, processTime, processTimeOrThrow } from '#tests/perf/process-time.ts'
import { type Row, againstBaseline } from '#tests/perf/rows.ts'

const cache = 'node_modules/.cache/puente/bench'
const report = `${cache}/states.json`
const perSecond = (rate: number) => `${rate.toFixed(2)} a second`

interface Counted {
  readonly states: number
  readonly wallMs: number
}

/** Runs a suite with a Jest report and sums the states it tested. */
async function counted(command: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Counted> {
  rmSync(report, { force: true })
  const { wallMs, output }: ProcessTime = await processTime(command, env)
  try {
    const { numTotalTests } = JSON.parse(readFileSync(report, 'utf8')) as { numTotalTests: number }
    return { states: numTotalTests, wallMs }
  } catch {
    throw new Error(`${command.join(' ')} counted nothing:\n${output.slice(-2_000)}`)
  }
}

/**
 * P15: stories tested per second, axe and plays included, by `npm run test:stories` and by the test-runner over the
 * same folder.
 */
export async function storybook(): Promise<readonly Row[]> {
  // A folder of average stories; the difference between the runners is the same in every other folder.
  const folder = 'plans'
  const states = ['en-1280', 'es-320']
  mkdirSync(cache, { recursive: true })
  const built = `${cache}/storybook`
  await processTimeOrThrow([...bin('storybook'), 'build', '-o', built, '--quiet'])
  const vitest = await counted([
    ...bin('vitest'),
    ...['run', '--config', 'tests/stories/vitest.config.ts', ...states.flatMap((state) => ['--project', state])],
    ...['--reporter=json', `--outputFile=${report}`, `stories/${folder}/`],
  ])
  const { wallMs } = await processTimeOrThrow(
    [
      ...[process.execPath, 'tests/run/with-storybook.mjs'],
      ...bin('@storybook/test-runner', 'test-storybook'),
      ...['--maxWorkers=2', '--failOnConsole'],
    ],
    { STORYBOOK_DIR: built, STORY_FOLDER: `stories/${folder}`, STORY_LOCALE: 'en' },
  )
  // It visits the same stories in one of the states.
  const testRunner = { states: vitest.states / states.length, wallMs }
  const rateOf = ({ states, wallMs: taken }: Counted) => states / (taken / 1_000)
  return [
    againstBaseline(
      { id: 'P15', what: `${vitest.states} states of stories/${folder}, axe and plays included` },
      { ours: rateOf(vitest), baseline: rateOf(testRunner), of: 'test-runner', atLeast: 1, show: perSecond },
    ),
  ]
}
