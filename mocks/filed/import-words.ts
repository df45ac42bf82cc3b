import process from 'node:process'

import type { Imported } from './store-in-use.ts'

/** Returns what an import made, and what it left out. */
export function importLines({ folder, record }: Imported): readonly string[] {
  return [
    `${record.plans} plans of ${record.year}, ${record.rows} rows of rates, filed until ${record.date}: ${folder}`,
    ...record.leftOut.map(({ reason, count, examples }) => `Left out: ${reason}: ${count} (${examples.join('; ')})`),
  ]
}

/** Shows how far a file was read: one line that is overwritten on a terminal, else one line a file. */
export function progressLine(): (name: string, part: number) => void {
  let shown = ''
  return (name, part) => {
    const percent = Math.floor(part * 100)
    const line = process.stderr.isTTY ? `Reading ${name}: ${percent} %` : `Reading ${name}`
    if (line === shown) return
    shown = line
    process.stderr.write(process.stderr.isTTY ? `\r\u001B[K${line}` : `${line}\n`)
  }
}
