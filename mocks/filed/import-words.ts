import process from 'node:process'

import { tellStop } from '#mocks/command-options.ts'

import { type Imported, currentStore, dropDraft, yearsIn } from './store-in-use.ts'

/** Returns what an import made, and what it left out. */
export function importLines({ folder, record }: Imported): readonly string[] {
  const states = Object.keys(record.states).toSorted()
  return [
    `${record.plans} plans of ${record.year}, ${record.rows} rows of rates, filed until ${record.date}: ${folder}`,
    ...(record.invented ? ['These files are the invented sample: nothing in them is sold.'] : []),
    `States: ${states.join(', ')}.`,
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

/** Imports, and says so if it is stopped meanwhile (Ctrl+C). */
export async function untilStopped<Result>(root: string, importing: () => Promise<Result>): Promise<Result> {
  const isInUse = () => yearsIn(root).some((year) => currentStore(root, year) !== null)
  const end = tellStop(
    () => {
      dropDraft(root)
    },
    () => `The import was stopped: nothing was changed${isInUse() ? ', and the last good import stays in use' : ''}.`,
  )
  try {
    return await importing()
  } finally {
    end()
  }
}
