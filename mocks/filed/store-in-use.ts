import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'

import { type StoreRecord, readRecord } from './plan-store.ts'

/** A store and the folder that it lies in. */
export interface Imported {
  readonly folder: string
  readonly record: StoreRecord
}

const pointerName = 'current.json'

/** Returns the store that is in use of a year; null where there is none, and where it is torn. */
export function currentStore(root: string, year: number): Imported | null {
  try {
    // Only `putInUse` writes this file.
    const { store } = JSON.parse(readFileSync(join(root, String(year), pointerName), 'utf8')) as {
      readonly store: string
    }
    const folder = join(root, String(year), store)
    const record = readRecord(folder)
    return record && { folder, record }
  } catch {
    return null
  }
}

/** Returns the years that have a folder of stores, the earliest first. */
export function yearsIn(root: string): readonly number[] {
  const names = existsSync(root) && statSync(root).isDirectory() ? readdirSync(root) : []
  return names.filter((name) => /^\d{4}$/.test(name)).map(Number)
}

/** Takes away what this process has begun to import. */
export function dropDraft(root: string): void {
  rmSync(join(root, `import-${process.pid}`), { recursive: true, force: true })
}

/**
 * Moves a whole store to its place among those of its year and makes it the one in use: a rename either happened or did
 * not. The stores of before are then taken away.
 */
export function putInUse(draftFolder: string, root: string, store: string, record: StoreRecord): Imported {
  const yearFolder = join(root, String(record.year))
  const folder = join(yearFolder, store)
  mkdirSync(yearFolder, { recursive: true })
  rmSync(folder, { recursive: true, force: true })
  renameSync(draftFolder, folder)
  const pointer = join(yearFolder, `${pointerName}.${process.pid}`)
  writeFileSync(pointer, JSON.stringify({ store }), { flush: true })
  renameSync(pointer, join(yearFolder, pointerName))
  for (const name of readdirSync(yearFolder))
    if (name !== store && name !== pointerName) rmSync(join(yearFolder, name), { recursive: true, force: true })
  return { folder, record }
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0)
    return id !== process.pid
  } catch {
    return false
  }
}

/** Returns a new folder for an import, named for its process, and takes away what stopped imports have left. */
export function draftFolderIn(root: string): string {
  mkdirSync(root, { recursive: true })
  for (const name of readdirSync(root)) {
    const [, id] = /^import-(\d+)$/.exec(name) ?? []
    if (id !== undefined && !isRunning(Number(id))) rmSync(join(root, name), { recursive: true, force: true })
  }
  const folder = join(root, `import-${process.pid}`)
  mkdirSync(folder)
  return folder
}
