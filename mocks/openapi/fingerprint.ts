import { createHash } from 'node:crypto'

import type { Json } from './json.ts'

/** Returns a value without its examples, which follow the mocks, and without the version. */
function withoutExamples(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutExamples)
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).filter(([key]) => key !== 'example' && key !== 'examples')
  return Object.fromEntries(parts.map(([key, part]) => [key, withoutExamples(part)]))
}

const digestOf = (value: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(withoutExamples(value)))
    .digest('hex')

/** Returns a fingerprint of the document's content. */
export function fingerprintOf(document: Json): string {
  const { info, ...rest } = document
  const { version: _, ...said } = info as Json
  return digestOf({ said, ...rest }).slice(0, 16)
}

/** Returns a line with a short fingerprint for each call and each schema of the document, which tells what has changed. */
export function fingerprintsOfParts(document: Json): readonly string[] {
  const { paths, components } = document as { readonly paths: Json; readonly components: { readonly schemas: Json } }
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Json).map(([method, call]) => [`${method} ${path}`, call] as const),
  )
  return [...calls, ...Object.entries(components.schemas)].map(
    ([name, part]) => `${name} ${digestOf(part).slice(0, 8)}`,
  )
}
