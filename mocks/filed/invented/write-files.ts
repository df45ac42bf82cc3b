import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { ZipFile } from 'yazl'

import type { FileRow } from './plan-rows.ts'

const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
const rowsAtOnce = 500

/** Returns a table as the text of a CSV file, some rows at a time. */
function* csvOf(header: readonly string[], rows: Iterable<FileRow>): Generator<string> {
  let lines = [header.map(quoted).join(',')]
  for (const row of rows) {
    lines.push(header.map((column) => quoted(row[column] ?? '')).join(','))
    if (lines.length < rowsAtOnce) continue
    yield `${lines.join('\n')}\n`
    lines = []
  }
  if (lines.length > 0) yield `${lines.join('\n')}\n`
}

/** Writes a CSV file. */
export function writeCsv(path: string, header: readonly string[], rows: Iterable<FileRow>): Promise<void> {
  return pipeline(Readable.from(csvOf(header, rows)), createWriteStream(path))
}

async function writeZip(path: string, members: readonly (readonly [name: string, content: Readable])[]): Promise<void> {
  const zip = new ZipFile()
  for (const [name, content] of members) zip.addReadStream(content, name)
  zip.end()
  const out = createWriteStream(path)
  zip.outputStream.pipe(out)
  await once(out, 'close')
}

/** Writes a CSV file inside a zip. */
export function writeZippedCsv(
  path: string,
  name: string,
  header: readonly string[],
  rows: Iterable<FileRow>,
): Promise<void> {
  return writeZip(path, [[name, Readable.from(csvOf(header, rows))]])
}

const xml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** Returns a column's letters: A, Z, AA. */
function lettersOf(at: number): string {
  const rest = Math.floor(at / 26)
  return (rest > 0 ? lettersOf(rest - 1) : '') + String.fromCodePoint(65 + (at % 26))
}

/** Returns the XML of a sheet with a banner above its header. Texts are numbers in the list that cells share. */
function* sheetOf(header: readonly string[], rows: Iterable<FileRow>, shared: Map<string, number>): Generator<string> {
  const letters = header.map((_, at) => lettersOf(at))
  let line = 0
  const rowOf = (values: readonly string[]) => {
    line += 1
    const cells = values.map((value, at) => {
      if (value === '') return ''
      if (/^\d{1,9}$/.test(value)) return `<c r="${letters[at] ?? ''}${line}"><v>${value}</v></c>`
      const number = shared.get(value) ?? shared.size
      shared.set(value, number)
      return `<c r="${letters[at] ?? ''}${line}" t="s"><v>${number}</v></c>`
    })
    return `<row r="${line}">${cells.join('')}</row>`
  }
  yield '<?xml version="1.0" encoding="UTF-8"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>'
  yield rowOf(['displayed records', '2'])
  yield rowOf(header)
  for (const row of rows) yield rowOf(header.map((column) => row[column] ?? ''))
  yield '</sheetData></worksheet>'
}

function* sharedOf(shared: ReadonlyMap<string, number>): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?><sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">'
  for (const text of shared.keys()) yield `<si><t xml:space="preserve">${xml(text)}</t></si>`
  yield '</sst>'
}

/** Writes a spreadsheet; the reader of files needs no styles. */
export function writeSheet(path: string, header: readonly string[], rows: Iterable<FileRow>): Promise<void> {
  const shared = new Map<string, number>()
  return writeZip(path, [
    ['xl/workbook.xml', Readable.from(['<?xml version="1.0" encoding="UTF-8"?><workbook/>'])],
    ['xl/worksheets/sheet1.xml', Readable.from(sheetOf(header, rows, shared))],
    // Members are read in order, so every text is known here.
    ['xl/sharedStrings.xml', Readable.from(sharedOf(shared))],
  ])
}
