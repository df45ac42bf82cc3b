import { createHash } from 'node:crypto'

import type { Json } from './json.ts'

/** Returns a value without its examples, which follow the mocks, and without the version. */
function withoutExamples(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutExamples)
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).filter(([key]) => key !== 'example' && key !== 'examples')
  return Object.fromEntries(parts.map(([key, part]) => [key, withoutExamples(part)]))
}

/** Returns a fingerprint of the document's content. */
export function fingerprintOf(document: Json): string {
  const { info, ...rest } = document
  const { version: _, ...said } = info as Json
  return createHash('sha256')
    .update(JSON.stringify(withoutExamples({ said, ...rest })))
    .digest('hex')
    .slice(0, 16)
}
