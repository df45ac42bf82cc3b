import * as z from 'zod/mini'

import { isObject, type Json } from './json.ts'

const dialect = 'https://json-schema.org/draft/2020-12/schema'

const isTypeOnly = (schema: Json) => Object.keys(schema).length === 1 && schema['type'] !== undefined

/** Returns the alternatives of a schema, flattened and without "anything", which is no information for a service. */
function alternatives(members: readonly Json[]): readonly Json[] {
  const flat = members.flatMap((member) =>
    Object.keys(member).length === 1 && Array.isArray(member['anyOf']) ? (member['anyOf'] as Json[]) : [member],
  )
  const telling = flat.filter((member) => Object.keys(member).length > 0)
  return telling.length > 0 ? telling : flat
}

function joined(members: readonly Json[]): Json {
  if (members.every(isTypeOnly)) return { type: members.map((member) => member['type']) }
  if (members.every((member) => typeof member['const'] === 'number'))
    return { type: 'integer', enum: members.map((member) => member['const']) }
  return { anyOf: members }
}

/** Returns a schema in its shortest form, without the bounds of every integer and without redundant alternatives. */
function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidy)
  if (!isObject(value)) return value
  const tidied = Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => {
      const isBound = (key === 'minimum' || key === 'maximum') && Math.abs(Number(part)) === Number.MAX_SAFE_INTEGER
      return isBound ? [] : [[key, tidy(part)] as const]
    }),
  )
  const { anyOf, prefixItems, ...rest } = tidied
  if (Array.isArray(anyOf)) return { ...rest, ...joined(alternatives(anyOf as readonly Json[])) }
  // A list of exactly one kind of entry needs no tuple.
  if (Array.isArray(prefixItems) && prefixItems.length === 1 && rest['items'] === false)
    return { ...rest, items: prefixItems[0] as Json }
  return tidied
}

/** Returns the JSON schema of what the service must accept (`input` of a request) and may send (`input` of an answer). */
export function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output' = 'input'): Json {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-2020-12' })
  // OpenAPI 3.1 uses this dialect by default, so no schema has to name it.
  if ($schema !== dialect) throw new TypeError(`Unexpected dialect ${String($schema)}`)
  return tidy(rest) as Json
}

/** Returns the parts of a schema with their paths: the properties by name, the entries of a list by `[]`. */
function partsOf(schema: Json, path: string): readonly (readonly [key: string, path: string, part: Json])[] {
  const one = (key: string) => (isObject(schema[key]) ? [[key, `${path}[]`, schema[key]] as const] : [])
  const list = (key: string, at: string) =>
    Array.isArray(schema[key])
      ? (schema[key] as Json[]).map((part, index) => [`${key}/${index}`, at, part] as const)
      : []
  const properties = Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, Json>>)
  return [
    ...properties.map(([name, part]) => [`properties/${name}`, path === '' ? name : `${path}.${name}`, part] as const),
    ...list('prefixItems', `${path}[]`),
    ...one('items'),
    ...list('anyOf', path),
    ...list('oneOf', path),
  ]
}

function withPart(schema: Json, key: string, part: Json): Json {
  const [at = '', name] = key.split('/')
  if (name === undefined) return { ...schema, [at]: part }
  const holder = schema[at]
  return {
    ...schema,
    [at]: Array.isArray(holder)
      ? holder.map((one: Json, index) => (index === Number(name) ? part : one))
      : { ...(holder as Json), [name]: part },
  }
}

/** Returns a schema with the note of each of its fields as description. */
export function described(schema: Json, notes: Readonly<Record<string, string>>, path = ''): Json {
  const filled = partsOf(schema, path).reduce((whole, [key, at, part]) => {
    const inner = described(part, notes, at)
    const note = key.startsWith('properties/') ? notes[at] : undefined
    return withPart(whole, key, note === undefined ? inner : { ...inner, description: note })
  }, schema)
  const own = path === '' ? notes[''] : undefined
  return own === undefined ? filled : { ...filled, description: own }
}

/** A field of a schema, at any depth. */
export interface Field {
  readonly path: string
  readonly schema: Json
  readonly isRequired: boolean
}

/** Returns the fields of a schema at any depth, each path once. */
export function fieldsIn(schema: Json, path = ''): readonly Field[] {
  const required = new Set((schema['required'] ?? []) as readonly string[])
  const fields = new Map<string, Field>()
  for (const [key, at, part] of partsOf(schema, path)) {
    const [kind, name = ''] = key.split('/')
    const own = kind === 'properties' ? [{ path: at, schema: part, isRequired: required.has(name) }] : []
    for (const field of [...own, ...fieldsIn(part, at)]) if (!fields.has(field.path)) fields.set(field.path, field)
  }
  return [...fields.values()]
}
