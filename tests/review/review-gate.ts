/**
 * `npm run review:gate -- review.json [more.json …]`: fails if a change of the review is denied, was never seen, or looks
 * different since, or if files have changed since the board was made. The changes are those of the board in
 * `previews/review`, and of the files where there is none.
 */
import { existsSync, readFileSync } from 'node:fs'
import process from 'node:process'

import { type Review, ReviewProblem, gateProblems, readReview } from './review-file.ts'
import { sourceState } from './storybooks.mjs'

const board = 'previews/review/changes.json'

/** What the review leaves for the gate: a mark of the files that it pictured, and its changes. */
interface BoardChanges {
  readonly state: string
  readonly changes: Review['changes']
}

/** What keeps the gate from reading, in one sentence. */
class GateProblem extends Error {
  override readonly name = 'GateProblem'
}

function problemsOf(names: readonly string[]): readonly string[] {
  if (names.length === 0) throw new GateProblem('Name the files of verdicts: npm run review:gate -- review.json.')
  const missing = names.find((name) => !existsSync(name))
  if (missing !== undefined) throw new GateProblem(`There is no file ${missing}.`)
  const reviews = names.map((name) => readReview(name, readFileSync(name, 'utf8')))
  const verdicts = reviews.flatMap((review) => review.verdicts)
  const ofFiles = Object.fromEntries(reviews.flatMap(({ changes }) => Object.entries(changes)))
  if (!existsSync(board)) return gateProblems(ofFiles, verdicts)
  const { state, changes } = JSON.parse(readFileSync(board, 'utf8')) as BoardChanges
  if (state !== sourceState())
    throw new GateProblem('The board in previews/review is not of the files as they are now: make it again.')
  return gateProblems(changes, verdicts)
}

try {
  const problems = problemsOf(process.argv.slice(2))
  for (const problem of problems) console.log(`✗ ${problem}.`)
  const count = problems.length === 1 ? '1 change is' : `${problems.length} changes are`
  console.log(problems.length === 0 ? 'Every change is accepted.' : `${count} not accepted.`)
  process.exitCode = problems.length === 0 ? 0 : 1
} catch (error) {
  if (!(error instanceof ReviewProblem || error instanceof GateProblem)) throw error
  console.error(error.message)
  process.exitCode = 1
}
