import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

import yauzl, { type Entry, type ZipFile } from 'yauzl'

import { PlansProblem } from './plans-problem.ts'
import type { FoundFile } from './public-files.ts'

/** An open zip file with its members by name. */
export interface Zip {
  readonly name: string
  readonly entries: ReadonlyMap<string, Entry>
  readonly file: ZipFile
  readonly close: () => void
}

/** Says that a zip is torn. */
export const tornZip = (name: string): PlansProblem =>
  new PlansProblem(`${name} is a torn zip file, as after a stopped download: download it again.`)

async function withEntries(name: string, opened: Promise<ZipFile>): Promise<Zip> {
  try {
    const file = await opened
    const entries = new Map<string, Entry>()
    for await (const entry of file.eachEntry()) entries.set(entry.fileName, entry)
    return { name, entries, file, close: file.close.bind(file) }
  } catch {
    throw tornZip(name)
  }
}

/** Opens a file as a zip; null for a file that doesn't begin as one. */
export async function openZip({ name, path }: FoundFile): Promise<Zip | null> {
  const handle = await open(path)
  const { buffer: start } = await handle.read(Buffer.alloc(2), 0, 2, 0)
  await handle.close()
  if (start.toString('latin1') !== 'PK') return null
  return withEntries(name, yauzl.openPromise(path, { lazyEntries: true, autoClose: false }))
}

/** Opens a zip that is a member of another; its compressed bytes are held in memory. */
export async function zipInside(zip: Zip, member: Entry): Promise<Zip> {
  const bytes = await buffer(await openMember(zip, member))
  return withEntries(zip.name, yauzl.fromBufferPromise(bytes, { lazyEntries: true }))
}

/** Returns the uncompressed bytes of a member; they fail when it is torn. */
export async function openMember(zip: Zip, member: Entry): Promise<Readable> {
  try {
    return await zip.file.openReadStreamPromise(member)
  } catch {
    throw tornZip(zip.name)
  }
}

/** Whether an error means that the bytes of a zip's member are not what the zip says. */
export function isTorn(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return code.startsWith('Z_') || /bytes in the stream|unexpected EOF/i.test(error.message)
}
