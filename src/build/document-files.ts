import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { notFoundDocuments } from './host-rules.ts'

/** Returns the not-found document for an address, in the language of the address. */
export function notFoundFile(path: string): string {
  const own = notFoundDocuments.find(({ pattern }) => new RegExp(pattern).test(path))
  return own === undefined ? '404.html' : own.document.slice(1)
}

/** Returns the file that a static host serves for a path. */
export function fileOf(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`
}

/** Returns the documents of a built site by their paths. */
export const documentsUnder = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .map((file) => join(folder, file))
      .map((path) => [path, readFileSync(path, 'utf8')] as const),
  )
