import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'

import { comparePictures } from '#tests/review/compare.mjs'
import { takePictures } from '#tests/review/pictures.mjs'
import { cache } from '#tests/review/storybooks.mjs'

/**
 * `node tests/stories/steady.mjs [--match text] [--dir folder]`: takes the review's pictures three times, in all
 * modes, and fails on a picture that differs between them.
 */

/** Pixels by which two pictures of the same story may differ. */
const allowedPixels = 5

const option = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? otherwise : (process.argv[at + 1] ?? otherwise)
}
const match = option('match', '')
const storybook = option('dir', 'storybook-static')
const folder = join(cache, 'steady')
const wanted = (story) => story.id.includes(match)

rmSync(folder, { recursive: true, force: true })
const began = performance.now()
const runs = []
for (const run of ['first', 'second', 'third']) {
  const progress = (line) => console.log(`${run} time: ${line}`)
  runs.push(await takePictures(storybook, join(folder, run), { wanted, progress }))
}
const [first, ...later] = runs

// A picture that differs from the first in both later runs counts as one unsteady picture.
const differing = new Map()
for (const { pictures } of later)
  for (const { story, mode, kind, pixels } of comparePictures(first.pictures, pictures))
    if (kind === 'added' || kind === 'removed' || pixels > allowedPixels)
      differing.set(`${story.id} ${mode}`, `${kind}, ${pixels} pixels`)
for (const [name, what] of differing) console.log(`✗ ${name}: ${what}`)
const problems = new Set(runs.flatMap((run) => run.problems))
for (const problem of problems) console.log(`✗ ${problem}`)
if (differing.size > 0) console.log(`See ${folder}`)

const count = first.pictures.length
console.log(`${3 * count} pictures in ${((performance.now() - began) / 1000).toFixed(0)} s`)
console.log(`R14: ${count} pictures three times, ${differing.size} differ`)
const failed = differing.size + problems.size
if (process.env.REPORT_FILE)
  writeFileSync(process.env.REPORT_FILE, JSON.stringify({ passed: count - differing.size, failed }))
process.exitCode = failed > 0 || count === 0 ? 1 : 0
