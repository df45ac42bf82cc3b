import { bin } from '#tests/run/runner.mjs'
import { processTimeOrThrow } from '#tests/perf/process-time.ts'
import { type Row, againstLimit, seconds } from '#tests/perf/rows.ts'

/** P16: duration of the fault matrix and the random tests, as they run before each push. */
export async function faultSuite(): Promise<readonly Row[]> {
  // The builds of other goals leave this process in production mode, in which React can't be tested.
  const run = (names: readonly string[]) =>
    processTimeOrThrow([...bin('vitest'), 'run', '--maxWorkers=2', ...names.map((name) => `tests/promises/${name}`)], {
      NODE_ENV: 'test',
    })
  const faults = await run(['r01'])
  const all = await run(['r01', 'r02', 'r03', 'r04'])
  return [
    againstLimit(
      { id: 'P16', what: 'processor time of the faults of every call' },
      { value: faults.cpuMs, atMost: 90_000, show: seconds },
    ),
    againstLimit(
      { id: 'P16', what: 'and with races, fields and walks' },
      { value: all.cpuMs, atMost: 90_000, show: seconds },
    ),
  ]
}
