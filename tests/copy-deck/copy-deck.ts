/**
 * `npm run deck -- --out <file.csv>` writes every text of the catalogs into a file for translators. `npm run deck --
 * --in <file.csv> [--take-rest] [--take-long] [--keep]` writes what the file proposes into the catalogs, runs the gates of words, and
 * prints the change as a patch, with the rules, stories and tests that still quote the old words. A refused row stops
 * it; `--take-rest` takes the other rows, and writes the refused ones into `<file>.refused.csv`. `--take-long`
 * takes texts that are longer than their limit, and says so. `--keep` leaves the words where a gate fails, so that a rule that quotes them can be changed with them.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { parseArgs } from 'node:util'

import { bin } from '#tests/run/runner.mjs'

import { deckGates } from './deck-gates.ts'
import { DeckProblem, deckText, readDeck, refusedText } from './deck-file.ts'
import { deckRows } from './deck-rows.ts'
import { heldTexts } from './held-texts.ts'
import { type Catalogs, type RefusedRow, type TextChange, judgeDeck, readCatalogs } from './judge-deck.ts'
import { shownWhere } from './shown-where.ts'
import { writeCatalogs } from './write-catalogs.ts'

const run = (command: readonly string[]) => {
  const [program = '', ...args] = command
  return spawnSync(program, args, { encoding: 'utf8', maxBuffer: 50_000_000, env: { ...process.env, NO_COLOR: '1' } })
}

function writeOut(file: string): void {
  const rows = deckRows(readCatalogs(), shownWhere())
  writeFileSync(file, deckText(rows))
  console.log(`${rows.length} texts are in ${file}. Write new words into “new english” and “new spanish”.`)
}

function report(mark: string, found: readonly RefusedRow[]): void {
  for (const { line, cells, reasons } of found)
    console.log(`${mark} line ${line}, ${cells.area}:${cells.key}: ${reasons.join('; ')}.`)
}

/** Prints where rules, stories and tests still quote the words that change. */
function reportHeld(changes: readonly TextChange[], before: Catalogs): void {
  const paths = ['stories', 'tests'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((path) => `${root}/${path.replaceAll('\\', '/')}`),
  )
  const read = paths.filter((path) => /\.(?:[cm]?ts|tsx|mdx|txt)$/.test(path))
  const sources = new Map(read.map((path) => [path, readFileSync(path, 'utf8')]))
  const textBefore = ({ language, area, key }: TextChange) => before[language].get(area)?.get(key) ?? ''
  const pairs = changes.map((change) => ({ before: textBefore(change), after: change.text }))
  const held = heldTexts(pairs, sources)
  if (held.length > 0) console.log(['These files still quote the words before:', ...held].join('\n'))
}

/**
 * Writes the catalogs and runs the gates; puts the catalogs back if a gate fails, unless the words are to be kept.
 * Returns whether the gates let the words pass.
 */
function writeThroughGates(changes: readonly TextChange[], isKept: boolean): boolean {
  const before = readCatalogs()
  const { files, putBack } = writeCatalogs(changes)
  const [program = '', script = ''] = bin('vitest')
  const judged = run([program, script, 'run', '--project', 'node', ...deckGates])
  const isPassed = judged.status === 0
  if (!isPassed) console.log(judged.stdout.slice(judged.stdout.indexOf('Failed Tests')), judged.stderr)
  reportHeld(changes, before)
  if (!isPassed && !isKept) {
    putBack()
    console.log('The gates above refuse the words, and the catalogs are as they were.')
    return false
  }
  console.log(run(['git', '--no-pager', 'diff', '--no-ext-diff', '--unified=0', '--', ...files]).stdout)
  console.log(`${changes.length} texts of ${files.length} files are written.`)
  if (!isPassed) console.log('The gates above refuse the words, which stay because of --keep.')
  return isPassed
}

interface Taken {
  readonly takesRest: boolean
  readonly takesLong: boolean
  readonly isKept: boolean
}

function writeIn(file: string, { takesRest, takesLong, isKept }: Taken): boolean {
  if (run(['git', 'status', '--porcelain', '--', 'src/i18n/locales']).stdout.trim() !== '')
    throw new DeckProblem('The catalogs have changes that are not committed: commit them first, so none is lost.')
  const rows = readDeck(readFileSync(file))
  const { changes, refused, long } = judgeDeck(readCatalogs(), rows, takesLong)
  report('✗', refused)
  report('!', long)
  console.log(`${rows.length} rows: ${changes.length} texts change, ${refused.length} rows are refused.`)
  if (refused.length > 0 && !takesRest) {
    console.log(
      'Nothing is written. Mend the rows, or take the others with --take-rest, and texts over their limit with --take-long.',
    )
    return false
  }
  const isWritten = changes.length === 0 || writeThroughGates(changes, isKept)
  if (refused.length > 0) {
    const rest = file.replace(/(?:\.csv)?$/, '.refused.csv')
    writeFileSync(rest, refusedText(refused.map(({ cells, reasons }) => ({ cells, reason: reasons.join('; ') }))))
    console.log(`The refused rows are in ${rest}.`)
  }
  return isWritten && refused.length === 0
}

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    in: { type: 'string' },
    'take-rest': { type: 'boolean', default: false },
    'take-long': { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
})
try {
  if (values.out !== undefined) writeOut(values.out)
  else if (values.in !== undefined) {
    const taken = { takesRest: values['take-rest'], takesLong: values['take-long'], isKept: values.keep }
    process.exitCode = writeIn(values.in, taken) ? 0 : 1
  } else throw new DeckProblem('Say --out <file.csv> or --in <file.csv>.')
} catch (error) {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
  if (!(error instanceof DeckProblem) && !isMissing) throw error
  console.error(isMissing ? `There is no file ${String(values.in ?? values.out)}.` : error.message)
  process.exitCode = 1
}
