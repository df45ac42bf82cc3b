import process from 'node:process'

import { bin } from '#tests/run/runner.mjs'
import { processTimeOrThrow } from '#tests/perf/process-time.ts'
import { type Row, againstLimit, seconds } from '#tests/perf/rows.ts'

/** P16: the faults of every call, and what is drawn at random, as they run before each push. */
export async function faultSuite(): Promise<readonly Row[]> {
  const vitest = [...bin('vitest'), 'run', '--maxWorkers=2']
  const faults = await processTimeOrThrow([...vitest, 'tests/promises/r01'], process.env as Record<string, string>)
  const all = await processTimeOrThrow([
    ...vitest,
    ...['r01', 'r02', 'r03', 'r04'].map((name) => `tests/promises/${name}`),
  ])
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
