import { fieldsIn } from './described-schema.ts'
import type { Json } from './json.ts'

/** The parts of an operation that the page shows. */
export interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly tags: readonly string[]
  readonly security: readonly Json[]
  readonly parameters: readonly (Json & { readonly name: string; readonly in: string; readonly schema: Json })[]
  readonly requestBody?: { readonly content: Content }
  readonly responses: Readonly<Record<string, Answer>>
}

/** An answer of an operation. */
export interface Answer {
  readonly description: string
  readonly headers?: Json
  readonly content?: Content
}

/** A body: its schema, and its examples. */
export interface Content {
  readonly 'application/json': {
    readonly schema: Json
    readonly example?: unknown
    readonly examples?: Readonly<Record<string, { readonly summary?: string; readonly value: unknown }>>
  }
}

/** The parts of the document that a page shows. */
export interface Description {
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly tags: readonly { readonly name: string; readonly description: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, Json>>
    readonly securitySchemes: Readonly<Record<string, Readonly<Record<string, string>>>>
  }
}

/** A field of a schema, for a row of a table. */
export interface FieldRow {
  readonly path: string
  readonly type: string
  readonly isRequired: boolean
  readonly meaning: string
}

const list = (value: unknown) => (Array.isArray(value) ? (value as readonly Json[]) : [])

/** Returns the name of the schema that a reference leads to. */
export function nameOf(schema: Json): string | null {
  const { $ref } = schema
  return typeof $ref === 'string' ? ($ref.split('/').at(-1) ?? null) : null
}

function limitsOf(schema: Json): readonly string[] {
  const said = (key: string, words: string) => {
    const limit = schema[key]
    if (limit === undefined) return []
    // The replacement is a function, because a pattern may contain special characters such as `$&`.
    return [words.replace('#', () => (typeof limit === 'string' ? limit : JSON.stringify(limit)))]
  }
  return [
    ...said('minimum', 'at least #'),
    ...said('maximum', 'at most #'),
    ...(schema['minLength'] === 1 ? ['not empty'] : said('minLength', 'at least # characters')),
    ...said('maxLength', 'at most # characters'),
    ...said('minItems', 'at least # entries'),
    ...said('pattern', 'like #'),
  ]
}

/** Returns the type of a field in words: `number, at least 0`. */
export function typeOf(schema: Json): string {
  const alternatives = [...list(schema['anyOf']), ...list(schema['oneOf'])]
  if (alternatives.length > 0) return [...new Set(alternatives.map(typeOf))].join(' or ')
  const name = nameOf(schema)
  if (name !== null) return name
  if (schema['const'] !== undefined) return JSON.stringify(schema['const'])
  if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => JSON.stringify(value)).join(', ')
  const type = [schema['type'] ?? 'any'].flat().map(String).join(' or ')
  return [type === 'array' ? 'list' : type.replace('string', 'text'), ...limitsOf(schema)].join(', ')
}

/** Returns a row for each field of a schema, at any depth. */
export function rowsOf(schema: Json): readonly FieldRow[] {
  return fieldsIn(schema).map(({ path, schema: part, isRequired }) => {
    const { description = '' } = part as { readonly description?: string }
    return { path, type: typeOf(part), isRequired, meaning: description }
  })
}
