import { createReadStream } from 'node:fs'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { CsvError, parse } from 'csv-parse'

import { PlansProblem, systemReason } from './plans-problem.ts'
import { type ColumnOf, type FileKind, type FoundFile, optionalColumns, publicFiles } from './public-files.ts'
import { readSheet } from './sheet-rows.ts'
import { type Zip, isTorn, openMember, openZip, tornZip, zipInside } from './zip-members.ts'

/** Returns the current row's value of a column, without blanks around it. */
export type Cell<Kind extends FileKind> = (column: ColumnOf<Kind>) => string

/** How far a file was read, from 0 to 1. */
export type OnProgress = (part: number) => void

/** A header stands in one of the first rows: the Landscape has a banner above it. */
const headerWithin = 3

const bare = (text: string) => text.replaceAll(/[\s_]+/g, '').toLowerCase()

/** Reads rows as a table: finds its header, and then calls `onRow` with each row below. */
function tableReader<Kind extends FileKind>(
  { kind, name }: FoundFile & { kind: Kind },
  onRow: (cell: Cell<Kind>) => void,
) {
  const columns: readonly string[] = publicFiles[kind].columns
  let positions: ReadonlyMap<string, number> | null = null
  let row: readonly string[] = []
  let tried = 0
  let rowsBelow = 0
  let fewest = columns
  const cell: Cell<Kind> = (column) => row[positions?.get(column) ?? -1]?.trim() ?? ''
  const refuse = () => {
    const few = fewest.slice(0, 3).join(', ') + (fewest.length > 3 ? ` and ${fewest.length - 3} more` : '')
    throw new PlansProblem(`${name} has no column ${few}: the file has changed, or it is another one.`)
  }
  const asHeader = () => {
    const names = row.map(bare)
    const missing = columns.filter((column) => !names.includes(bare(column)))
    if (missing.length === 0)
      positions = new Map([...columns, ...optionalColumns].map((column) => [column, names.indexOf(bare(column))]))
    if (missing.length < fewest.length) fewest = missing
    tried += 1
    if (positions === null && (tried === headerWithin || fewest.length < columns.length / 2)) refuse()
  }
  return {
    take: (next: readonly string[]) => {
      row = next
      if (positions === null) asHeader()
      else {
        rowsBelow += 1
        onRow(cell)
      }
    },
    end: () => {
      if (positions === null) refuse()
      if (rowsBelow === 0) throw new PlansProblem(`${name} has a header and no row below it: download it again.`)
    },
  }
}

/** Signs that a spreadsheet program can write between the columns in place of commas, with their names. */
const otherSigns = [
  [';', 'semicolons'],
  ['\t', 'tabs'],
  ['|', 'vertical bars'],
] as const

/** Returns the name of the sign that stands between a table's columns, if it is no comma. */
function otherSign(start: string, columns: readonly string[]): string | undefined {
  const lines = start.split(/\r?\n/, headerWithin)
  return otherSigns.find(([sign]) =>
    lines.some((line) => {
      const names = line.replaceAll('"', '').split(sign).map(bare)
      return columns.filter((column) => names.includes(bare(column))).length >= columns.length / 2
    }),
  )?.[1]
}

/** Returns the first bytes as text; a spreadsheet program's "Unicode text" has two bytes a sign. */
function textOf(bytes: Buffer): string {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe
  return bytes.toString(isWide ? 'utf16le' : 'utf8').replace('\uFEFF', '')
}

/** Refuses a page, nothing, and other signs than commas between the columns. */
function firstBytes({ kind, name }: FoundFile): Transform {
  let isFirst = true
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const start = isFirst ? textOf(chunk.subarray(0, 20_000)) : ''
      isFirst = false
      const sign = start === '' ? undefined : otherSign(start, publicFiles[kind].columns)
      if (/^\s*</.test(start))
        done(new PlansProblem(`${name} is a web page and not a table: download the file itself.`))
      else if (sign !== undefined)
        done(
          new PlansProblem(
            `${name} has ${sign} in place of commas, as a spreadsheet program saves it: download the file itself.`,
          ),
        )
      else done(null, chunk)
    },
    flush(done) {
      done(isFirst ? new PlansProblem(`${name} is empty: download it again.`) : null)
    },
  })
}

function brokenTable(name: string, error: unknown): unknown {
  if (error instanceof PlansProblem) return error
  if (error instanceof CsvError)
    return new PlansProblem(
      `${name} is broken at line ${String(error['lines'])}, as after a stopped download: download it again.`,
    )
  if (isTorn(error)) return tornZip(name)
  const reason = systemReason(error, name)
  return reason === null ? error : new PlansProblem(`${reason}: nothing was read.`)
}

/**
 * Reads a file of plans row by row: a CSV file or a spreadsheet, either also inside a zip. Throws a `PlansProblem` for
 * a file that is torn, has other columns, or is something else.
 */
export async function readTable<Kind extends FileKind>(
  file: FoundFile & { readonly kind: Kind },
  onRow: (cell: Cell<Kind>) => void,
  onProgress: OnProgress = () => undefined,
): Promise<void> {
  const reader = tableReader(file, onRow)
  const readCsv = async (bytes: NodeJS.ReadableStream, size: number) => {
    let done = 0
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, next) {
        done += chunk.length
        onProgress(done / size)
        next(null, chunk)
      },
    })
    const rows = parse({
      bom: true,
      // Rows are handled here and not handed on: a row costs a call, and not an event.
      onRecord: (record: string[]) => {
        reader.take(record)
        return null
      },
    })
    rows.resume()
    await pipeline(bytes, counted, firstBytes(file), rows)
  }
  const readZip = async (zip: Zip): Promise<void> => {
    if (zip.entries.has('xl/workbook.xml')) return readSheet(zip, reader.take, onProgress)
    const member = [...zip.entries.values()].find(({ fileName }) => /^(?!__MACOSX).*\.(?:csv|xlsx)$/i.test(fileName))
    if (member === undefined) throw new PlansProblem(`${file.name} has no table inside: download it again.`)
    if (/xlsx$/i.test(member.fileName)) return readZip(await zipInside(zip, member))
    return readCsv(await openMember(zip, member), member.uncompressedSize)
  }
  try {
    const zip = await openZip(file)
    if (zip === null) await readCsv(createReadStream(file.path, { highWaterMark: 1 << 20 }), file.size)
    else await readZip(zip).finally(zip.close)
    reader.end()
  } catch (error) {
    throw brokenTable(file.name, error)
  }
}
