import { CsvError, parse } from 'csv-parse/sync'

/** The columns of a deck, in their order. */
const columns = [
  'area',
  'key',
  'english',
  'spanish',
  'new english',
  'new spanish',
  'placeholders',
  'limit',
  'shown in',
] as const

/** The columns that a deck is read by. Without one, what it proposes or was made from would be lost in silence. */
const neededColumns = ['area', 'key', 'english', 'spanish', 'new english', 'new spanish'] as const

type Column = (typeof columns)[number]

/** A row of a deck: its cells by their columns. */
export type DeckCells = Readonly<Partial<Record<Column, string>>>

/** A row that is written, with the reason why it was refused. Nothing reads the reason. */
export interface WrittenRow {
  readonly cells: DeckCells
  readonly reason: string
}

/** A row that was read, with its line in the file. */
export interface DeckRow {
  readonly line: number
  readonly cells: DeckCells
}

/** What is wrong with a file, in one sentence for the person who made it. */
export class DeckProblem extends Error {
  override readonly name = 'DeckProblem'
}

/** A spreadsheet calculates a cell that begins like a formula, unless an apostrophe stands before it. */
const guarded = (text: string) => (/^'*[=+\-@]/.test(text) ? `'${text}` : text)
const unguarded = (text: string) => text.replace(/^'(?='*[=+\-@])/, '')

const cellsOf = (cells: DeckCells) => columns.map((column) => guarded(cells[column] ?? ''))

function fileText(lines: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')
  return `\uFEFF${lines.map(line).join('\r\n')}\r\n`
}

/** Returns rows as a file that a spreadsheet opens: UTF-8 with its mark, commas, and every cell in quotes. */
export const deckText = (rows: readonly DeckCells[]): string => fileText([columns, ...rows.map(cellsOf)])

/** Returns refused rows as such a file, each with its reason in the first column. It is a deck again once they are mended. */
export const refusedText = (rows: readonly WrittenRow[]): string =>
  fileText([['reason', ...columns], ...rows.map(({ cells, reason }) => [guarded(reason), ...cellsOf(cells)])])

/** The encoding that a file's mark names: Excel saves “Unicode text” in two bytes a letter. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}

function decoded(bytes: Uint8Array): string {
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
    if (!text.includes('\0')) return text
  } catch {
    // The sentence below says it.
  }
  throw new DeckProblem('It is not in UTF-8. Save it anew: in Excel as “CSV UTF-8”, elsewhere with the encoding UTF-8.')
}

/** The separator of a file: Excel's depends on the country, and a first line such as `sep=;` may name it. */
function separatorOf(text: string): { readonly separator: string; readonly rest: string } {
  const [, named, rest = text] = /^sep=(.)\r?\n([^]*)$/.exec(text) ?? []
  const header = rest.split('\n', 1)[0] ?? ''
  const countOf = (separator: string) => header.split(separator).length
  return { separator: named ?? [',', ';', '\t'].toSorted((a, b) => countOf(b) - countOf(a))[0] ?? ',', rest }
}

interface FoundRow {
  readonly line: number
  readonly record: readonly string[]
}

function recordsOf(text: string): readonly FoundRow[] {
  const { separator, rest } = separatorOf(text)
  const found: FoundRow[] = []
  try {
    parse(rest, {
      delimiter: separator,
      relax_column_count: true,
      skip_empty_lines: true,
      on_record: (record: readonly string[], { lines }) => {
        found.push({ line: lines, record })
        return null
      },
    })
    return found
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new DeckProblem(
      error.code === 'CSV_QUOTE_NOT_CLOSED'
        ? 'It ends inside a quoted text: it is torn. Take the whole file.'
        : `Line ${String(error['lines'])} has a quote inside a text that is not in quotes.`,
    )
  }
}

/** What is missing of a deck's columns, in one sentence that names each, with the headings that nothing knows. */
function missingColumns(names: readonly string[]): string | undefined {
  const missing = neededColumns.filter((name) => !names.includes(name))
  if (missing.length === 0) return undefined
  const known: readonly string[] = [...columns, 'reason']
  const unknown = names.filter((name) => name !== '' && !known.includes(name))
  const quoted = (list: readonly string[]) => list.map((name) => `“${name}”`).join(', ')
  const seen = unknown.length === 0 ? '' : ` It has ${quoted(unknown)}, which a deck does not have.`
  const word = missing.length === 1 ? 'column' : 'columns'
  return `It is without the ${word} ${quoted(missing)}.${seen} The headings stay as they were written, in English.`
}

/** Reads a deck. Throws a `DeckProblem` if the file is not whole or not a deck. */
export function readDeck(bytes: Uint8Array): readonly DeckRow[] {
  const [header, ...records] = recordsOf(decoded(bytes))
  const names = header?.record.map((name) => name.trim().toLowerCase()) ?? []
  const missing = missingColumns(names)
  if (missing !== undefined) throw new DeckProblem(missing)
  const twice = names.filter((name, at) => name !== '' && names.indexOf(name) !== at)
  if (twice.length > 0) throw new DeckProblem(`It has the column “${String(twice[0])}” twice.`)
  return records.map(({ line, record }) => {
    if (record.length !== names.length)
      throw new DeckProblem(
        `Line ${line} has ${record.length} cells instead of ${names.length}: the file is torn, or a separator stands outside of quotes.`,
      )
    const cellOf = (column: Column) => {
      const at = names.indexOf(column)
      return at < 0 ? [] : [[column, unguarded(record[at] ?? '').replaceAll('\r\n', '\n')] as const]
    }
    return { line, cells: Object.fromEntries(columns.flatMap(cellOf)) }
  })
}
