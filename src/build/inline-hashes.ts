import { createHash } from 'node:crypto'

/** The hashes by which the content policy allows a document's inline scripts and styles. */
export interface InlineHashes {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const hashesOf = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => hashOf(text))

/** Returns the hashes of a document's own scripts and styles. A data block has a type, runs nothing and needs none. */
export const inlineHashes = (html: string): InlineHashes => ({
  scripts: hashesOf(html, /<script>([^]*?)<\/script>/g),
  styles: hashesOf(html, /<style>([^]*?)<\/style>/g),
})
