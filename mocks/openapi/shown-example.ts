import { isObject, type Json } from './json.ts'

/** Entries of a list that an example shows. */
const shownEntries = 8

/** Returns the properties of a schema and of its alternatives. */
export function propertiesOf(schema: Json): Readonly<Record<string, Json>> {
  const inside = [...((schema['anyOf'] ?? []) as readonly Json[]), ...((schema['oneOf'] ?? []) as readonly Json[])]
  return Object.assign({ ...(schema['properties'] as Json) }, ...inside.map(propertiesOf)) as Record<string, Json>
}

/** Returns the schema of a list's entries, also where the list is one of several alternatives. */
export function itemsOf(schema: Json): Json | undefined {
  if (isObject(schema['items'])) return schema['items']
  const inside = [...((schema['anyOf'] ?? []) as readonly Json[]), ...((schema['oneOf'] ?? []) as readonly Json[])]
  return inside.map(itemsOf).find((items) => items !== undefined)
}

/** Returns an answer as an example: only fields that its schema describes, and the beginning of long lists. */
export function shownExample(value: unknown, schema: Json): unknown {
  if (Array.isArray(value)) {
    const items = itemsOf(schema)
    return value.slice(0, shownEntries).map((entry: unknown) => (items ? shownExample(entry, items) : entry))
  }
  // A schema that names its other fields allows them all.
  if (!isObject(value) || schema['additionalProperties'] !== undefined) return value
  const properties = propertiesOf(schema)
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      const known = properties[name]
      return known ? [[name, shownExample(part, known)] as const] : []
    }),
  )
}
