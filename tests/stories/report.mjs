import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import process from 'node:process'

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`

/** Jest reporter: writes the counts for `npm test` to $REPORT_FILE and names the ten slowest stories. */
export default class StoryReport {
  onRunComplete(_contexts, results) {
    const stories = results.testResults.flatMap((file) =>
      file.testResults.map((test) => ({ name: test.ancestorTitles.join(' › '), took: test.duration ?? 0 })),
    )
    const slowest = stories.toSorted((a, b) => b.took - a.took).slice(0, 10)
    console.log(`Ten slowest stories: ${slowest.map(({ name, took }) => `${name} ${seconds(took)}`).join(', ')}`)
    const path = process.env.REPORT_FILE
    if (!path) return
    mkdirSync(dirname(path), { recursive: true })
    // A file that fails to load has no tests of its own, and counts as one failure.
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites
    writeFileSync(path, JSON.stringify({ passed: results.numPassedTests, failed }))
  }
}
