import { bin } from '#tests/run/runner.mjs'
import type { Effort } from '#tests/perf/effort.ts'
import { processTimeOrThrow } from '#tests/perf/process-time.ts'
import { type Row, againstLimit, seconds } from '#tests/perf/rows.ts'

/** P16: duration of the fault matrix and the random tests, as they run before each push. */
export async function faultSuite(effort: Effort): Promise<readonly Row[]> {
  const oneCall = ['tests/promises/r01-fault-matrix', '-t', 'counties']
  const cpuMs: number[] = []
  for (const names of effort.some([['r01'], ['r01', 'r02', 'r03', 'r04']])) {
    const tests = effort.choose(
      names.map((name) => `tests/promises/${name}`),
      oneCall,
    )
    // The builds of other goals leave this process in production mode, in which React can't be tested.
    const env = { NODE_ENV: 'test' }
    cpuMs.push((await processTimeOrThrow([...bin('vitest'), 'run', '--maxWorkers=2', ...tests], env)).cpuMs)
  }
  const [faults = Number.NaN, all = effort.choose(Number.NaN, faults)] = cpuMs
  return [
    againstLimit(
      { id: 'P16', what: 'processor time of the faults of every call' },
      { value: faults, atMost: 90_000, show: seconds },
    ),
    againstLimit(
      { id: 'P16', what: 'and with races, fields and walks' },
      { value: all, atMost: 90_000, show: seconds },
    ),
  ]
}
