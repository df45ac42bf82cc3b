/** A JSON object of the document. */
export type Json = Readonly<Record<string, unknown>>

/** Whether a value is a JSON object: neither a list nor null. */
export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
