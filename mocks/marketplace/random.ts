/**
 * Returns a 32-bit hash of a text (FNV-1a with a final mix). It is the engine's only source of variety, so every run is
 * the same.
 */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

/** Returns a number from 0 up to, but not including, 1 that depends only on the text. */
export function share(text: string): number {
  return hash(text) / 0x1_0000_0000
}
